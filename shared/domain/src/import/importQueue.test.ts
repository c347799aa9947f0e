import { describe, expect, test } from '@jest/globals';
import { buildExistingProject } from '@adviestool/contract/builders/buildExistingProject';
import type { ImportMessage } from '@adviestool/contract/importMessage';
import {
  EMPTY_IMPORT_QUEUE,
  type ExistingProject,
  type ImportItem,
  type ImportQueue,
  type ImportResult,
  type ImportStrategy,
} from '@adviestool/contract/importQueue';
import * as fc from 'fast-check';

import {
  canRunImports,
  chooseExisting,
  chooseStrategy,
  chooseUpdate,
  clearImports,
  dropSettledImports,
  forgetAnalyses,
  ImportBusyError,
  isAnalysisOngoing,
  isImportOngoing,
  keepAnalysis,
  keepProgress,
  keepResult,
  nextImport,
  queueAnalysis,
  receiveImport,
  startImports,
  strategiesOf,
  summariseImports,
} from './importQueue.ts';

const message = (id: string, naam = id): ImportMessage => ({
  metadata: { type: 'ifc', id, file_path: `${id}.ifc`, file_created: null, file_updated: null },
  project: { naam },
  gevelvullingen: [],
});

const queueOf = (...ids: string[]): ImportQueue =>
  ids
    .map((id) => message(id))
    .reduce((queue, each) => receiveImport(queue, each), EMPTY_IMPORT_QUEUE);

const OLD = buildExistingProject('a', { id: 7 });

const found = (queue: ImportQueue, receipt: number, existing: ExistingProject | null) =>
  keepAnalysis(queueAnalysis(queue), receipt, { status: 'success', existing, others: [] });

const running = (): ImportQueue => startImports(found(queueOf('a'), 1, null));

const FAILED: ImportResult = {
  status: 'error',
  failure: { action: 'create', error: null, old: null, left: null },
};

const summaryOf = (...results: ImportResult[]) => {
  let queue = queueOf(...results.map((_result, index) => `${index}`));
  for (const { receipt } of queue.items) queue = found(queue, receipt, null);
  queue = startImports(queue);
  results.forEach((result, index) => {
    queue = keepProgress(queue, index + 1, 'create');
    queue = keepResult(queue, index + 1, result);
  });
  return summariseImports(queue);
};

describe('the queue', () => {
  test('holds one entry for each external id: the newest', () => {
    const queue = receiveImport(found(queueOf('a', 'b'), 1, OLD), message('a', 'Nieuwer'));
    expect(queue.items.map(({ message: { project } }) => project.naam)).toEqual(['Nieuwer', 'b']);
    expect(queue.items[0]).toMatchObject({
      receipt: 3,
      analysis: { status: 'idle' },
      strategy: null,
    });
  });

  test('keeps the result of an entry that has had its run beside what is sent again', () => {
    const done = keepResult(keepProgress(running(), 1, 'create'), 1, FAILED);
    const again = receiveImport(done, message('a', 'Nieuwer'));
    expect(again.items).toMatchObject([
      { receipt: 1, run: FAILED },
      { receipt: 2, run: { status: 'idle' } },
    ]);
    expect(summariseImports(again)).toBe('error');
    const newest = receiveImport(again, message('a', 'Nieuwst'));
    expect(newest.items.map(({ receipt }) => receipt)).toEqual([1, 3]);
    expect(dropSettledImports(newest).items.map(({ receipt }) => receipt)).toEqual([3]);
  });

  test('takes no analysis of what was replaced meanwhile', () => {
    const analysing = queueAnalysis(queueOf('a'));
    const replaced = queueAnalysis(receiveImport(analysing, message('a', 'Nieuwer')));
    expect(keepAnalysis(replaced, 1, { status: 'success', existing: OLD, others: [] })).toEqual(
      replaced,
    );
  });

  test.each<[string, (queue: ImportQueue) => unknown]>([
    ['receive', (queue) => receiveImport(queue, message('b'))],
    ['clear', clearImports],
    ['clear what is done', dropSettledImports],
    ['choose', (queue) => chooseStrategy(queue, 1, 'skip')],
    ['start', startImports],
  ])('refuses to %s during an import', (_verb, change) => {
    expect(() => change(running())).toThrow(ImportBusyError);
    expect(() => change(keepProgress(running(), 1, 'create'))).toThrow(ImportBusyError);
  });
});

