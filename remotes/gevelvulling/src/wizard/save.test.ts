import { expect, jest, test } from '@jest/globals';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import type { HostApi, SaveOutcome } from '@adviestool/contract/remoteModule';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { applyKader, createGevelvulling } from '@adviestool/domain/velden/gevelvulling';
import { useActiveProjectStore } from '@adviestool/state/activeProject';

import { buildHost } from '../builders/buildHost.ts';
import { buildProject } from '../builders/buildProject.ts';
import { resetBySave, saveGevelvulling, type GevelvullingSave } from './save.ts';

const stored = () => useActiveProjectStore.getState().project?.gevelvullingen;

test('a gevelvulling that the project does not have is added, with the moment of its making', async () => {
  const first = buildGevelvulling();
  const host = buildHost(buildProject(first));
  const outcome = await saveGevelvulling(host, {
    subject: createGevelvulling({ id: '00000001' }),
    change: (gevelvulling) => applyKader(gevelvulling, { merk: 'K02' }),
  });

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
  await saveGevelvulling(host, {
    subject: first,
    change: (gevelvulling) => applyKader(gevelvulling, { aantal: 5 }),
  });

  expect(stored()).toMatchObject([
    { gevelvullingEnKaderData: { id: 'a1b2c3d4', aantal: 5 }, created },
    { gevelvullingEnKaderData: { id: '00000002' } },
  ]);
  expect(stored()?.[0]?.changed).not.toBe(created);
});

test('the change is made on what the project has now, so that other steps keep what they saved', async () => {
  const old = buildGevelvulling();
  const host = buildHost(buildProject(applyKader(old, { merk: 'Van een ander' })));
  await saveGevelvulling(host, {
    subject: old,
    change: (gevelvulling) => ({ ...gevelvulling, detailleringData: {} }),
  });

  expect(stored()?.[0]?.gevelvullingEnKaderData.merk).toBe('Van een ander');
});

test.each([
  ['2026-11-01T08:00:00Z', 'saved'],
  ['2026-11-01T07:00:00Z', 'conflict'],
  [null, 'conflict'],
  [undefined, 'saved'],
])('a change that was made on what was saved at %s is %s', async (basis, kind) => {
  const gevelvulling = buildGevelvulling({ changed: '2026-11-01T08:00:00Z' });
  const host = buildHost(buildProject(gevelvulling));
  const change = () => applyKader(gevelvulling, { merk: 'Van mij' });

  expect((await saveGevelvulling(host, { subject: gevelvulling, change, basis })).kind).toBe(kind);
  expect(stored()?.[0]?.gevelvullingEnKaderData.merk).toBe(kind === 'saved' ? 'Van mij' : 'K01');
});

test.each([
  ['conflict', '2026-11-01T08:00:00Z'],
  ['saved', undefined],
])('what was removed elsewhere is %s when its change was made on %s', async (kind, basis) => {
  const gevelvulling = buildGevelvulling({ changed: '2026-11-01T08:00:00Z' });
  const host = buildHost(buildProject());
  const change = () => gevelvulling;

  expect((await saveGevelvulling(host, { subject: gevelvulling, change, basis })).kind).toBe(kind);
  expect(stored()).toHaveLength(kind === 'saved' ? 1 : 0);
});

test.each([
  ['2026-11-01T08:00:00Z', true],
  [null, true],
  [undefined, false],
])('whether a change on what was saved at %s checks that itself is %s', async (basis, checks) => {
  const gevelvulling = buildGevelvulling();
  const { project: port, ...host } = buildHost(buildProject(gevelvulling));
  const save = jest.fn<HostApi['project']['save']>(async () => ({ kind: 'conflict' }));
  const change = () => gevelvulling;
  await saveGevelvulling(
    { ...host, project: { ...port, save } },
    { subject: gevelvulling, change, basis },
  );

  expect(save.mock.calls[0]?.[2]).toEqual({ checksItself: checks });
});

test('the advice is computed anew', async () => {
  const gevelvulling = buildGevelvulling();
  const host = buildHost(buildProject(gevelvulling));
  await saveGevelvulling(host, { subject: gevelvulling, change: (same) => same });

  expect(stored()?.[0]?.aantalAnkers.onderzijde.geadviseerd).toBeGreaterThan(1);
});

test('a product that is no longer in the catalogue is reset and reported', async () => {
  const gevelvulling = buildGevelvulling();
  const project = buildProject(gevelvulling);
  const host = buildHost(project);
  const save: GevelvullingSave = {
    subject: gevelvulling,
    change: (same) => ({
      ...same,
      productKeuze: {
        ...same.productKeuze,
        bovenzijde: { hoekanker: 'vervallen', bevestigingsmiddelen: null },
      },
    }),
  };
  await saveGevelvulling(host, save);

  expect(stored()?.[0]?.productKeuze.bovenzijde.hoekanker).toBeNull();
  expect(resetBySave(host, save, project)).toEqual([expect.stringContaining('bovenzijde')]);
});

test.each<SaveOutcome>([{ kind: 'conflict' }, { kind: 'failed', error: buildHttpError(503) }])(
  '$kind is told as it is',
  async (outcome) => {
    const gevelvulling = buildGevelvulling();
    const { project: port, ...host } = buildHost(buildProject(gevelvulling));
    const project = { ...port, save: async () => outcome };

    expect(
      await saveGevelvulling(
        { ...host, project },
        { subject: gevelvulling, change: (same) => same },
      ),
    ).toBe(outcome);
  },
);
