import { cpuUsage } from 'node:process';

/** Microseconds of processor that a reading takes from which its time says something. */
const LEAST = 3000;
/** Units of what is read from which nothing is made longer: it is fast enough, whatever its growth. */
const MOST = 1 << 18;
/** What is read is made longer, so often, until reading takes that long. */
const FIRST = 1 << 9;
const ROUNDS = 30;
/** Rounds before which the shorter one may have had bad luck each time, so that too much would pass. */
const FEWEST = 6;
/** Rounds after which a ratio so far above what is enough is no more a matter of chance. */
const SURE = { rounds: 6, ratio: 3.6 };
/** Times the first length, up to which a growth that is too much is looked at again. */
const LENGTHS = 8;

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
    best.double = Math.min(best.double, await costOf(() => read(double)));
    best.single = Math.min(best.single, await costOf(() => read(single)));
    const ratio = best.double / best.single;
    if (round >= FEWEST && ratio <= ENOUGH) break;
    if (round >= SURE.rounds && ratio > SURE.ratio) break;
  }
  return best.double / best.single;
};

/**
 * What a ratio at a longer input says of the first length: of what grows with the square of its length a part so many
 * times as large is the square. So noise has to be far larger there to be taken for it.
 */
const atFirstLength = (ratio: number, times: number): number => {
  if (ratio <= 2 || ratio >= 4) return ratio;
  const square = (ratio - 2) / (4 - ratio) / times;
  return (2 + 4 * square) / (1 + square);
};

/**
 * How many times as much processor time twice the input costs. A compiler or a collector that runs meanwhile spoils a
 * round, and not all of them; where memory begins to be collected it spoils a length, and not each longer one, at which
 * too much is more so. 0: so little that nothing of it can be told.
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
    best = Math.min(best, atFirstLength(await ratioAt({ make, read }, length), length / units));
  }
  return best;
};
