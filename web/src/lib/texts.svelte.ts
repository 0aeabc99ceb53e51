/** The texts of the page: `web.ftl` of the Python package, in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Language } from './settings.svelte';

const sources = import.meta.glob<string>('../../../src/rebelote/i18n/locales/*/web.ftl', {
  query: '?raw',
  import: 'default',
});

let bundle = $state.raw<FluentBundle | null>(null);

/** Make the texts of a language ready. Until they are there, the former language stays. */
export async function loadTexts(language: Language): Promise<void> {
  const found = Object.entries(sources).find(([path]) => path.includes(`/${language}/`));
  if (!found) return;
  const source = await found[1]();
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  if (settings.language === language) bundle = made;
}

/** A text with its variables filled in; its name where it is missing (a test looks for those). */
export function t(name: string, variables?: Record<string, FluentVariable>): string {
  const pattern = bundle?.getMessage(name)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, variables) : name;
}

/** True once there are texts to show. */
export function textsReady(): boolean {
  return bundle !== null;
}
