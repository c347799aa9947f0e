import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createProject, deleteProject, fetchProject } from '@adviestool/contract/api/projects';
import { login } from '@adviestool/contract/api/session';
import { createTransport } from '@adviestool/contract/api/transport';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { buildCatalogusPort } from '@adviestool/contract/builders/buildCatalogusPort';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { createGevelvulling } from '@adviestool/domain/velden/gevelvulling';
import {
  setActiveProject,
  useActiveProjectStore,
  type ActiveProjectState,
} from '@adviestool/state/activeProject';

import { buildProjectBody } from '../backend/src/testing/buildProjectBody.ts';
import { createFaultyFetch, type Fault } from '../backend/src/testing/faultyFetch.ts';
import { buildTestApp, PASSWORD, type TestApp } from '../backend/src/testing/testApp.ts';
import { createProjectPort } from '../hosts/shell/src/hostApi/createProjectPort.ts';

/*
 * The project port of the host against the real backend: what it sends, what two people who work in
 * one project make of it, and what a network that loses answers does not break.
 */

let world: TestApp;
let groupId: number;
let account: Awaited<ReturnType<TestApp['account']>>;

beforeAll(async () => {
  world = await buildTestApp({ rateLimits: { perIp: 100_000, writes: 100_000 } });
});
afterAll(() => world.close());

beforeEach(async () => {
  groupId = await world.group();
  account = await world.account({ groupId, roles: ['company-administrator'] });
});

/** Somebody at work in a window of their own: a port, and the project that is active there. */
const createUser = async () => {
  const network = createFaultyFetch(world.base);
  const api = createTransport({ domain: world.base, fetch: network.fetch });
  const answer = await login(api, { name: account.name, pass: PASSWORD });
  api.setCsrfToken(answer.csrf_token);
  const port = createProjectPort({
    api,
    groupId,
    catalogus: buildCatalogusPort(),
    clientVersion: '1.0',
    onMissing: () => undefined,
  });
  let window: ActiveProjectState = useActiveProjectStore.getInitialState();

  /** Does something in this window; the windows of a test share one store. */
  const at = async <T>(act: () => Promise<T>): Promise<T> => {
    useActiveProjectStore.setState(window, true);
    try {
      return await act();
    } finally {
      window = useActiveProjectStore.getState();
    }
  };

  return {
    api,
    network,
    open: (id: number) => at(() => port.refresh(id)),
    save: (...change: Parameters<HostApi['project']['save']>) =>
      at(async () => {
        const outcome = await port.save(...change);
        // In its turn: once all that the port still had to do is done.
        if (outcome.kind === 'saved') await port.save(() => null);
        return outcome;
      }),
    active: () => window,
    names: () => namesOf(window.project),
    /** Calls since the last time, without their group. */
    calls: () =>
      network.calls
        .splice(0)
        .map((call) => call.replace(/\/api\/v2\/group\/\d+\/project\/\d+/, '…')),
  };
};

const namesOf = (project: Project | null): unknown[] => [
  project?.projectGegevens.projectNaam,
  ...(project?.gevelvullingen ?? []).map(({ gevelvullingEnKaderData: { merk } }) => merk),
];

const frame = (id: string): Gevelvulling =>
  createGevelvulling({ id, gevelvullingType: 'kozijn', merk: id.toUpperCase(), aantal: 1 });

/** Two people who have the same project of gevelvullingen a, b and c open. */
const openTwice = async (rows: readonly Gevelvulling[] = ['a', 'b', 'c'].map(frame)) => {
  const [mine, theirs] = [await createUser(), await createUser()];
  const body = buildProjectBody({ name: 'P', gevelvullingen_json: JSON.stringify(rows) });
  const idempotencyKey = crypto.randomUUID();
  const { project } = await createProject(mine.api, groupId, { body, idempotencyKey });
  await mine.open(project.id);
  await theirs.open(project.id);
  mine.calls();
  return {
    mine,
    theirs,
    id: project.id,
    stored: async () => {
      mine.network.setFaults([]);
      return namesOf((await fetchProject(mine.api, groupId, project.id)).project);
    },
  };
};

type Change = (project: Project) => Project;

