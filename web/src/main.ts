import { mount } from 'svelte';
import App from './App.svelte';
import { applySettings } from './lib/settings.svelte';
import { installWorker } from './lib/worker';
import './styles/tokens.css';
import './styles/table.css';
import './styles/home.css';
import './styles/more.css';
import './styles/replay.css';

applySettings();
const target = document.getElementById('app');
if (target) mount(App, { target });
installWorker();
