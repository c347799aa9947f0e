import type { ReaderAnswer } from '../ifc/readerAnswer.ts';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';

import { buildBouwmodel } from '../builders/buildBouwmodel.ts';
import { buildRaam } from '../builders/buildRaam.ts';
import { changeKeuzes } from './keuze.ts';
import { useModel } from './useModel.ts';

/** What the reader says of files, in the order in which they are read. */
const answers: ReaderAnswer[] = [];

const terminate = jest.fn();
/** The reader is still busy. */
let isSilent = false;
const asked = jest.fn();

class FakeWorker extends EventTarget {
  terminate = terminate;

  postMessage(): void {
    asked();
    if (isSilent) return;
    const data = answers.shift() ?? { fault: 'lezen' };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

Object.assign(globalThis, { Worker: FakeWorker });

const bestand = (name: string, size?: number): File => {
  const file = new File([], name);
  file.arrayBuffer = () => Promise.resolve(new ArrayBuffer(1));
  if (size !== undefined) Object.defineProperty(file, 'size', { value: size });
  return file;
};

const model = (id: string, ...globalIds: readonly string[]) => ({
  model: buildBouwmodel(
    globalIds.map((globalId) => buildRaam({ globalId })),
    { id, meldingen: ['Let op.'] },
  ),
});

beforeEach(() => {
  answers.length = 0;
  isSilent = false;
  terminate.mockClear();
  asked.mockClear();
});

const opened = () => {
  const { result } = renderHook(useModel);
  const open = (names: readonly File[], isAdded: boolean) =>
    act(() => result.current.open(names, isAdded));
  const state = () => {
    const { state: now } = result.current;
    if (now.kind !== 'open') throw new Error(`It is ${now.kind}.`);
    return now;
  };
  return { result, open, state };
};

test('files that are dropped together, and one that is added, are one model; each is kept', async () => {
  answers.push(model('p1', 'a', 'b'), model('p2', 'b', 'c'), model('p3', 'd'));
  const { result, open, state } = opened();
  await open([bestand('gevel.ifc'), bestand('kozijnen.ifc')], false);
  act(() =>
    result.current.edit((now) => ({
      ...now,
      keuzes: changeKeuzes(now.keuzes, ['a'], { isChosen: false }),
    })),
  );
  await open([bestand('dak.ifc')], true);
  const { bestanden, bewerking, model: whole, file } = state();
  expect(whole.elementen.map(({ globalId }) => globalId)).toEqual(['a', 'b', 'c', 'd']);
  expect(bestanden.map(({ bestand: { name }, projectId }) => [name, projectId])).toEqual([
    ['gevel.ifc', 'p1'],
    ['kozijnen.ifc', 'p2'],
    ['dak.ifc', 'p3'],
  ]);
  expect([whole.id, file.naam]).toEqual(['p1', 'gevel.ifc']);
  expect(whole.meldingen).toEqual([
    'gevel.ifc: Let op.',
    'kozijnen.ifc: Let op.',
    'dak.ifc: Let op.',
  ]);
  // What was chosen stays, what is new goes along.
  expect([...bewerking.keuzes].map(([id, { isChosen }]) => [id, isChosen])).toEqual([
    ['a', false],
    ['b', true],
    ['c', true],
    ['d', true],
  ]);
});

test('one that cannot be read leaves what is open, and is told', async () => {
  answers.push(model('p1', 'a'), { fault: 'schema' });
  const { open, state } = opened();
  await open([bestand('gevel.ifc')], false);
  await open([bestand('oud.ifc')], true);
  expect(state()).toMatchObject({ nietGelezen: [{ naam: 'oud.ifc', fault: 'schema' }] });
  expect(state().model.elementen).toHaveLength(1);
});

test.each([
  [
    'cannot be read',
    async ({ open }: ReturnType<typeof opened>) => open([bestand('brief.pdf')], false),
  ],
  [
    'is too large after all',
    async ({ open, result }: ReturnType<typeof opened>) => {
      await open([bestand('toren.ifc', 300_000_000)], false);
      const { state } = result.current;
      if (state.kind === 'groot') act(state.cancel);
    },
  ],
  [
    'is read when one is chosen that cannot be read',
    async ({ open, result }: ReturnType<typeof opened>) => {
      isSilent = true;
      act(() => void result.current.open([bestand('traag.ifc')], false));
      await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
      isSilent = false;
      await open([bestand('brief.pdf')], false);
    },
  ],
])('what is open stays, with its choices, when another file %s', async (_what, chooseOther) => {
  answers.push(model('p1', 'a'));
  const shown = opened();
  await shown.open([bestand('gevel.ifc')], false);
  act(() =>
    shown.result.current.edit((now) => ({
      ...now,
      keuzes: changeKeuzes(now.keuzes, ['a'], { isChosen: false }),
    })),
  );
  const before = shown.state();
  await chooseOther(shown);
  const { model: whole, bewerking } = shown.state();
  expect(whole).toBe(before.model);
  expect(bewerking).toBe(before.bewerking);
});

test('of several that cannot be read each is told, whether another can or not', async () => {
  const fouten = [
    { naam: 'oud.ifc', fault: 'schema' },
    { naam: 'half.ifc', fault: 'onvolledig' },
  ] as const;
  answers.push({ fault: 'schema' }, model('p1', 'a'), { fault: 'onvolledig' });
  const { open, state } = opened();
  await open([bestand('oud.ifc'), bestand('gevel.ifc'), bestand('half.ifc')], false);
  expect(state()).toMatchObject({ nietGelezen: fouten });
  answers.push({ fault: 'schema' }, { fault: 'onvolledig' });
  await open([bestand('oud.ifc'), bestand('half.ifc')], false);
  expect(state()).toMatchObject({ nietGelezen: fouten });

  const nothing = opened();
  answers.push({ fault: 'schema' }, { fault: 'onvolledig' });
  await nothing.open([bestand('oud.ifc'), bestand('half.ifc')], false);
  expect(nothing.result.current.state).toEqual({ kind: 'fault', nietGelezen: fouten });
});

test('another file takes the place of what is open', async () => {
  answers.push(model('p1', 'a'), model('p2', 'z'));
  const { open, state } = opened();
  await open([bestand('gevel.ifc')], false);
  await open([bestand('ander.ifc')], false);
  expect(state().bestanden).toHaveLength(1);
  expect(state().model).toMatchObject({ id: 'p2', meldingen: ['Let op.'] });
});

test('reading ends when another file is chosen meanwhile', async () => {
  const { result, open, state } = opened();
  isSilent = true;
  act(() => void result.current.open([bestand('traag.ifc')], false));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
  expect(terminate).not.toHaveBeenCalled();
  isSilent = false;
  answers.push(model('p2', 'b'));
  await open([bestand('ander.ifc')], false);
  expect(terminate).toHaveBeenCalledTimes(2);
  expect(state().model.id).toBe('p2');
});

test('a large file that is added asks first, and what is open comes back', async () => {
  answers.push(model('p1', 'a'), model('p2', 'b'));
  const { result, open, state } = opened();
  await open([bestand('gevel.ifc')], false);
  await open([bestand('toren.ifc', 300_000_000)], true);
  const question = result.current.state;
  if (question.kind !== 'groot') throw new Error(`It is ${question.kind}.`);
  act(question.cancel);
  expect(state().model.id).toBe('p1');
  act(question.read);
  await waitFor(() => expect(state().model.elementen).toHaveLength(2));
  expect(state().model.meldingen).toEqual(['gevel.ifc: Let op.', 'toren.ifc: Let op.']);
});
