import type { Variant } from '@adviestool/contract/variant';
import { z } from 'zod';

import { useDebugStore } from './debugStore.ts';

/** What a parent frame may say, and what it means. */
const SWITCHES = new Map([
  ['adviestool_debug_enable', true],
  ['adviestool_debug_disable', false],
]);

const eventSchema = z.object({ event: z.string() });

/** The name in a message: the text itself, or the `event` of its JSON. */
const nameOf = (data: unknown): string | null => {
  if (typeof data !== 'string') return null;
  if (SWITCHES.has(data)) return data;
  try {
    return eventSchema.safeParse(JSON.parse(data)).data?.event ?? null;
  } catch {
    // No JSON: a message for somebody else.
    return null;
  }
};

/** Lets the parent frame switch debug. A variant without parent origins does not listen. */
export const followParentDebug = ({ parentOrigins }: Pick<Variant, 'parentOrigins'>): void => {
  if (parentOrigins.length === 0 || window.parent === window) return;
  const allowed = new Set(parentOrigins.map((url) => new URL(url).origin));
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== window.parent || !allowed.has(origin)) return;
    const isOn = SWITCHES.get(nameOf(data) ?? '');
    if (isOn !== undefined) useDebugStore.setState({ isOn });
  });
};
