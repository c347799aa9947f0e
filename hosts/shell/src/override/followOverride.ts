import type { RemoteDocument } from '@adviestool/contract/remoteDocument';

import { pollWhileVisible } from '../release/pollWhileVisible.ts';
import { takeUpdate } from '../release/takeUpdate.ts';
import { tellBuildErrors } from './buildErrorStore.ts';
import { fetchOverride } from './fetchOverride.ts';
import { OverrideError, type Override } from './parseOverride.ts';

/** Milliseconds between two looks at whether an override was built anew. */
const INTERVAL = 1000;
/** Of a server that builds, whose developer waits for it. */
const SHORT = 100;

/** What a document says beside the names of its files. */
const saidBy = ({ entry: _entry, files: _files, first: _first, ...said }: RemoteDocument): string =>
  JSON.stringify(said);

interface Followed extends Override {
  /** What the page shows; null: the override is not there yet. */
  document: RemoteDocument | null;
  /** The build of it; absent: it comes from a server that does not build. */
  build: string | undefined;
}

/**
 * Takes what changes when an override is built anew, without a reload where that is possible; loads the page anew
 * when it is there at last; tells why it does not build.
 */
export const followOverride = (
  { document, build, id, base }: Followed,
  reload: () => void = () => location.reload(),
): void => {
  let seen = document;

  const take = async (current: RemoteDocument, newest: string | undefined): Promise<void> => {
    if (JSON.stringify(current) === JSON.stringify(seen)) return;
    const isOfCode = seen !== null && saidBy(seen) === saidBy(current);
    seen = current;
    if (!isOfCode || !(await takeUpdate(id, { folder: base, build: newest }))) reload();
  };

  pollWhileVisible({
    interval: build === undefined ? INTERVAL : SHORT,
    look: async () => {
      try {
        const current = await fetchOverride({ id, base });
        await take(current.document, current.dev.build);
        tellBuildErrors(id, current.dev.errors);
      } catch (error) {
        if (!(error instanceof OverrideError)) return;
        // What was taken stays on the page; why the newest is not, is told.
        const isLater = seen !== null && error.errors.length === 0;
        tellBuildErrors(id, isLater ? [error.message] : error.errors);
      }
    },
  });
};
