import type { IconName } from './iconPaths.ts';

/** What a message or state means; never shown by colour alone. */
export type Tone = 'info' | 'ok' | 'warn' | 'bad';

export const TONE_ICONS: Record<Tone, IconName> = {
  info: 'info',
  ok: 'check',
  warn: 'warning',
  bad: 'error',
};
