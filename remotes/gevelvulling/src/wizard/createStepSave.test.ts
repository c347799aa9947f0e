import { expect, jest, test } from '@jest/globals';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import {
  applyDetaillering,
  applyKader,
  createGevelvulling,
} from '@adviestool/domain/velden/gevelvulling';
import { useActiveProjectStore } from '@adviestool/state/activeProject';

import { buildHost } from '../builders/buildHost.ts';
import { buildProject } from '../builders/buildProject.ts';
import { createStepSave } from './createStepSave.ts';
import type { StepSaveInput } from './stepSaveInput.ts';

/** A save of a change of this gevelvulling, as it was typed on it. */
const stepSave = (
  host: HostApi,
  input: Pick<StepSaveInput, 'subject' | 'change'> & Partial<StepSaveInput>,
) =>
  createStepSave(host, {
    isNieuw: false,
    isResumed: false,
    after: null,
    typedOn: input.subject,
    fits: () => true,
    rebase: () => undefined,
    giveUp: () => undefined,
    ...input,
  });

const detailleer = (
  gevelvulling: Gevelvulling,
  velden: Gevelvulling['detailleringData'],
): Gevelvulling => applyDetaillering(gevelvulling, { ...gevelvulling.detailleringData, ...velden });

const stored = () => useActiveProjectStore.getState().project?.gevelvullingen;

test('a gevelvulling that the project does not have is added, with the moment of its making', async () => {
  const first = buildGevelvulling();
  const host = buildHost(buildProject(first));
  const outcome = await stepSave(host, {
    subject: createGevelvulling({ id: '00000001' }),
    isNieuw: true,
    change: (gevelvulling) => applyKader(gevelvulling, { merk: 'K02' }),
  }).send();

  expect(outcome.kind).toBe('saved');
  expect(stored()).toMatchObject([
    { gevelvullingEnKaderData: { merk: 'K01' } },
    {
      gevelvullingEnKaderData: { id: '00000001', merk: 'K02' },
      created: expect.any(String),
      changed: expect.any(String),
    },
  ]);
});

test('a known one is replaced where it stands and keeps the moment of its making', async () => {
  const created = '2026-11-01T08:00:00Z';
  const first = buildGevelvulling({ created, changed: created });
  const second = createGevelvulling({ id: '00000002' });
  const host = buildHost(buildProject(first, second));
  await stepSave(host, {
    subject: first,
    change: (gevelvulling) => applyKader(gevelvulling, { aantal: 5 }),
  }).send();

  expect(stored()).toMatchObject([
    { gevelvullingEnKaderData: { id: 'a1b2c3d4', aantal: 5 }, created },
    { gevelvullingEnKaderData: { id: '00000002' } },
  ]);
  expect(stored()?.[0]?.changed).not.toBe(created);
});

test('what a colleague saved of another step, and of another field of the same, stays', async () => {
  const old = buildGevelvulling();
  const newest = detailleer(applyKader(old, { merk: 'Van Anna' }), { spouwlatbreedte: 80 });
  const save = stepSave(buildHost(buildProject(newest)), {
    subject: old,
    change: (gevelvulling) => detailleer(gevelvulling, { stelruimte: 12 }),
  });

  expect((await save.send()).kind).toBe('unchanged');
  expect(await save.meet()).toBeNull();
  expect((await save.send()).kind).toBe('saved');
  expect(stored()?.[0]).toMatchObject({
    gevelvullingEnKaderData: { merk: 'Van Anna' },
    detailleringData: { spouwlatbreedte: 80, stelruimte: 12 },
  });
  const velden = (await save.taken(buildProject(newest)))?.([]);
  expect(velden?.map(({ label, nieuwste }) => [label, nieuwste])).toEqual([
    ['Merk', 'Van Anna'],
    ['Spouwlatbreedte', '80\u202Fmm'],
  ]);
});

