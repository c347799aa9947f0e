import { afterAll, beforeEach, expect, jest, test } from '@jest/globals';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { hideNewerApis } from '@adviestool/contract/builders/hideNewerApis';
import { catalogusSchema } from '@adviestool/contract/catalogus';
import type { Project } from '@adviestool/contract/project';
import { projectToBody } from '@adviestool/contract/projectRecord';
import type { HostApi, Page } from '@adviestool/contract/remoteModule';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import {
  buildGevelvullingOf,
  withProducten,
} from '@adviestool/domain/builders/buildGevelvullingOf';
import { adviesFor } from '@adviestool/domain/rekenen/advies';
import { vaststellingOf } from '@adviestool/domain/vaststellen/vaststellingOf';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import voorbeeld from '../../../../variants/catalogus-voorbeeld.json' with { type: 'json' };
import bouwlijstPage from '../bouwlijst/page.tsx';
import gevelvullingPage from '../gevelvulling/page.tsx';
import openenPage from '../openen/page.tsx';
import inzagePage from '../overzicht/page.tsx';

afterAll(hideNewerApis());

const ID = '3f1f8a54-6a4e-4d4e-9d0e-0a6a2f7f9b11';
const TOKEN = 'T'.repeat(43);

const gevelvulling = buildGevelvulling({
  aantalAnkers: perZijde(() => ({ geadviseerd: null, gekozen: 10 })),
  productKeuze: perZijde(() => ({ hoekanker: 'anker', bevestigingsmiddelen: null })),
});
const { id: gevelvullingId } = gevelvulling.gevelvullingEnKaderData;
const project = buildProject({ gevelvullingen: [gevelvulling] });

const CATALOGUS = catalogusSchema.parse(voorbeeld);
/** Names that catalogue, which a link loads once. */
const gerekendMet = { ...project.projectGegevens, catalogus: { id: 'voorbeeld', versie: '1' } };
const KADER = { id: gevelvullingId, merk: 'K01' };

const zonderMiddelen = withProducten(
  buildGevelvullingOf('kozijnTraditioneelZonderBevestigingsmiddelen', KADER, {
    totaalgewicht: 200,
  }),
  'GA-120',
);

/** All of it is calculated: it has a fastener on each side. */
const metMiddelen = withProducten(
  buildGevelvullingOf('kozijnTraditioneelMetBevestigingsmiddelen', KADER, {
    totaalgewicht: 200,
    binnenmuur: 'kalkzandsteen',
  }),
  'GA-120',
  ['KP-10', 'HS-50'],
);

/** With a hoekanker that is not made for it, of which nothing else is warned. */
const ongeschikt = withProducten(metMiddelen, 'GA-200C', ['KP-10', 'HS-50']);

const shown = (van: Project = project) => {
  const { gevelvullingen_json: _text, version: _version, ...data } = projectToBody(van, '1');
  return {
    bedrijf: 'Bouwbedrijf De Vries',
    verloopt: '2026-12-24T12:00:00Z',
    gewijzigd: '2026-11-20T12:00:00Z',
    project: data,
    gevelvullingen: van.gevelvullingen,
  };
};

const ended = (): never => {
  throw buildHttpError(404);
};

const calls: string[] = [];

const hostWith = (
  answer: (path: string) => unknown = () => shown(),
  overrides: Partial<HostApi> = {},
  catalogus = buildCatalogus(),
): HostApi =>
  buildHost({
    api: buildTransport(({ method, path, body }) => {
      calls.push([method, path, JSON.stringify(body)].filter(Boolean).join(' '));
      return path.endsWith('/catalogus') ? catalogus : answer(path);
    }),
    ...overrides,
  });

const open = (page: Page, rest = '', pattern = '') =>
  renderPage(page, { path: `/inzage/:inzageId${pattern}`, url: `/inzage/${ID}${rest}` });

beforeEach(() => {
  calls.length = 0;
  history.replaceState(null, '', '/');
});

