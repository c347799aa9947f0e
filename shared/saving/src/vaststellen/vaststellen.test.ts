import { beforeEach, expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { saveIn } from '@adviestool/contract/builders/saveIn';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Uitkomst, Vastgesteld } from '@adviestool/contract/vastgesteld';
import { perZijde } from '@adviestool/contract/zijde';
import { clearActiveProject, setActiveProject } from '@adviestool/state/activeProject';

import { intrekken, vaststellen, vaststellenOfUitleggen, type Anders } from './vaststellen.ts';

const oud: Vastgesteld = {
  op: '2026-11-22T12:00:00.000Z',
  door: 'demo',
  rekenmodel: 1,
  catalogus: { id: 'x', versie: '1' },
  invoer: { projectGegevens: 'p', gevelvulling: 'g' },
  zijden: {},
};

const gevelvulling = (id: string, vastgesteld?: Vastgesteld): Gevelvulling => ({
  gevelvullingEnKaderData: { id, merk: null, aantal: 1, hoogte: 0, breedte: 0 },
  detailleringData: {},
  verankerdeZijden: [],
  afstandHoekGevelvullingTotEersteAnker: perZijde(() => 200),
  maximumHartOpHartMaat: perZijde(() => 700),
  aantalAnkers: perZijde(() => ({ geadviseerd: null, gekozen: null })),
  productKeuze: perZijde(() => ({ hoekanker: null, bevestigingsmiddelen: null })),
  ...(vastgesteld !== undefined && { vastgesteld }),
});

const project = buildProject({ gevelvullingen: [gevelvulling('a1'), gevelvulling('b2', oud)] });
const getoond = new Map<string, Uitkomst>([
  ['a1', {}],
  ['b2', {}],
]);

/** As the backend answers when they are fixed, and what is read anew after that. */
const nieuw: Vastgesteld = { ...oud, op: '2026-11-22T12:00:01.000Z' };
const WRITTEN = { revision: 'r2', revisies: {}, vastgesteld: { a1: nieuw, b2: nieuw } };
const gelezen = {
  ...project,
  gevelvullingen: [gevelvulling('a1', nieuw), gevelvulling('b2', nieuw)],
};