/** A message with these, of a project that is there. */
const sentAgain = (...gevelvullingen: ImportMessage['gevelvullingen']): ImportQueue =>
  found(receiveImport(EMPTY_IMPORT_QUEUE, { ...message('a'), gevelvullingen }), 1, OLD);

describe('a strategy', () => {
  test('of a new project is create, and may be skip', () => {
    const queue = found(queueOf('a'), 1, null);
    expect(queue.items.map(strategiesOf)).toEqual([['create', 'skip']]);
    expect(queue.items[0]?.strategy).toBe('create');
    expect(chooseStrategy(queue, 1, 'skip').items[0]?.strategy).toBe('skip');
    expect(chooseStrategy(queue, 1, 'overwrite')).toEqual(queue);
    expect(chooseStrategy(queue, 1, 'update')).toEqual(queue);
  });

  test('over an existing project is the choice of the user', () => {
    const queue = found(queueOf('a'), 1, OLD);
    expect(queue.items.map(strategiesOf)).toEqual([['update', 'create', 'overwrite', 'skip']]);
    expect([queue.items[0]?.strategy, canRunImports(queue)]).toEqual([null, false]);
    expect(chooseStrategy(queue, 1, 'create').items[0]?.strategy).toBe('create');
    expect(chooseStrategy(queue, 1, 'update').items[0]?.strategy).toBe('update');
    expect(canRunImports(chooseStrategy(queue, 1, 'overwrite'))).toBe(true);
  });

  test('leaves that of a colleague as it is', () => {
    const rechten = { wijzigen: false, beheren: false };
    const queue = found(queueOf('a'), 1, buildExistingProject('a', { id: 7, rechten }));
    expect(queue.items.map(strategiesOf)).toEqual([['create', 'skip']]);
    expect(chooseStrategy(queue, 1, 'update')).toEqual(queue);
  });

  test('may be an update, also when the message does not name its elements', () => {
    const elementen = [{ globalId: '1', verdieping: null, orientatie: null }];
    const whole = { id: 'k', type: 'kozijn', elementen };
    const all = ['update', 'create', 'overwrite', 'skip'];
    expect(sentAgain(whole).items.map(strategiesOf)).toEqual([all]);
    const without = sentAgain(whole, { id: 'l', type: 'kozijn' });
    expect(without.items.map(strategiesOf)).toEqual([all]);
    expect(chooseStrategy(without, 1, 'update').items[0]?.strategy).toBe('update');
  });

  test('is for one of the existing projects, and chosen anew for another', () => {
    const other = buildExistingProject('a', { id: 8 });
    const analysis = { status: 'success', existing: OLD, others: [other] } as const;
    const both = keepAnalysis(queueAnalysis(queueOf('a')), 1, analysis);
    const keuze = { gekozen: new Set(['model-0']), gebouwhoogte: true };
    const chosen = chooseUpdate(chooseStrategy(both, 1, 'overwrite'), 1, keuze);
    expect(chosen.items[0]).toMatchObject({ strategy: 'overwrite', update: keuze });
    expect(chooseExisting(chosen, 1, 8).items[0]).toMatchObject({
      analysis: { existing: { id: 8 }, others: [{ id: 7 }] },
      strategy: null,
      update: null,
    });
    expect(chooseExisting(chosen, 1, 9)).toEqual(chosen);
  });

  test('after a failed analysis can only be skip, until that succeeds', () => {
    const failed = keepAnalysis(queueAnalysis(queueOf('a')), 1, { status: 'error', error: null });
    expect(failed.items.map(strategiesOf)).toEqual([['skip']]);
    expect(canRunImports(failed)).toBe(false);
    expect(canRunImports(chooseStrategy(failed, 1, 'skip'))).toBe(true);
    expect(found(failed, 1, null).items[0]?.strategy).toBe('create');
  });
});

