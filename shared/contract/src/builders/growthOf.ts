import { cpuUsage } from 'node:process';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Microseconds of processor that a reading takes from which its time says something. */
const LEAST = 3000;
/** Units of what is read from which nothing is made longer: it is fast enough, whatever its growth. */
const MOST = 1 << 18;
/** What is read is made longer, so often, until reading takes that long. */
const FIRST = 1 << 9;
const ROUNDS = 30;
/** The round from which a reading begins with a memory that holds no waste: that of others is not its cost. */
const SWEPT = 2;
/** Rounds after which a ratio so far above what is enough is no more a matter of chance. */
const SURE = { rounds: 6, ratio: 3.3 };
/** Times the first length, at which a growth that is too much is looked at once more. */
const LENGTHS = 4;

interface Reading<Read> {
  /** What is read, of so many units. */
  make: (units: number) => Read;
  read: (what: Read) => unknown;
}

/** The most that twice the input may cost, as a multiple: twice the work, and what a machine adds. */
export const ENOUGH = 2.6;

/** Bits of text that make an expression begin anew, or leave it many ways to divide them. */
export const BITS = [' ', 'a', '1', '1.', '[', '"', '/', '!', 'merk ', 'x 1 '] as const;

/** A bit over and over, and at the end what such a text must not have. */
export const manyOf =
  (bit: string) =>
  (units: number): string =>
    `${bit.repeat(units)}\n~`;

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Of this process: other programs that run take none of it. */
const costOf = async (work: () => unknown): Promise<number> => {
  const before = cpuUsage();
  await work();
  const { user, system } = cpuUsage(before);
  return user + system;
};

/** By how much twice as many units cost more: the best of several rounds, of which one that is as it should be is enough. */
const ratioAt = async <Read>({ make, read }: Reading<Read>, units: number): Promise<number> => {
  const [single, double] = [make(units), make(2 * units)];
  const best = { single: Infinity, double: Infinity };
  for (let round = 0; round < ROUNDS; round += 1) {
    if (round >= SWEPT) collectGarbage();
    best.double = Math.min(best.double, await costOf(() => read(double)));
    if (round >= SWEPT) collectGarbage();
    best.single = Math.min(best.single, await costOf(() => read(single)));
    const ratio = best.double / best.single;
    if (round > 0 && ratio <= ENOUGH) break;
    if (round >= SURE.rounds && ratio > SURE.ratio) break;
  }
  return best.double / best.single;
};

/**
 * How many times as much processor time twice the input costs. A compiler or a collector that runs meanwhile spoils a
 * round, and not all of them; where memory begins to be collected it spoils a length, and not one twice or four times as
 * long, at which too much is too much again. 0: so little that nothing of it can be told.
 */
export const growthOf = async <Read>({ make, read }: Reading<Read>): Promise<number> => {
  let units = FIRST;
  let once = 0;
  while (once < LEAST && units < MOST) {
    units *= 2;
    const what = make(units);
    await read(what);
    once = await costOf(() => read(what));
  }
  if (once < LEAST) return 0;
  let best = Infinity;
  for (let length = units; best > ENOUGH && length <= LENGTHS * units; length *= 2) {
    best = Math.min(best, await ratioAt({ make, read }, length));
  }
  return best;
};
