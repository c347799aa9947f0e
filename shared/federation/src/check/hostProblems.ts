import type { RemoteDocument } from '@adviestool/contract/remoteDocument';
import { OF_ONE_REMOTE } from '@adviestool/contract/slots';

import { duplicateProblems } from '../assemble/duplicateProblems.ts';
import { fitProblems, rekenmodelProblems } from '../assemble/fitProblems.ts';
import type { PublishedHost } from '../assemble/hostDocument.ts';
import { needsProblems } from '../assemble/needsProblems.ts';
import { pathProblems } from '../assemble/pathProblems.ts';
import { slotProblems } from '../assemble/slotProblems.ts';

interface OneRemote {
  document: RemoteDocument;
  /** Where it stands. */
  at: string;
}

/**
 * What speaks against a remote on a published host, in the words of a composition with every remote of the product;
 * a place for one remote alone is given to this one.
 */
export const hostProblems = (host: PublishedHost, { document, at }: OneRemote): string[] => {
  const { id } = document;
  const hostAt = `host ${host.version}`;
  const others = host.remotes
    .filter((other) => other.id !== id)
    .map((other) => ({ id: other.id, document: other, at: hostAt }));
  const remote = { id, document, at };
  const remotes = [...others, remote];
  const slots = Object.fromEntries(
    OF_ONE_REMOTE.filter((name) => document.slots.includes(name)).map((name) => [name, [id]]),
  );
  return [
    ...pathProblems([remote]),
    ...duplicateProblems({ paths: host.paths, remotes }),
    ...fitProblems({ host, hostAt, remotes: [remote] }),
    // Of the host's own remotes it is the same sentence.
    ...new Set(rekenmodelProblems(remotes)),
    ...slotProblems({ known: host.slots, remotes, slots, file: at }),
    ...needsProblems({ paths: host.paths, remotes }),
  ];
};