const rename =
  (projectNaam: string): Change =>
  (project) => ({ ...project, projectGegevens: { ...project.projectGegevens, projectNaam } });

const mapRows =
  (make: (row: Gevelvulling, id: string) => Gevelvulling): Change =>
  (project) => ({
    ...project,
    gevelvullingen: project.gevelvullingen.map((row) => make(row, row.gevelvullingEnKaderData.id)),
  });

const withMerk = (row: Gevelvulling, merk: string): Gevelvulling => ({
  ...row,
  gevelvullingEnKaderData: { ...row.gevelvullingEnKaderData, merk },
});

const mark = (wanted: string, merk: string): Change =>
  mapRows((row, id) => (id === wanted ? withMerk(row, merk) : row));

const add =
  (row: Gevelvulling, place = Number.POSITIVE_INFINITY): Change =>
  (project) => ({ ...project, gevelvullingen: project.gevelvullingen.toSpliced(place, 0, row) });

const remove =
  (...ids: string[]): Change =>
  (project) => ({
    ...project,
    gevelvullingen: project.gevelvullingen.filter(
      ({ gevelvullingEnKaderData: { id } }) => !ids.includes(id),
    ),
  });

const reverse: Change = (project) => ({
  ...project,
  gevelvullingen: project.gevelvullingen.toReversed(),
});

const both =
  (one: Change, other: Change): Change =>
  (project) =>
    other(one(project));

describe('a save sends what it changes', () => {
  test.each<[string, Change, string[], string[]]>([
    ['one gevelvulling', mark('b', 'B2'), ['PUT …/gevelvulling/b'], ['P', 'A', 'B2', 'C']],
    ['a new one', add(frame('d')), ['PUT …/gevelvulling/d'], ['P', 'A', 'B', 'C', 'D']],
    ['one in between', add(frame('d'), 1), ['POST …/gevelvullingen'], ['P', 'A', 'D', 'B', 'C']],
    [
      'several',
      both(mark('a', 'A2'), mark('b', 'B2')),
      ['POST …/gevelvullingen'],
      ['P', 'A2', 'B2', 'C'],
    ],
    ['a removal', remove('a', 'c'), ['POST …/gevelvullingen'], ['P', 'B']],
    ['another order', reverse, ['POST …/gevelvullingen'], ['P', 'C', 'B', 'A']],
    ['the data', rename('Q'), ['PUT …/gegevens'], ['Q', 'A', 'B', 'C']],
    ['nothing', rename('P'), [], ['P', 'A', 'B', 'C']],
    [
      'an id that stands in no address',
      add(frame('..')),
      ['POST …/gevelvullingen'],
      ['P', 'A', 'B', 'C', '..'],
    ],
    [
      'data and gevelvullingen',
      both(rename('Q'), mark('a', 'A2')),
      ['POST …', 'GET …?revisies=1'],
      ['Q', 'A2', 'B', 'C'],
    ],
  ])('%s', async (_name, change, calls, expected) => {
    const { mine, stored } = await openTwice();
    expect(await mine.save(change)).toMatchObject({ kind: 'saved' });
    expect(mine.calls()).toEqual(calls);
    expect(mine.names()).toEqual(expected);
    expect(await stored()).toEqual(expected);
  });

  test('again and again, each against what the one before left', async () => {
    const { mine, stored } = await openTwice();
    for (const change of [
      mark('a', 'A2'),
      rename('Q'),
      add(frame('d')),
      reverse,
      mark('d', 'D2'),
    ]) {
      expect(await mine.save(change)).toMatchObject({ kind: 'saved' });
    }
    expect(mine.calls().filter((call) => call.startsWith('GET'))).toEqual([]);
    expect(await stored()).toEqual(['Q', 'D2', 'C', 'B', 'A2']);
  });

  test('also at the same time, one after another', async () => {
    const { mine, stored } = await openTwice();
    await Promise.all([mine.save(mark('a', 'A2')), mine.save(mark('a', 'A3'))]);
    expect((await stored())[1]).toBe('A3');
  });

  test('with what it was made on in its outcome', async () => {
    const { mine } = await openTwice();
    expect(await mine.save(rename('Q'))).toMatchObject({
      kind: 'saved',
      before: { projectGegevens: { projectNaam: 'P' } },
      project: { projectGegevens: { projectNaam: 'Q' } },
    });
  });

  test('of a project in which two have one id as a whole', async () => {
    const { mine, stored } = await openTwice([frame('a'), frame('a')]);
    expect(await mine.save(add(frame('b')))).toMatchObject({ kind: 'saved' });
    expect(mine.calls()).toEqual(['POST …', 'GET …?revisies=1']);
    expect(await stored()).toEqual(['P', 'A', 'A', 'B']);
  });
});

