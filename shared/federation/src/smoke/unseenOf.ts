import type { RemoteDocument } from '@adviestool/contract/remoteDocument';

import type { DrawnPart } from './drawnEvent.ts';
import type { Seen } from './openPage.ts';
import type { SmokePage } from './pagesToOpen.ts';

/** A page, and what was seen of it. */
export interface LookedAt {
  page: SmokePage;
  seen: Seen;
}

/** One that leads elsewhere is seen when another page stands there. */
const isDrawn = ({ page, seen }: LookedAt): boolean =>
  page.leadsTo === null
    ? seen.drawn.some((part) => part.remote === page.remote && part.page === page.page)
    : seen.path === page.leadsTo && seen.drawn.some((part) => part.page !== null);

const causeOf = ({ unanswered, path }: Seen): string =>
  unanswered.length === 0
    ? `it led to ${path}: its guards, or the page itself.`
    : `nobody answered ${unanswered.join(', ')}.`;

/**
 * What was not drawn of remotes, and why that could be: neither good nor bad is known of it.
 * @returns also of which remotes there is nothing to open, because all of it comes with an event, and how many
 * pages were drawn
 */
export const unseenOf = (
  remotes: readonly (Pick<RemoteDocument, 'id' | 'version' | 'slots'> & {
    /** The places that come with an event. */
    events: readonly string[];
  })[],
  looked: readonly LookedAt[],
): { lines: string[]; byEvent: string[]; count: number } => {
  const own = looked.filter(({ page }) => remotes.some(({ id }) => id === page.remote));
  const drawn: readonly DrawnPart[] = looked.flatMap(({ seen }) => seen.drawn);
  const pages = own
    .filter((each) => each.seen.problem === null && !isDrawn(each))
    .map(
      ({ page, seen }) =>
        `${page.remote} ${page.version}, page ${page.page} (${page.path}): ${causeOf(seen)}`,
    );
  const places = remotes.flatMap(({ id, version, slots, events }) =>
    slots
      .filter((slot) => !events.includes(slot))
      .filter((slot) => !drawn.some((part) => part.remote === id && part.slot === slot))
      .map((slot) => `${id} ${version}, place ${slot}: no page that was opened has it.`),
  );
  const untouched = remotes.filter(
    ({ id }) =>
      !own.some(({ page }) => page.remote === id) && !drawn.some((part) => part.remote === id),
  );
  const empty = untouched
    .filter(({ slots }) => slots.length === 0)
    .map(({ id, version }) => `${id} ${version}: it has no page, and fills no place.`);
  const byEvent = untouched
    .filter(({ slots, events }) => slots.length > 0 && slots.every((each) => events.includes(each)))
    .map(
      ({ id, version }) => `${id} ${version}: it has no page, and its places come with an event.`,
    );
  return { lines: [...pages, ...places, ...empty], byEvent, count: own.filter(isDrawn).length };
};