describe('a run', () => {
  test('waits for every analysis and every strategy', () => {
    const half = found(queueOf('a', 'b'), 1, null);
    expect([isAnalysisOngoing(half), canRunImports(half)]).toEqual([true, false]);
    expect(() => startImports(half)).toThrow('not ready');
    expect(
      canRunImports(keepAnalysis(half, 2, { status: 'success', existing: null, others: [] })),
    ).toBe(true);
  });

  test('of nothing does not start', () => {
    expect(canRunImports(EMPTY_IMPORT_QUEUE)).toBe(false);
  });

  test('leaves what comes in after it for the next', () => {
    const done = keepResult(keepProgress(running(), 1, 'create'), 1, FAILED);
    const later = receiveImport(done, message('b'));
    expect(canRunImports(later)).toBe(false);
    expect(dropSettledImports(later).items.map(({ receipt }) => receipt)).toEqual([2]);
  });

  test.each([
    ['skipped', [{ status: 'success', projectId: null }]],
    ['success', [{ status: 'success', projectId: 1 }]],
    [
      'success',
      [
        { status: 'success', projectId: 1 },
        { status: 'success', projectId: null },
      ],
    ],
    ['error', [FAILED]],
    ['error', [FAILED, { status: 'success', projectId: null }]],
    ['partial', [FAILED, { status: 'success', projectId: 1 }]],
  ] as const)('ends in %s with %j', (summary, results) => {
    expect(summaryOf(...results)).toBe(summary);
  });

  test('has no end before it and during it', () => {
    expect(summariseImports(queueOf('a'))).toBeNull();
    expect(summariseImports(running())).toBeNull();
  });
});

/*
 * Any order of what can happen, against a backend in small: it holds the projects of each external id,
 * and what was live before.
 */

type Step =
  | { kind: 'receive'; id: string }
  | { kind: 'analyse' }
  | { kind: 'answer'; item: number; fails: boolean }
  | { kind: 'choose'; item: number; strategy: ImportStrategy }
  /** Analyses and answers all that is open. */
  | { kind: 'prepare' }
  | { kind: 'start' }
  | { kind: 'advance'; fails: boolean }
  | { kind: 'clear' }
  | { kind: 'drop' }
  | { kind: 'forget' };

