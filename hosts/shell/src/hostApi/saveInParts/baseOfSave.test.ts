import { expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { projectDifference } from '@adviestool/projectdelta/projectDifference';

import { baseOfSave } from './baseOfSave.ts';

const kozijn = buildGevelvulling();
const VASTGESTELD = {
  op: '2026-11-22T12:00:00.000Z',
  door: 'collega',
  rekenmodel: 1,
  catalogus: { id: 'voorbeeld', versie: '1' },
  invoer: { projectGegevens: 'a', gevelvulling: 'b' },
  zijden: {},
};

const withAantal = (gevelvulling: Gevelvulling, aantal: number): Gevelvulling => ({
  ...gevelvulling,
  gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, aantal },
});

const projectOf = (gevelvulling: Gevelvulling): Project =>
  buildProject({ gevelvullingen: [gevelvulling] });

/** What a save of another number is made on, when this is stored meanwhile. */
const baseOn = (stored: Gevelvulling): Project | null => {
  const opened = projectOf(kozijn);
  return baseOfSave({
    opened,
    newest: projectOf(stored),
    unanswered: [],
    touched: projectDifference(opened, projectOf(withAantal(kozijn, 12))),
    needsGegevens: false,
  });
};

test('a save of input that meets a row fixed meanwhile is made on that row, which stays fixed', () => {
  const stored = { ...kozijn, vastgesteld: VASTGESTELD };
  expect(baseOn(stored)?.gevelvullingen).toEqual([stored]);
});

test('a save that meets a row of which somebody changed the input and fixed it is a conflict', () => {
  expect(baseOn({ ...withAantal(kozijn, 5), vastgesteld: VASTGESTELD })).toBeNull();
});

test('a save that was made on a fixed row meets its release as well', () => {
  const opened = projectOf({ ...kozijn, vastgesteld: VASTGESTELD });
  const wanted = projectOf({ ...withAantal(kozijn, 12), vastgesteld: VASTGESTELD });
  const base = baseOfSave({
    opened,
    newest: projectOf(kozijn),
    unanswered: [],
    touched: projectDifference(opened, wanted),
    needsGegevens: false,
  });
  expect(base?.gevelvullingen).toEqual([kozijn]);
});
