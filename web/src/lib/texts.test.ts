import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';

const texts = import.meta.glob<string>('../../../src/rebelote/i18n/locales/*/web.ftl', {
  query: '?raw', import: 'default', eager: true,
});
const code = Object.values(
  import.meta.glob<string>('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true }),
).join('\n');
const ids = (source: string) => [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1] ?? '');
/** Names of which the code writes only the beginning: `web-deck-${deck}`. */
const families = [...code.matchAll(/`(web-[\w-]+-)\$\{/g)].map((match) => match[1] ?? '');
families.push(...[...code.matchAll(/'(web-[\w-]+)'\)/g)].map((match) => `${match[1]}-`));

test('three languages with the same messages in the same order', () => {
  const lists = Object.values(texts).map(ids);
  expect(lists).toHaveLength(3);
  expect(lists[1]).toEqual(lists[0]);
  expect(lists[2]).toEqual(lists[0]);
});

test('every message can be read', () => {
  for (const [path, source] of Object.entries(texts)) {
    const bundle = new FluentBundle(path.includes('/fr/') ? 'fr' : 'es');
    expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  }
});

test('every name in the code is a message, and every message is used', () => {
  const known = new Set(ids(Object.values(texts)[0] ?? ''));
  const named = [...code.matchAll(/['"`](web-[a-z0-9-]+[a-z0-9])['"`]/g)].map((match) => match[1] ?? '');
  const families_ = families.filter((prefix) => [...known].some((id) => id.startsWith(prefix)));
  const missing = named.filter((id) => !known.has(id) && !families_.includes(`${id}-`));
  expect(missing).toEqual([]);
  const used = new Set(named);
  const unused = [...known].filter((id) => !used.has(id) && !families_.some((prefix) => id.startsWith(prefix)));
  expect(unused).toEqual([]);
});