test('the project of a link says of whom it is, until when, and each verdict', async () => {
  open(inzagePage(hostWith()));
  const naam = project.projectGegevens.projectNaam ?? '';
  await screen.findByRole('heading', { name: naam, level: 1 });
  expect(screen.getByText(/werkt tot 24 december 2026/)).toBeTruthy();
  expect(screen.getByText('Van Bouwbedrijf De Vries · Stand van 20 november 2026')).toBeTruthy();
  const row = within(screen.getByRole('table', { name: 'Gevelvullingen' })).getAllByRole('row')[1];
  expect(row?.textContent).toContain('Niet vastgesteld');
  expect(row?.querySelector('a')?.getAttribute('href')).toBe(
    `/inzage/${ID}/gevelvulling/${gevelvullingId}`,
  );
  expect(screen.getByRole('link', { name: 'Bouwlijst' }).getAttribute('href')).toBe(
    `/inzage/${ID}/bouwlijst`,
  );
  expect(calls.every((call) => call.startsWith(`GET /api/v2/inzage/${ID}`))).toBe(true);
});

test('a verdict of a project without wind stands beside its warning', async () => {
  const { project: data, ...rest } = shown();
  open(inzagePage(hostWith(() => ({ ...rest, project: { ...data, windvorm_factor: 0 } }))));
  const table = await screen.findByRole('table', { name: 'Gevelvullingen' });
  expect(within(table).getAllByRole('row')[1]?.textContent).toMatch(/Voldoet.*\d waarschuwing/);
});

test.each([
  ['that all was calculated of is green', metMiddelen, ['ok Voldoet']],
  [
    'whose fastening was not calculated says so',
    zonderMiddelen,
    ['neutral Voldoet', 'warn Bevestiging niet getoetst'],
  ],
])('a verdict %s', async (_naam, een, gezegd) => {
  const van = { ...project, projectGegevens: gerekendMet, gevelvullingen: [een] };
  open(inzagePage(hostWith(() => shown(van), {}, CATALOGUS)));
  const table = await screen.findByRole('table', { name: 'Gevelvullingen' });
  const chips = [...table.querySelectorAll('td .chip')];
  expect(
    chips.map(({ className, textContent }) => `${className.replace('chip ', '')} ${textContent}`),
  ).toEqual(gezegd);
});

const metMerk = (merk: string, gevel: string) => ({
  ...gevelvulling,
  gevelvullingEnKaderData: { ...gevelvulling.gevelvullingEnKaderData, id: merk, merk, gevel },
});

const several = () => ({
  ...shown(),
  gevelvullingen: [metMerk('K1', 'Noord'), metMerk('K2', 'Zuid'), metMerk('K3', 'Noord')],
});