const ids = fc.constantFrom('a', 'b', 'c');
const item = fc.nat({ max: 3 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('receive'), id: ids }) },
  { weight: 2, arbitrary: fc.constant({ kind: 'analyse' } as const) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('answer'), item, fails: fc.boolean() }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('choose'),
      item,
      strategy: fc.constantFrom<ImportStrategy>('create', 'overwrite', 'update', 'skip'),
    }),
  },
  { weight: 8, arbitrary: fc.constant({ kind: 'prepare' } as const) },
  { weight: 10, arbitrary: fc.constant({ kind: 'start' } as const) },
  { weight: 10, arbitrary: fc.record({ kind: fc.constant('advance'), fails: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom({ kind: 'clear' }, { kind: 'drop' }, { kind: 'forget' }),
  },
);

/** The queue, with a backend that holds at most one project for each external id. */
const createWorld = () => {
  let queue = EMPTY_IMPORT_QUEUE;
  const projects = new Map<string, number>([['a', 7]]);
  const runs = new Map<number, number>();
  let projectIds = 100;

  const at = (index: number): ImportItem | undefined => queue.items[index];

  const existingOf = ({ message: { metadata } }: ImportItem): ExistingProject | null => {
    const id = projects.get(metadata.id);
    return id === undefined ? null : { ...OLD, id };
  };

  /** What the backend does with an item; a failed overwrite puts the old project back. */
  const carryOut = ({ message: { metadata }, strategy, analysis }: ImportItem): ImportResult => {
    if (strategy !== 'create' && strategy !== 'overwrite') {
      return { status: 'success', projectId: null };
    }
    const existing = analysis.status === 'success' ? analysis.existing : null;
    // What the queue was told is what is there: nothing is duplicated, nothing else is deleted.
    expect(projects.get(metadata.id)).toBe(existing?.id);
    if (existing === null) expect(strategy).toBe('create');
    projectIds += 1;
    // Beside the one that is there.
    if (strategy === 'create' && existing !== null) {
      return { status: 'success', projectId: projectIds };
    }
    projects.set(metadata.id, projectIds);
    return { status: 'success', projectId: projectIds };
  };

  const advance = (fails: boolean): void => {
    const turn = nextImport(queue);
    if (turn === null) return;
    const { receipt } = turn;
    runs.set(receipt, (runs.get(receipt) ?? 0) + 1);
    queue = keepProgress(queue, receipt, 'create');
    // While its turn lasts nobody else has one.
    for (const other of queue.items) {
      if (other.receipt === receipt) continue;
      expect(() => keepProgress(queue, other.receipt, 'create')).toThrow('turn');
    }
    queue = keepResult(queue, receipt, fails ? FAILED : carryOut(turn));
  };

  const take = (next: Step): void => {
    switch (next.kind) {
      case 'receive':
        queue = receiveImport(queue, message(next.id));
        break;
      case 'analyse':
        queue = queueAnalysis(queue);
        break;
      case 'answer': {
        const asked = at(next.item);
        if (asked === undefined) break;
        const analysis = next.fails
          ? ({ status: 'error', error: null } as const)
          : ({ status: 'success', existing: existingOf(asked), others: [] } as const);
        queue = keepAnalysis(queue, asked.receipt, analysis);
        break;
      }
      case 'choose':
        queue = chooseStrategy(queue, at(next.item)?.receipt ?? 0, next.strategy);
        break;
      case 'prepare':
        queue = queueAnalysis(queue);
        for (const asked of queue.items) {
          const analysis = { status: 'success', existing: existingOf(asked), others: [] } as const;
          queue = keepAnalysis(queue, asked.receipt, analysis);
        }
        for (const asked of isImportOngoing(queue) ? [] : queue.items) {
          if (asked.strategy !== null) continue;
          queue = chooseStrategy(queue, asked.receipt, 'overwrite');
        }
        break;
      case 'start':
        if (canRunImports(queue)) queue = startImports(queue);
        else expect(() => startImports(queue)).toThrow(/not ready|ongoing/);
        break;
      case 'advance':
        advance(next.fails);
        break;
      case 'clear':
        queue = clearImports(queue);
        break;
      case 'drop':
        queue = dropSettledImports(queue);
        break;
      case 'forget':
        queue = forgetAnalyses(queue);
        break;
      default:
        next satisfies never;
    }
  };

  return { take, queue: () => queue, runs, projects };
};

const CHANGES_ITEMS: ReadonlySet<Step['kind']> = new Set(['receive', 'clear', 'drop', 'choose']);

const hasEnded = ({ run }: ImportItem): boolean =>
  run.status === 'success' || run.status === 'error';

/** What must be true of a queue after a step: one entry each that waits, no run without a strategy. */
const expectSound = (before: ImportQueue, { items }: ImportQueue): void => {
  const open = items.filter((one) => !hasEnded(one));
  expect(new Set(open.map(({ message: { metadata } }) => metadata.id)).size).toBe(open.length);
  expect(items.filter(({ run, strategy }) => run.status !== 'idle' && strategy === null)).toEqual(
    [],
  );
  // What has ended stays as it ended, or is gone.
  const receipts = new Set(items.map(({ receipt }) => receipt));
  const ended = before.items.filter((one) => hasEnded(one) && receipts.has(one.receipt));
  for (const one of ended) expect(items).toContain(one);
};

test('in any order no item runs twice, and no project is duplicated or lost', () => {
  let imports = 0;
  let refusals = 0;
  const refuse = (world: ReturnType<typeof createWorld>, next: Step): void => {
    const before = world.queue();
    expect(() => world.take(next)).toThrow(ImportBusyError);
    expect(world.queue()).toBe(before);
    refusals += 1;
  };
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 60, size: 'max' }), (steps) => {
      const world = createWorld();
      for (const next of steps) {
        const before = world.queue();
        if (isImportOngoing(before) && CHANGES_ITEMS.has(next.kind)) refuse(world, next);
        else world.take(next);
        expectSound(before, world.queue());
      }
      expect(Math.max(0, ...world.runs.values())).toBeLessThanOrEqual(1);
      expect(world.projects.has('a')).toBe(true);
      imports += world.runs.size;
    }),
    { numRuns: 200, seed: 20_261_121 },
  );
  // The orders do reach runs and refusals.
  expect(imports).toBeGreaterThan(100);
  expect(refusals).toBeGreaterThan(100);
});
