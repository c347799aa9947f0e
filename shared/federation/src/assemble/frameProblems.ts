import type { RemoteDocument } from '@adviestool/contract/remoteDocument';
import { OF_ONE_REMOTE, type MenuSlot } from '@adviestool/contract/slots';
import type { VariantRemote } from '@adviestool/contract/variant';

import type { HostFacts } from './hostDocument.ts';

interface Framed {
  host: Pick<HostFacts, 'isolates'>;
  /** Where its document stands. */
  hostAt: string;
  remotes: readonly {
    id: string;
    document: Pick<RemoteDocument, 'slots' | 'uses'>;
    wanted: Pick<VariantRemote, 'isolate' | 'origin'>;
    at: string;
  }[];
}

/** Their parts put entries into a menu of the page, and dialogs over it. */
const OF_MENUS: readonly MenuSlot[] = ['project.actions/v1', 'header.menu/v1'];

const IN_THE_PAGE: readonly string[] = [...OF_ONE_REMOTE, ...OF_MENUS];

/** Stores of the page: a frame has copies of these that nobody writes. */
const STORES = /^@adviestool\/state\/(?!activeProject$|session$|browserStorage$)/;

/** Calls that a page does not make for its frames. */
const CALLS =
  /^@adviestool\/contract\/api\/(?!apiError$|transport$|requestOf$|projects$|firstAborted$|fileName$)/;

/** Frames of one origin are open to each other, and share what is stored there. */
const originProblems = (framed: Framed['remotes']): string[] => {
  const owners = new Map<string, string>();
  return framed.flatMap(({ id, at, wanted: { origin } }) => {
    if (origin === undefined) return [];
    const owner = owners.get(origin);
    owners.set(origin, owner ?? id);
    return owner === undefined
      ? []
      : [
          `${at}: origin: ${id} is to stand in a frame of ${origin}, as ${owner} does: each would read what the other has. Give each an origin of its own, or none.`,
        ];
  });
};

/** What a remote that is to stand in a frame has or uses, and cannot have there. */
export const frameProblems = ({ host, hostAt, remotes }: Framed): string[] => {
  const framed = remotes.filter(({ wanted }) => wanted.isolate === 'frame');
  if (framed.length > 0 && !host.isolates.includes('frame')) {
    const ids = framed.map(({ id }) => `‘${id}’`).join(' and ');
    return [
      `${hostAt}: isolates: expected a host that keeps a remote in a frame, as ${ids} is to be; this one would run it in the page. Deploy the host first.`,
    ];
  }
  const ofEach = framed.flatMap(({ id, document, at }) => [
    ...document.slots
      .filter((slot) => IN_THE_PAGE.includes(slot))
      .map(
        (slot) =>
          `${at}: slots: ${id} is to stand in a frame, which cannot fill ‘${slot}’: that is a place of the page itself.`,
      ),
    ...(document.uses ?? [])
      .filter((entry) => STORES.test(entry) || CALLS.test(entry))
      .map(
        (entry) =>
          `${at}: uses: ${id} is to stand in a frame, where ${entry} does nothing: a frame reads projects, saves them by host.project, and calls its own backend below /onderdelen/${id}/.`,
      ),
  ]);
  return [...originProblems(framed), ...ofEach];
};
