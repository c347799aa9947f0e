import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';

import type { PartMessage } from '@adviestool/federation/dev/TellParent';

import { startChild, stopChild } from './process/child.ts';
import { ROOT } from './process/run.ts';

/** One round of building: from the first part that starts until none is being built any more. */
export interface BuildRound {
  parts: string[];
  seconds: number;
  /** Every part is without errors; the builder has printed those that are there. */
  isRight: boolean;
}

interface RoundsOptions {
  /** Names of the parts: the first round ends when each has been built. */
  parts: readonly string[];
  onRound: (round: BuildRound) => void;
  /** Milliseconds. */
  now?: () => number;
}

/** Makes rounds of the builder's messages. */
export const createRounds = ({ parts, onRound, now = () => performance.now() }: RoundsOptions) => {
  const unfinished = new Set(parts);
  const wrong = new Set<string>();
  let built = new Set<string>();
  let start: number | null = null;

  return (message: PartMessage): void => {
    const { part } = message;
    start ??= now();
    if (!message.isBuilt) {
      unfinished.add(part);
      return;
    }
    unfinished.delete(part);
    built.add(part);
    if (message.isRight) wrong.delete(part);
    else wrong.add(part);
    if (unfinished.size > 0) return;
    const round = { parts: [...built].toSorted(), seconds: (now() - start) / 1000 };
    built = new Set();
    start = null;
    onRound({ ...round, isRight: wrong.size === 0 });
  };
};

/** Builds parts for development, and again what a change touches. Returns how to stop. */
export const watchParts = (
  folders: readonly string[],
  onRound: (round: BuildRound) => void,
): (() => Promise<void>) => {
  // `dist` is about to be another build than the one that this stamp tells of.
  for (const folder of folders) rmSync(join(ROOT, folder, 'node_modules/.built'), { force: true });
  const builder = startChild(
    ['rspack', 'build', '--watch', '--config', 'scripts/watch.rspack.config.ts'],
    { NODE_ENV: 'development', WATCHED_PARTS: folders.join(',') },
    ['ignore', 'inherit', 'inherit', 'ipc'],
  );
  const parts = folders.map((folder) => basename(folder));
  const tell = createRounds({ parts, onRound });
  builder.on('message', (message: PartMessage) => tell(message));
  return () => stopChild(builder);
};
