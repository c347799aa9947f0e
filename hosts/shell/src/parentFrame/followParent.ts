import { FRAME_EVENTS, FRAME_VERSIONS } from '@adviestool/contract/frameProtocol';
import { parseUrl } from '@adviestool/contract/parseUrl';
import type { Variant } from '@adviestool/contract/variant';

import { keepTrying } from '../federation/keepTrying.ts';
import { log } from '../log/log.ts';
import type { Speaker } from '../import/speaker.ts';

/** Where the page stands in a frame of; null: the browser does not tell. */
const originOfParent = (): string | null => {
  // Firefox tells it by the referrer alone.
  const [origin] = 'ancestorOrigins' in location ? location.ancestorOrigins : [];
  return origin ?? parseUrl(document.referrer)?.origin ?? null;
};

/** What reads the messages comes with the first of them. */
const take = async (text: string, speaker: Speaker): Promise<void> => {
  const { takeMessage } = await keepTrying(() => import('./takeMessage.ts'));
  await takeMessage(text, speaker);
};

/**
 * Hears the texts of the parent frame, from the origins of the variant only, and tells it so; an answer goes to the
 * origin that spoke. A variant without parent origins neither listens nor posts.
 */
export const followParent = ({
  release,
  variant: { parentOrigins },
}: {
  release: string;
  variant: Pick<Variant, 'parentOrigins'>;
}): void => {
  const { parent } = window;
  if (parentOrigins.length === 0 || parent === window) return;
  const speakerAt = (origin: string): Speaker => {
    const tell: Speaker['tell'] = (message) => {
      parent.postMessage(JSON.stringify(message), origin);
    };
    return {
      origin,
      tell,
      tellReady: () =>
        tell({ event: FRAME_EVENTS.ready, data: { versions: FRAME_VERSIONS, release } }),
    };
  };
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== parent || !parentOrigins.includes(origin)) return;
    if (typeof data !== 'string') return;
    take(data, speakerAt(origin)).catch((error: unknown) => {
      log('error', 'A message of the parent frame could not be taken.', error);
    });
  });
  const origin = originOfParent();
  if (origin !== null && parentOrigins.includes(origin)) speakerAt(origin).tellReady();
};
