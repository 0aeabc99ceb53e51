import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const SERVER = process.env['REBELOTE_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  base: './',
  build: { outDir: '../src/rebelote/server/static', emptyOutDir: true, manifest: true },
  server: {
    // The texts of the page are in the Python package.
    fs: { allow: ['..'] },
    // The cards are drawn by the Python package, at the build.
    proxy: { '/api': { target: SERVER, ws: true }, '/health': SERVER, '/cards': SERVER },
  },
});
