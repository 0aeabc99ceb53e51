import { Failure } from './api';
import { t } from './texts.svelte';

/** What to say of something that went wrong. */
export function words(error: unknown): string {
  if (error instanceof Failure && error.code !== 'offline') return error.text || t('web-went-wrong');
  return t('web-offline');
}
