import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { expect, test } from '@jest/globals';

import { fromFrameSchema } from './frameMessages.ts';
import { saveForFrame } from './saveForFrame.ts';

type Save = HostApi['project']['save'];

const named = (project: Project, projectNaam: string): Project => ({
  ...project,
  projectGegevens: { ...project.projectGegevens, projectNaam },
});

const opened = buildProject({ id: 7 });
const newest = named(opened, 'Van een ander');
const wanted = named(opened, 'Nieuwe naam');
const ask = { name: 'save', basis: null, checksItself: false } as const;

/** Saves the change as it is made on these versions, one after another. */
const saveOn =
  (...versions: Project[]): Save =>
  async (change) => {
    const [project] = versions.map((version) => change(version)).slice(-1);
    return project === null || project === undefined
      ? { kind: 'unchanged' }
      : { kind: 'saved', project, before: opened };
  };

test('what the change made is saved, and nothing else of the project comes from the frame', async () => {
  const forged = { ...wanted, user: { uid: 1, name: 'Ander' }, groupID: 99 };
  const tried = [{ on: { ...opened }, wanted: forged }];
  const saved = await saveForFrame({ save: saveOn(opened) }, { ...ask, tried });
  expect(saved).toEqual({ kind: 'saved', project: wanted, before: opened });
});

/** The same with its keys in the other order. */
const turned = <T extends object>(value: T): T => {
  const copy = { ...value };
  for (const [key, member] of Object.entries(value).toReversed()) {
    Reflect.deleteProperty(copy, key);
    Reflect.set(copy, key, member);
  }
  return copy;
};

test('a change is known whatever the order in which the page has the keys of the project', async () => {
  const stored = { ...opened, projectGegevens: turned(opened.projectGegevens) };
  const tried = [{ on: { ...stored }, wanted: { ...wanted } }];
  const said = fromFrameSchema.parse({ kind: 'ask', id: 1, ask: { ...ask, tried } });
  if (said.kind !== 'ask' || said.ask.name !== 'save') throw new Error('It is a save.');
  expect(await saveForFrame({ save: saveOn(stored) }, said.ask)).toMatchObject({ kind: 'saved' });
});

test('of what somebody else saved meanwhile the frame is asked what its change makes of it', async () => {
  const save = saveOn(opened, newest);
  const tried = [{ on: { ...opened }, wanted: { ...wanted } }];
  expect(await saveForFrame({ save }, { ...ask, tried })).toEqual({
    kind: 'needs',
    project: newest,
  });
  const both = named(newest, 'Beide');
  const again = [...tried, { on: { ...newest }, wanted: { ...both } }];
  expect(await saveForFrame({ save }, { ...ask, tried: again })).toMatchObject({
    kind: 'saved',
    project: both,
  });
});

test('a change that has nothing to do saves nothing', async () => {
  const tried = [{ on: { ...opened }, wanted: null }];
  expect(await saveForFrame({ save: saveOn(opened) }, { ...ask, tried })).toEqual({
    kind: 'unchanged',
  });
});