describe('two people in one project [storing 1]', () => {
  test.each<[string, Change, Change, string[]]>([
    ['different gevelvullingen', mark('a', 'A2'), mark('b', 'B2'), ['P', 'A2', 'B2', 'C']],
    ['the data and a gevelvulling', rename('Q'), mark('b', 'B2'), ['Q', 'A', 'B2', 'C']],
    ['a gevelvulling and the data', mark('b', 'B2'), rename('Q'), ['Q', 'A', 'B2', 'C']],
    ['one removed, another changed', remove('a'), mark('b', 'B2'), ['P', 'B2', 'C']],
    ['one changed, another removed', mark('b', 'B2'), remove('a'), ['P', 'B2', 'C']],
    ['the order and a gevelvulling', reverse, mark('b', 'B2'), ['P', 'C', 'B2', 'A']],
    ['a gevelvulling and the order', mark('b', 'B2'), reverse, ['P', 'C', 'B2', 'A']],
    ['the order and a new one', reverse, add(frame('d')), ['P', 'C', 'B', 'A', 'D']],
    ['the order and one removed', reverse, remove('b'), ['P', 'C', 'A']],
    ['two new ones', add(frame('d')), add(frame('e')), ['P', 'A', 'B', 'C', 'D', 'E']],
    ['one in between and the data', add(frame('d'), 1), rename('Q'), ['Q', 'A', 'D', 'B', 'C']],
    [
      'data with a gevelvulling, and another',
      both(rename('Q'), mark('a', 'A2')),
      mark('b', 'B2'),
      ['Q', 'A2', 'B2', 'C'],
    ],
  ])('meet no conflict: %s', async (_name, first, second, expected) => {
    const { mine, theirs, stored } = await openTwice();
    expect(await theirs.save(first)).toMatchObject({ kind: 'saved' });
    expect(await mine.save(second)).toMatchObject({ kind: 'saved' });
    expect(await stored()).toEqual(expected);
    expect(mine.names()).toEqual(await stored());
  });

  test.each<[string, Change, Change]>([
    ['the same gevelvulling', mark('a', 'A2'), mark('a', 'A3')],
    ['one that was removed', remove('a'), mark('a', 'A3')],
    ['one that was changed, removed', mark('a', 'A2'), remove('a')],
    ['the data', rename('Q'), rename('R')],
    ['the order', reverse, (project) => add(frame('a'), 2)(remove('a')(project))],
    ['one of several', mark('a', 'A2'), both(mark('a', 'A3'), mark('b', 'B3'))],
    ['data beside a gevelvulling', rename('Q'), both(rename('R'), mark('a', 'A3'))],
    ['one new id', add(frame('d')), add(withMerk(frame('d'), 'Anders'))],
  ])('meet a conflict about %s, and nothing is lost', async (_name, first, second) => {
    const { mine, theirs, id, stored } = await openTwice();
    await theirs.save(first);
    expect(await mine.save(second)).toMatchObject({
      kind: 'conflict',
      wijziging: { door: { name: account.name }, op: expect.any(String) },
    });
    expect(await stored()).toEqual(theirs.names());
    expect(mine.names()).toEqual(['P', 'A', 'B', 'C']);
    // Who keeps his own version loads the newest first.
    await mine.open(id);
    expect(await mine.save(second)).toMatchObject({ kind: 'saved' });
  });

  test('a change that checks itself is made again where it still applies', async () => {
    const { mine, theirs, stored } = await openTwice();
    const change = (project: Project): Project | null =>
      namesOf(project)[1] === 'A' ? mark('a', 'A3')(project) : null;
    // As other project data change the advice of a gevelvulling that somebody works on.
    await theirs.save(
      both(
        rename('Q'),
        mapRows((row) => ({ ...row, verankerdeZijden: ['onderzijde'] })),
      ),
    );
    const options = { checksItself: true };
    expect(await mine.save(change, null, options)).toMatchObject({ kind: 'saved' });
    expect(await stored()).toEqual(['Q', 'A3', 'B', 'C']);
    await theirs.save(mark('b', 'B2'));
    expect(await mine.save(change, null, options)).toEqual({ kind: 'unchanged' });
  });

  test('a change that does not apply any more says who was first', async () => {
    const { mine, theirs, stored } = await openTwice();
    const change = (project: Project): Project | null =>
      namesOf(project)[1] === 'A' ? mark('a', 'A3')(project) : null;
    await theirs.save(mark('a', 'A2'));
    expect(await mine.save(change, null, { checksItself: true })).toMatchObject({
      kind: 'unchanged',
      wijziging: { door: { name: account.name } },
    });
    expect(await stored()).toEqual(['P', 'A2', 'B', 'C']);
  });

  test('data with all that follows from them stand over a gevelvulling that somebody saved', async () => {
    const { mine, theirs, stored } = await openTwice();
    const basis = mine.active().gegevensRevision;
    await theirs.save(mark('b', 'B2'));
    const change = both(
      rename('Q'),
      mapRows((row) => ({ ...row, verankerdeZijden: ['onderzijde'] })),
    );
    expect(await mine.save(change, basis)).toMatchObject({ kind: 'saved' });
    expect(await stored()).toEqual(['Q', 'A', 'B2', 'C']);
  });

  test('data that were typed on other data are a conflict, also when those are loaded', async () => {
    const { mine, theirs, id, stored } = await openTwice();
    const basis = mine.active().gegevensRevision;
    await theirs.save(rename('Q'));
    expect(await mine.save(rename('R'), basis)).toMatchObject({
      kind: 'conflict',
      wijziging: { door: { name: account.name } },
    });
    await mine.open(id);
    expect(await mine.save(rename('R'), basis)).toEqual({ kind: 'conflict' });
    expect(await stored()).toEqual(['Q', 'A', 'B', 'C']);
  });

  test('the revision of the whole project is a basis too, as an earlier release gives it', async () => {
    const { mine, theirs, id } = await openTwice();
    const basis = mine.active().revision;
    expect(await mine.save(rename('Q'), basis)).toMatchObject({ kind: 'saved' });
    await theirs.open(id);
    await theirs.save(rename('R'));
    await mine.open(id);
    expect(await mine.save(rename('S'), basis)).toEqual({ kind: 'conflict' });
  });

  test('a project that is gone is told', async () => {
    const { mine, theirs, id } = await openTwice();
    await deleteProject(theirs.api, groupId, { projectId: id, revision: null });

    expect(await mine.save(rename('Q'))).toMatchObject({ kind: 'failed', error: { status: 404 } });
  });
});

