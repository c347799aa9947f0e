import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';

/**
 * Shows that the holder of a lock still lives, on a thread of its own: a deploy computes for seconds on
 * the main one. It writes what stands in the file already, so that the moment is that of the disk, by
 * whose clock others judge it, and nobody reads half a lock.
 */
const { file, text, interval } = workerData;

const beat = () => {
  try {
    const lock = openSync(file, 'r+');
    if (readFileSync(lock, 'utf8') === text) writeSync(lock, text, 0);
    closeSync(lock);
  } catch {
    // Taken away by people, or the disk does not answer: who waits sees an old moment, which is right.
  }
};

setInterval(beat, interval);
