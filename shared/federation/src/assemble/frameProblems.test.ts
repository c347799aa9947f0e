import { expect, test } from '@jest/globals';

import type { VariantRemote } from '@adviestool/contract/variant';
import { frameProblems } from './frameProblems.ts';

const FRAMED: Pick<VariantRemote, 'isolate'> = { isolate: 'frame' };

const placed = (slots: string[], uses?: string[]) => ({
  id: 'vreemd',
  at: 'remote.json',
  document: { slots, uses },
  wanted: FRAMED,
});

const problemsOf = (remote: ReturnType<typeof placed>, isolates: string[] = ['frame']): string[] =>
  frameProblems({ host: { isolates }, hostAt: 'host.json', remotes: [remote] });

test('a section and the modules of pages go into a frame', () => {
  const uses = ['react', '@adviestool/contract/api/transport', '@adviestool/state/session'];
  expect(problemsOf(placed(['project.section/v1', 'gevelvulling.step-aside/v1'], uses))).toEqual(
    [],
  );
});

test.each(['header.menu/v1', 'project.actions/v1', 'login-again/v1'])(
  '%s is a place of the page, which a frame cannot fill',
  (slot) => {
    expect(problemsOf(placed([slot]))).toEqual([expect.stringContaining(`cannot fill ‘${slot}’`)]);
  },
);

test.each(['@adviestool/contract/api/session', '@adviestool/state/importQueue'])(
  '%s does nothing in a frame, and is named',
  (entry) => {
    expect(problemsOf(placed([], [entry]))).toEqual([expect.stringContaining(entry)]);
  },
);

test('a host that knows no frames would run it in the page: it is refused', () => {
  expect(problemsOf(placed([]), [])).toEqual([expect.stringContaining('Deploy the host first')]);
});

const ORIGIN = 'https://vreemd.example.nl';

const problemsAt = (...origins: (string | undefined)[]): string[] =>
  frameProblems({
    host: { isolates: ['frame'] },
    hostAt: 'host.json',
    remotes: origins.map((origin, index) => ({
      ...placed([]),
      id: `vreemd-${index}`,
      wanted: { ...FRAMED, origin },
    })),
  });

test('two in frames of one origin would not be kept apart: the second is refused', () => {
  expect(problemsAt(ORIGIN, 'https://ander.example.nl', ORIGIN)).toEqual([
    expect.stringContaining(`vreemd-2 is to stand in a frame of ${ORIGIN}, as vreemd-0 does`),
  ]);
});

test('each with an origin of its own, or with none, is kept apart', () => {
  expect(problemsAt(ORIGIN, 'https://ander.example.nl', undefined, undefined)).toEqual([]);
});
