import { webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';

import { NetworkError } from '@adviestool/contract/api/apiError';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { bouwplaatsMontageBodySchema, type MontageInvoer } from '@adviestool/contract/montage';
import { projectToBody } from '@adviestool/contract/projectRecord';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as browserDatabase from 'fake-indexeddb';

import gevelvullingPage from '../gevelvulling/page.tsx';
import lijstPage from '../lijst/page.tsx';
import { bewaard } from '../wachtrij/bewaard.ts';

// jsdom has none of these.
Object.assign(globalThis, browserDatabase, { TextEncoder });
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });

export const ID = '3f1f8a54-6a4e-4d4e-9d0e-0a6a2f7f9b11';
export const SLEUTEL = `link:${ID}`;

export const met = (
  id: string,
  merk: string,
  { gekozen = 3, bouwlaag = '1', aantal = 2 } = {},
): Gevelvulling => {
  const gevelvulling = buildGevelvulling({
    aantalAnkers: perZijde(() => ({ geadviseerd: null, gekozen })),
    productKeuze: perZijde(() => ({ hoekanker: 'anker', bevestigingsmiddelen: null })),
  });
  const kader = { ...gevelvulling.gevelvullingEnKaderData, id, merk, aantal, bouwlaag };
  return { ...gevelvulling, gevelvullingEnKaderData: kader };
};

/** What the server has, and whether it can be reached. */
export const server = {
  gevelvullingen: [met('k1', 'K-01'), met('k2', 'K-02', { gekozen: 4 })],
  catalogus: buildCatalogus(),
  invoer: new Map<string, MontageInvoer>(),
  isAway: false,
  /** It took a call whose answer did not arrive. */
  losesAnswer: false,
  status: 0,
  letOp: new Array<string>(),
  /** Calls that it answers with `status`. */
  refuses: (_path: string): boolean => true,
  calls: [] as string[],
};

const keep = (id: string, gevelvulling: string, sent: unknown): MontageInvoer => {
  const { fotos, door, ...body } = bouwplaatsMontageBodySchema.parse(sent);
  const invoer = {
    ...body,
    id,
    gevelvulling,
    door,
    fotos: fotos.map((foto) => ({ id: foto, sha256: 'a', bytes: 1 })),
    viaLink: true,
    ontvangen: body.op,
    advies: 'a'.repeat(64),
  };
  server.invoer.set(id, server.invoer.get(id) ?? invoer);
  return invoer;
};

const answer = (method: string, path: string, sent: { id: string; body: unknown }): unknown => {
  if (path.endsWith('/catalogus')) {
    return { ...server.catalogus, _let_op: server.letOp[0] };
  }
  if (path.endsWith('/fotos')) return { id: sent.id, sha256: 'a', bytes: 1 };
  if (method === 'POST') return keep(sent.id, path.split('/').at(-1) ?? '', sent.body);
  if (path.endsWith('/montage')) return { invoer: [...server.invoer.values()] };
  const project = buildProject({ gevelvullingen: server.gevelvullingen });
  const { gevelvullingen_json: _text, version: _version, ...data } = projectToBody(project, '1');
  return {
    project_id: 7,
    bedrijf: 'Bouwbedrijf De Vries',
    verloopt: '2026-12-24T12:00:00Z',
    gewijzigd: '2026-11-20T12:00:00Z',
    project: data,
    gevelvullingen: project.gevelvullingen,
  };
};

export const host = (overrides: Partial<HostApi> = {}): HostApi =>
  buildHost({
    api: buildTransport(({ method, path, body, headers }) => {
      const place = { method, path };
      if (server.isAway) throw new NetworkError('away', place);
      server.calls.push(`${method} ${path.replace(`/api/v2/inzage/${ID}/bouwplaats`, '')}`);
      if (server.status > 0 && server.refuses(path)) throw buildHttpError(server.status);
      const id = new Headers(headers).get('Idempotency-Key') ?? '';
      const answered = answer(method, path, { id, body });
      if (server.losesAnswer) throw new NetworkError('lost', place);
      return answered;
    }),
    ...overrides,
  });

export const openLijst = (id = ID) =>
  renderPage(lijstPage(host()), { path: '/bouwplaats/:inzageId', url: `/bouwplaats/${id}` });

export const openGevelvulling = (id = 'k1', using = host()) =>
  renderPage(gevelvullingPage(using), {
    path: '/bouwplaats/:inzageId/gevelvulling/:gevelvullingId',
    url: `/bouwplaats/${ID}/gevelvulling/${id}`,
  });

export const tick = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Gemonteerd' }));
};

/** A tap of so many milliseconds after another, however slow this machine draws. @returns when it was */
export const tapAt = (button: HTMLElement, after?: { tap: number; ms: number }): number => {
  const event = createEvent.click(button);
  const at = after === undefined ? event.timeStamp : after.tap + after.ms;
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(button, event);
  return at;
};

export const typeName = async (): Promise<void> => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Uw naam/ }), 'Piet');
};

export const clear = async (sleutel: string): Promise<void> => {
  await bewaard.forget(sleutel);
  for (const one of await bewaard.listWachtend(sleutel)) await bewaard.removeWachtend(one);
};

export const zegt = (
  id: string,
  over: { door?: string; sleutel?: string; projectId?: number } = {},
) => ({
  sleutel: SLEUTEL,
  wie: null,
  door: 'Piet',
  gevelvullingId: 'k1',
  id: `00000000-0000-4000-8000-${id}`,
  body: {
    stuk: 1,
    geplaatst: null,
    ankers: { onderzijde: 1, zijkanten: 1, bovenzijde: null },
    afwijking: null,
    toelichting: '',
    fotos: [] as string[],
    op: '2026-11-20T10:00:00Z',
    getoond: {},
  },
  ...over,
});

/** Calls that say something. */
export const isSaid = (path: string): boolean => /\/montage\/|\/fotos$/.test(path);

export const FOTO = { id: '00000000-0000-4000-8000-000000000001', inhoud: 'AAAA' };

/** As it is before anything happened. */
export const reset = async (): Promise<void> => {
  localStorage.clear();
  await clear(SLEUTEL);
  server.gevelvullingen = [met('k1', 'K-01'), met('k2', 'K-02', { gekozen: 4 })];
  server.catalogus = buildCatalogus();
  server.invoer.clear();
  server.isAway = false;
  server.losesAnswer = false;
  server.status = 0;
  server.refuses = () => true;
  server.letOp = [];
  server.calls = [];
};