const visit = (refusal: Error | null = null) => {
  const sent: unknown[] = [];
  const toast = jest.fn<HostApi['toast']>();
  const showError = jest.fn<HostApi['showError']>();
  const save = jest.fn(saveIn(project));
  const refresh = jest.fn<HostApi['project']['refresh']>(async () => {
    setActiveProject(gelezen, '"r2"');
    return gelezen;
  });
  const api = buildTransport(({ method, body }) => {
    sent.push([method, body]);
    if (refusal !== null) throw refusal;
    return WRITTEN;
  });
  const base = buildHost();
  const host = buildHost({ api, toast, showError, project: { ...base.project, save, refresh } });
  /** Presses the button of the last toast. */
  const undo = async (): Promise<void> => {
    toast.mock.lastCall?.[2]?.action?.onAction();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { host, sent, toast, showError, save, refresh, undo };
};

beforeEach(() => {
  setActiveProject(project, '"r1"');
});

test('advices are fixed with what the user was shown, and the project is read anew', async () => {
  const { host, sent, toast, refresh } = visit();

  expect(await vaststellen(host, project.id, getoond)).toBe(true);
  expect(sent).toEqual([['POST', { gevelvullingen: ['a1', 'b2'], getoond: { a1: {}, b2: {} } }]]);
  expect(refresh).toHaveBeenCalledWith(project.id);
  expect(toast.mock.calls).toMatchObject([['success', '2 adviezen vastgesteld.', {}]]);
});

test('undone, what was not fixed is taken back and what was fixed is so again as it was', async () => {
  const { host, sent, save, undo } = visit();
  await vaststellen(host, project.id, getoond);
  await undo();

  expect(sent.at(-1)).toEqual(['DELETE', { gevelvullingen: ['a1'] }]);
  const outcome = await save.mock.results[0]?.value;
  expect(outcome).toMatchObject({
    kind: 'saved',
    project: { gevelvullingen: [{}, { vastgesteld: oud }] },
  });
});

test('what is fixed is so, and can be undone, also where the project cannot be read anew', async () => {
  const { host, sent, toast, showError, refresh, undo } = visit();
  refresh.mockRejectedValueOnce(buildHttpError(503));

  expect(await vaststellen(host, project.id, getoond)).toBe(true);
  expect(showError).not.toHaveBeenCalled();
  expect(toast.mock.calls.map(([kind, text]) => [kind, text])).toEqual([
    ['warning', expect.stringContaining('niet opnieuw worden geladen')],
    ['success', '2 adviezen vastgesteld.'],
  ]);
  await undo();
  expect(sent.at(-1)).toEqual(['DELETE', { gevelvullingen: ['a1'] }]);
});

test('what a colleague fixed since is not taken back', async () => {
  const { host, sent, toast, refresh, undo } = visit();
  await vaststellen(host, project.id, getoond);
  const newer = gevelvulling('b2', { ...oud, door: 'bart', op: '2026-11-22T12:00:05.000Z' });
  const others = { ...project, gevelvullingen: [gevelvulling('a1', nieuw), newer] };
  setActiveProject(others, '"r3"');
  refresh.mockResolvedValueOnce(others);
  await undo();

  expect(sent).toHaveLength(1);
  expect(toast).toHaveBeenLastCalledWith('warning', expect.stringContaining('intussen gewijzigd'));
});

test('a taking back can be undone', async () => {
  const { host, sent, save, toast, undo } = visit();

  expect(await intrekken(host, project.id, ['b2'])).toBe(true);
  expect(sent).toEqual([['DELETE', { gevelvullingen: ['b2'] }]]);
  await undo();
  expect(save).toHaveBeenCalledTimes(1);
  expect(toast).toHaveBeenLastCalledWith('success', 'De vaststelling is teruggezet.', {
    key: 'undo',
  });
});

test('a refusal says what the backend computes', async () => {
  const serverMessage = 'De server berekent iets anders.';
  const refusal = buildHttpError(409, { code: 'differs', serverMessage });
  const { host, showError, toast, refresh } = visit(refusal);

  expect(await vaststellen(host, project.id, getoond)).toBe(false);
  expect(showError).toHaveBeenCalledWith(refusal, { 409: serverMessage });
  expect([toast.mock.calls, refresh.mock.calls]).toEqual([[], []]);
});

test('what others changed is loaded and told in place of a refusal', async () => {
  const { host, showError, refresh } = visit(buildHttpError(409, { code: 'differs' }));
  const nu = { ...project, gevelvullingen: [gevelvulling('a1')] };
  refresh.mockResolvedValueOnce(nu);
  const tell = jest.fn<(anders: Anders) => Promise<void>>(async () => undefined);

  expect(await vaststellenOfUitleggen(host, project.id, { getoond, onAnders: tell })).toBe(false);
  expect(tell).toHaveBeenCalledWith({ toen: project, nu });
  expect(showError).not.toHaveBeenCalled();

  refresh.mockResolvedValueOnce(project);
  // Nobody changed anything, as with another catalogue: then the words of the backend are all there is.
  expect(await vaststellenOfUitleggen(host, project.id, { getoond, onAnders: tell })).toBe(false);
  expect([tell.mock.calls.length, showError.mock.calls.length]).toEqual([1, 1]);
});

test('nothing is sent for a project that is no longer open', async () => {
  clearActiveProject();
  const { host, sent, toast } = visit();

  expect(await vaststellen(host, project.id, getoond)).toBe(false);
  expect(await intrekken(host, project.id, ['b2'])).toBe(false);
  expect(sent).toEqual([]);
  expect(toast).toHaveBeenCalledTimes(2);
});