test('a field that both changed is stored once the user has said so', async () => {
  const old = buildGevelvulling();
  const newest = detailleer(old, { stelruimte: 9 });
  const save = stepSave(buildHost(buildProject(newest)), {
    subject: old,
    change: (gevelvulling) => detailleer(gevelvulling, { stelruimte: 12 }),
  });

  await save.send();
  const beletsel = await save.meet();
  if (beletsel?.kind !== 'velden') throw new Error('Nothing is asked.');
  expect(beletsel.describe([])).toEqual([
    { waar: 'K01', label: 'Stelruimte', mijn: '12\u202Fmm', nieuwste: '9\u202Fmm', door: null },
  ]);
  expect((await save.send()).kind).toBe('unchanged');
  beletsel.keepMine();
  expect((await save.send()).kind).toBe('saved');
  expect(stored()?.[0]?.detailleringData.stelruimte).toBe(12);
});

test('what was deleted meanwhile is added again only when the user says so, and is not fixed', async () => {
  const gevelvulling = buildGevelvulling({ changed: '2026-11-01T08:00:00Z' });
  const save = stepSave(buildHost(buildProject()), {
    subject: gevelvulling,
    change: (same) => detailleer(same, { stelruimte: 12 }),
  });

  expect((await save.send()).kind).toBe('unchanged');
  const beletsel = await save.meet();
  if (beletsel?.kind !== 'verwijderd') throw new Error('It is there.');
  expect(beletsel.naam).toBe('K01');
  expect(stored()).toHaveLength(0);
  beletsel.keepMine();
  expect((await save.send()).kind).toBe('saved');
  expect(stored()).toMatchObject([{ detailleringData: { stelruimte: 12 } }]);
});

test('input that the changes of a colleague leave no room for is shown and not stored', async () => {
  const old = { ...buildGevelvulling(), detailleringData: {} };
  const newest = applyKader(old, { gevelvullingType: 'hsb', verbondenAantalZijden: 2 });
  const rebase = jest.fn<StepSaveInput['rebase']>();
  const save = stepSave(buildHost(buildProject(newest)), {
    subject: old,
    change: (gevelvulling) => detailleer(gevelvulling, { stelruimte: 12 }),
    rebase,
  });

  await save.send();
  const beletsel = await save.meet();
  if (beletsel?.kind !== 'pastNiet') throw new Error('It fits.');
  expect(beletsel.vervalt([]).map(({ label }) => label)).toEqual(['Stelruimte']);
  beletsel.show();
  expect(rebase).toHaveBeenCalledTimes(1);
  expect((await save.send()).kind).toBe('unchanged');
});

test('the host is told that the change itself looks at what is stored', async () => {
  const gevelvulling = buildGevelvulling();
  const { project: port, ...host } = buildHost(buildProject(gevelvulling));
  const save = jest.fn<HostApi['project']['save']>(async () => ({ kind: 'conflict' }));
  const wanted = { subject: gevelvulling, change: () => gevelvulling };
  await stepSave({ ...host, project: { ...port, save } }, wanted).send();

  expect(save.mock.calls[0]?.slice(1)).toEqual([null, { checksItself: true }]);
});

test('the advice is computed anew', async () => {
  const gevelvulling = buildGevelvulling();
  const host = buildHost(buildProject(gevelvulling));
  await stepSave(host, { subject: gevelvulling, change: (same) => same }).send();

  expect(stored()?.[0]?.aantalAnkers.onderzijde.geadviseerd).toBeGreaterThan(1);
});

test('a product that is no longer in the catalogue is reset and reported', async () => {
  const gevelvulling = buildGevelvulling();
  const project = buildProject(gevelvulling);
  const host = buildHost(project);
  const save = stepSave(host, {
    subject: gevelvulling,
    change: (same) => ({
      ...same,
      productKeuze: {
        ...same.productKeuze,
        bovenzijde: { hoekanker: 'vervallen', bevestigingsmiddelen: null },
      },
    }),
  });
  await save.send();

  expect(stored()?.[0]?.productKeuze.bovenzijde.hoekanker).toBeNull();
  expect(save.messages(project)).toEqual([expect.stringContaining('bovenzijde')]);
});

test.each<SaveOutcome>([{ kind: 'conflict' }, { kind: 'failed', error: buildHttpError(503) }])(
  '$kind is told as it is',
  async (outcome) => {
    const gevelvulling = buildGevelvulling();
    const { project: port, ...host } = buildHost(buildProject(gevelvulling));
    const project = { ...port, save: async () => outcome };

    expect(
      await stepSave(
        { ...host, project },
        { subject: gevelvulling, change: (same) => same },
      ).send(),
    ).toBe(outcome);
  },
);