const merken = (): (string | undefined)[] =>
  within(screen.getByRole('table', { name: 'Gevelvullingen' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.slice(0, 2));

test('the list is searched and filtered without asking anything again, and says so', async () => {
  const router = open(inzagePage(hostWith(several)));
  await userEvent.type(await screen.findByRole('searchbox'), 'k2');
  await waitFor(() => expect(merken()).toEqual(['K2']));
  expect(router.state.location.search).toBe('?zoek=k2');
  expect(screen.getByText('1 van 3 gevelvullingen: ‘k2’.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Zoekterm wissen' }));
  await waitFor(() => expect(merken()).toHaveLength(3));
  await userEvent.click(screen.getByRole('button', { name: /^Gevel Noord/ }));
  expect(merken()).toEqual(['K1', 'K3']);
  const [link] = screen.getAllByRole('link', { name: /^K1/ });
  expect(link?.getAttribute('href')).toBe(`/inzage/${ID}/gevelvulling/K1?gevel=Noord`);
  expect(calls.filter((call) => call === `GET /api/v2/inzage/${ID}`)).toHaveLength(1);
});

test('a search that finds nothing offers the way back, one that finds one opens it by Enter', async () => {
  const router = open(inzagePage(hostWith(several)), '?zoek=K9');
  await userEvent.click(await screen.findByRole('button', { name: 'Filter wissen' }));
  expect(merken()).toHaveLength(3);
  await userEvent.type(screen.getByRole('searchbox'), 'K3{Enter}');
  await screen.findByText('Elders');
  expect(router.state.location.pathname).toBe(`/inzage/${ID}/gevelvulling/K3`);
});

const hrefOf = (name: RegExp): string | null =>
  screen.queryByRole('link', { name })?.getAttribute('href') ?? null;

test.each([
  ['', '2 van 3', 'K1', 'K3'],
  ['?zoek=k2&type=kozijn', null, null, null],
])('with %j a gevelvulling leads to those beside it', async (query, plaats, vorige, volgende) => {
  open(
    gevelvullingPage(hostWith(several)),
    `/gevelvulling/K2${query}`,
    '/gevelvulling/:gevelvullingId',
  );
  await screen.findByText('Hoekankers per stuk');
  const pathTo = (merk: string | null): string | null =>
    merk === null ? null : `/inzage/${ID}/gevelvulling/${merk}`;
  expect(screen.queryByText(/^\d van \d$/)?.textContent ?? null).toBe(plaats);
  expect(hrefOf(/^Vorige ?: K1/)).toBe(pathTo(vorige));
  expect(hrefOf(/^Volgende ?: K3/)).toBe(pathTo(volgende));
  expect(hrefOf(/^Naar het project/)).toBe(`/inzage/${ID}${query}`);
});

test('what the filter leaves out is passed by', async () => {
  open(
    gevelvullingPage(hostWith(several)),
    '/gevelvulling/K1?gevel=Noord',
    '/gevelvulling/:gevelvullingId',
  );
  const next = await screen.findByRole('link', { name: /^Volgende ?: K3/ });
  expect(next.getAttribute('href')).toBe(`/inzage/${ID}/gevelvulling/K3?gevel=Noord`);
  expect(screen.getByText('1 van 2')).toBeTruthy();
});

test('a size that a model gave with decimals is shown as it is', async () => {
  const kader = { ...gevelvulling.gevelvullingEnKaderData, breedte: 1200.5 };
  const answer = () => ({
    ...shown(),
    gevelvullingen: [{ ...gevelvulling, gevelvullingEnKaderData: kader }],
  });
  open(inzagePage(hostWith(answer)));
  const table = await screen.findByRole('table', { name: 'Gevelvullingen' });
  expect(table.textContent).toContain('1200,5 × 2000\u202Fmm');
});

test('one advice has its figures, and gives the rest to the place', async () => {
  const given: unknown[] = [];
  const Place: HostApi['Place'] = ({ name, give }) => {
    given.push([name, give()]);
    return null;
  };
  const page = gevelvullingPage(hostWith(() => shown(), { Place }));
  open(page, `/gevelvulling/${gevelvullingId}`, '/gevelvulling/:gevelvullingId');
  await screen.findByText('Hoekankers per stuk');
  expect(screen.getByText(/niet vastgesteld/)).toBeTruthy();
  expect(given.at(-1)).toEqual([
    'inzage.advies/v1',
    expect.objectContaining({ gevelvulling, catalogus: buildCatalogus() }),
  ]);
});

test.each([
  ['does not comply', 'Informatie', ongeschikt, {}],
  ['has a warning', 'Informatie', metMiddelen, { windvormFactor: 0 }],
  ['complies, but for its fastening that is not calculated', 'Informatie', zonderMiddelen, {}],
  ['complies', 'Gelukt', metMiddelen, {}],
])(
  'that an advice is fixed is green only when all of it complies: %s',
  async (_naam, toon, een, gegevens) => {
    const projectGegevens = { ...gerekendMet, ...gegevens };
    const advies = adviesFor({ projectGegevens, gevelvulling: een, catalogus: CATALOGUS });
    if (advies === null) throw new Error('There is no advice.');
    const vastgesteld = vaststellingOf({
      op: '2026-11-22T12:00:00.000Z',
      door: '',
      catalogus: { id: 'x', versie: '1' },
      projectGegevens,
      gevelvulling: een,
      advies,
    });
    const fixed = { ...project, projectGegevens, gevelvullingen: [{ ...een, vastgesteld }] };
    open(
      gevelvullingPage(hostWith(() => shown(fixed), {}, CATALOGUS)),
      `/gevelvulling/${gevelvullingId}`,
      '/gevelvulling/:gevelvullingId',
    );
    const text = await screen.findByText(/^Vastgesteld op .*, met rekenmodel/);
    const notice = text.parentElement?.parentElement?.textContent;
    expect(notice).toMatch(new RegExp(`^${toon}: Vastgesteld op `));
    const oordeel = screen.queryByText('Voldoet');
    expect(oordeel?.className.includes('ok') === true).toBe(toon === 'Gelukt');
  },
);

test('the sum of the hoekankers says how many have none to add', async () => {
  const zonder = { ...metMerk('K2', 'Zuid'), detailleringData: {} };
  const gevelvullingen = [metMerk('K1', 'Noord'), zonder];
  open(inzagePage(hostWith(() => shown({ ...project, gevelvullingen }))));
  expect(await screen.findByText('1 zonder advies niet meegeteld')).toBeTruthy();
});

test('the bouwlijst is that of the product, and leads to the pages of the link', async () => {
  open(bouwlijstPage(hostWith()), '/bouwlijst', '/bouwlijst');
  const table = await screen.findByRole('table', { name: 'Totalen per product' });
  expect(within(table).getAllByRole('cell').at(-1)?.textContent).toMatch(/^\d+$/);
  expect(screen.queryByRole('button', { name: /Exporteren/ })).toBeNull();
  for (const link of screen.getAllByRole('link')) {
    expect(link.getAttribute('href')).toMatch(new RegExp(`^/inzage/${ID}`));
  }
});

test.each([
  ['project', inzagePage, ''],
  ['bouwlijst', bouwlijstPage, '/bouwlijst'],
])('of a link that has ended the %s says what to do', async (_name, page, rest) => {
  open(page(hostWith(ended)), rest, rest);
  await screen.findByRole('heading', { name: 'Deze inzagelink werkt niet meer' });
  expect(screen.getByText(/Vraag een nieuwe link/)).toBeTruthy();
});

const renderOpenen = (host: HostApi) =>
  renderPage(openenPage(host), { path: '/inzage', url: '/inzage' });

test('a token leaves the address before it is asked what it opens', async () => {
  history.replaceState(null, '', `/inzage#${TOKEN}`);
  const addresses: string[] = [];
  const router = renderOpenen(
    hostWith(() => {
      addresses.push(location.href);
      return { id: ID };
    }),
  );
  await screen.findByText('Elders');
  expect(router.state.location.pathname).toBe(`/inzage/${ID}`);
  expect(addresses).toHaveLength(1);
  expect(addresses[0]).not.toContain(TOKEN);
  expect(calls).toEqual([`POST /api/v2/inzage {"token":"${TOKEN}"}`]);
});

test('a token that opens nothing says so; another one in the same tab is tried', async () => {
  history.replaceState(null, '', `/inzage#${TOKEN}`);
  const answer = jest.fn<() => unknown>(ended);
  renderOpenen(hostWith(answer));
  await screen.findByRole('heading', { name: 'Deze inzagelink werkt niet meer' });
  answer.mockImplementation(() => ({ id: ID }));
  location.hash = 'U'.repeat(43);
  await screen.findByText('Elders');
  await waitFor(() => expect(location.hash).toBe(''));
});

test('without a token nothing is asked', async () => {
  renderOpenen(hostWith());
  await screen.findByRole('heading', { name: 'Deze inzagelink werkt niet meer' });
  expect(calls).toEqual([]);
});
