import type { PartMessage } from '@adviestool/federation/dev/TellParent';
import { expect, test } from '@jest/globals';

import { createRounds, type BuildRound } from './watchParts.ts';

const starts = (part: string): PartMessage => ({ part, isBuilt: false });
const ends = (part: string, isRight = true): PartMessage => ({ part, isBuilt: true, isRight });

/** The rounds of two parts after these messages, one second apart. */
const roundsOf = (...messages: PartMessage[]): BuildRound[] => {
  const rounds: BuildRound[] = [];
  let clock = 0;
  const tell = createRounds({
    parts: ['account', 'shell'],
    onRound: (round) => void rounds.push(round),
    now: () => clock,
  });
  for (const message of messages) {
    tell(message);
    clock += 1000;
  }
  return rounds;
};

const first = [starts('shell'), ends('shell'), starts('account'), ends('account')];

test('the first round waits for every part, though one ends before the other starts', () => {
  expect(roundsOf(...first)).toEqual([{ parts: ['account', 'shell'], seconds: 3, isRight: true }]);
  expect(roundsOf(...first.slice(0, 3))).toEqual([]);
});

test('a later round has the parts that a change touches, from its own start', () => {
  expect(roundsOf(...first, starts('shell'), ends('shell')).at(-1)).toEqual({
    parts: ['shell'],
    seconds: 1,
    isRight: true,
  });
});

test('a part with errors keeps every round wrong until it is mended', () => {
  const rounds = roundsOf(
    ...first,
    starts('account'),
    ends('account', false),
    starts('shell'),
    ends('shell'),
    starts('account'),
    ends('account'),
  );
  expect(rounds.map(({ isRight }) => isRight)).toEqual([true, false, false, true]);
});