const UNANSWERED = { kind: 'failed', error: { kind: 'network' } };

const lose = ({ network }: Awaited<ReturnType<typeof createUser>>, fault: Fault): void =>
  network.setFaults(
    ['PUT', 'POST'].map((method) => ({ method, path: /\/project\//, fault, times: 1 })),
  );

describe('a save whose answer was lost [storing 6]', () => {
  const at = (moment: string): Change =>
    mapRows((row, id) => (id === 'a' ? { ...withMerk(row, 'A2'), changed: moment } : row));

  test.each<[string, Change, Change, string[]]>([
    ['a gevelvulling', at('10:00'), at('10:05'), ['P', 'A2', 'B', 'C']],
    ['the same again', mark('a', 'A2'), mark('a', 'A2'), ['P', 'A2', 'B', 'C']],
    ['a new one', add(frame('d')), add(withMerk(frame('d'), 'D2')), ['P', 'A', 'B', 'C', 'D2']],
    ['a copy under another id', add(frame('d'), 1), add(frame('e'), 1), ['P', 'A', 'E', 'B', 'C']],
    ['a removal', remove('a'), remove('a'), ['P', 'B', 'C']],
    ['the order', reverse, reverse, ['P', 'C', 'B', 'A']],
    ['the data', rename('Q'), rename('R'), ['R', 'A', 'B', 'C']],
    [
      'data and gevelvullingen',
      both(rename('Q'), mark('a', 'A2')),
      both(rename('R'), mark('a', 'A3')),
      ['R', 'A3', 'B', 'C'],
    ],
  ])('is found again: %s', async (_name, first, again, expected) => {
    const { mine, stored } = await openTwice();
    lose(mine, 'lost');
    expect(await mine.save(first)).toMatchObject(UNANSWERED);
    expect(await mine.save(again)).toMatchObject({ kind: 'saved' });
    expect(await stored()).toEqual(expected);
    expect(mine.names()).toEqual(expected);
  });

  test('is found again after an attempt that never arrived', async () => {
    const { mine, stored } = await openTwice();
    for (const [fault, moment] of [
      ['lost', '10:00'],
      ['unsent', '10:05'],
    ] as const) {
      lose(mine, fault);
      expect(await mine.save(at(moment))).toMatchObject(UNANSWERED);
    }
    expect(await mine.save(at('10:10'))).toMatchObject({
      kind: 'saved',
      project: { gevelvullingen: [{ changed: '10:10' }, {}, {}] },
    });
    expect(await stored()).toEqual(['P', 'A2', 'B', 'C']);
  });

  test('is found again beside what somebody else saved', async () => {
    const { mine, theirs, id, stored } = await openTwice();
    lose(mine, 'lost');
    await mine.save(mark('a', 'A2'));
    await theirs.open(id);
    await theirs.save(both(rename('Q'), mark('b', 'B2')));
    expect(await mine.save(mark('a', 'A3'))).toMatchObject({ kind: 'saved' });
    expect(await stored()).toEqual(['Q', 'A3', 'B2', 'C']);
  });

  test('stays under what somebody else saved on top of it', async () => {
    const { mine, theirs, id, stored } = await openTwice();
    lose(mine, 'lost');
    await mine.save(mark('a', 'A2'));
    await theirs.open(id);
    await theirs.save(mark('a', 'Van een ander'));
    expect(await mine.save(mark('a', 'A2'))).toEqual({ kind: 'conflict' });
    expect((await stored())[1]).toBe('Van een ander');
  });

  test('and never arrived is refused when somebody else saved', async () => {
    const { mine, theirs, stored } = await openTwice();
    lose(mine, 'unsent');
    await mine.save(mark('a', 'A2'));
    await theirs.save(mark('a', 'Van een ander'));
    expect(await mine.save(mark('a', 'A2'))).toEqual({ kind: 'conflict' });
    expect((await stored())[1]).toBe('Van een ander');
  });

  test('of data is found again after they were loaded anew', async () => {
    const { mine, id, stored } = await openTwice();
    const basis = mine.active().gegevensRevision;
    lose(mine, 'lost');
    await mine.save(rename('Q'), basis);
    await mine.open(id);
    expect(await mine.save(rename('R'), basis)).toMatchObject({ kind: 'saved' });
    expect((await stored())[0]).toBe('R');
  });
});

test('a project without known revisions of its parts is read before it is saved', async () => {
  const { mine, stored } = await openTwice();
  const { project } = mine.active();
  expect(
    await mine.save((active) => {
      if (project !== null) setActiveProject(project, null);
      return active;
    }),
  ).toMatchObject({ kind: 'saved' });
  expect(await stored()).toEqual(['P', 'A', 'B', 'C']);
});

test('what a save gives back may be gone while the next reads it', async () => {
  const { mine, stored } = await openTwice([buildGevelvulling()]);
  mine.network.setFaults([{ method: 'GET', path: /revisies=1/, fault: 503, times: 1 }]);
  await mine.save(both(rename('Q'), mark('a1b2c3d4', 'K2')));
  expect(await mine.save(mark('a1b2c3d4', 'K3'))).toMatchObject({ kind: 'saved' });
  expect(await stored()).toEqual(['Q', 'K3']);
});
