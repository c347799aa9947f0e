import type { Variant } from '@adviestool/contract/variant';

import { keepTrying } from '../federation/keepTrying.ts';
import { log } from '../log/log.ts';

/** What reads the messages comes with the first of them. */
const answerTo = async (text: string): Promise<object | null> => {
  const { takeMessage } = await keepTrying(() => import('./takeMessage.ts'));
  return takeMessage(text);
};

/**
 * Hears the texts of the parent frame, from the origins of the variant only; an answer goes to the
 * origin that spoke. A variant without parent origins neither listens nor posts.
 */
export const followParent = ({ parentOrigins }: Pick<Variant, 'parentOrigins'>): void => {
  const { parent } = window;
  if (parentOrigins.length === 0 || parent === window) return;
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || !parentOrigins.includes(origin)) return;
    if (typeof data !== 'string') return;
    answerTo(data)
      .then((answer) => {
        if (answer !== null) parent.postMessage(JSON.stringify(answer), origin);
      })
      .catch((error: unknown) => {
        log('error', 'A message of the parent frame could not be taken.', error);
      });
  });
};
