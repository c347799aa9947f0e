import { beforeEach, expect, test } from '@jest/globals';
import type { ApiRequest } from '@adviestool/contract/api/transport';
import {
  bestellingBodySchema,
  type Bestelling,
  type BestellingBody,
} from '@adviestool/contract/bestellingen';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildCatalogusPort } from '@adviestool/contract/builders/buildCatalogusPort';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import type { Catalogus } from '@adviestool/contract/catalogus';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';
import { clearActiveProject, setActiveProject } from '@adviestool/state/activeProject';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import page from './page.tsx';

beforeEach(clearActiveProject);

const MOMENT = '2026-11-03T09:00:00.000Z';

/** Three kozijnen with ten hoekankers on each side, twice on the stijlen: 120. */
const kozijn = (id: string, bouwlaag: string | null): Gevelvulling => {
  const { gevelvullingEnKaderData, ...rest } = buildGevelvulling({
    aantalAnkers: perZijde(() => ({ geadviseerd: null, gekozen: 10 })),
    productKeuze: perZijde(() => ({ hoekanker: 'anker', bevestigingsmiddelen: null })),
  });
  return {
    ...rest,
    gevelvullingEnKaderData: { ...gevelvullingEnKaderData, id, merk: id, bouwlaag },
  };
};

const catalogus = {
  ...buildCatalogus(),
  hoekankers: buildCatalogus().hoekankers.map((hoekanker) => ({
    ...hoekanker,
    verpakking: 50,
    leverancier: 'Metaal BV',
    artikel: 'M-1',
    prijs: 8750,
  })),
};

/** The same in which its hoekankers have other values. */
const met = (waarden: Partial<Catalogus['hoekankers'][number]>): Catalogus => ({
  ...catalogus,
  hoekankers: catalogus.hoekankers.map((each) => ({ ...each, ...waarden })),
});

/** A backend that keeps what is ordered. */
const open = async (
  gevelvullingen: readonly Gevelvulling[],
  {
    search = '',
    kept = [],
    geldig = catalogus,
    confirm = () => Promise.resolve(true),
    toast = () => undefined,
    isDown = () => false,
  }: {
    search?: string;
    kept?: Bestelling[];
    geldig?: Catalogus;
    confirm?: HostApi['confirm'];
    toast?: HostApi['toast'];
    isDown?: () => boolean;
  } = {},
) => {
  const project = buildProject({ gevelvullingen: [...gevelvullingen] });
  const base = buildHost();
  const host = buildHost({
    catalogus: buildCatalogusPort(geldig),
    confirm,
    toast,
    project: {
      ...base.project,
      refresh: () => {
        setActiveProject(project, 'r1');
        return Promise.resolve(project);
      },
    },
    api: {
      setCsrfToken: () => undefined,
      request: <T,>({ method, body, answer }: ApiRequest<T>) => {
        if (isDown()) return Promise.reject(buildHttpError(503));
        if (method === 'POST') {
          kept.unshift({ ...bestellingBodySchema.parse(body), op: MOMENT, door: 'Anna' });
          return Promise.resolve({
            data: answer.parse(kept[0]),
            headers: new Headers(),
            status: 200,
          });
        }
        return Promise.resolve({
          data: answer.parse({ bestellingen: kept }),
          headers: new Headers(),
          status: 200,
        });
      },
    },
  });
  renderPage(page(host), {
    path: '/project/:projectId/bestellijst',
    url: `/project/7/bestellijst${search}`,
  });
  await screen.findByRole('heading', { name: 'Bestellijst' });
  return kept;
};

const cellsIn = (table: HTMLElement): (string | null)[][] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent));

const ofMetaal = (): HTMLElement => screen.getByRole('table', { name: 'Metaal BV' });

test('a supplier has what is needed, with reserve, in packages, and what that costs', async () => {
  await open([kozijn('K1', '1')], { search: '?reserve=10' });
  expect(cellsIn(ofMetaal())).toEqual([
    [
      'Hoekankeranker · artikel M-1',
      '15018 stuks over',
      '120',
      '132',
      '3 × 50',
      '€\u00A0262,50€\u00A087,50 per verpakking',
    ],
    ['Totaal zonder btw', '€\u00A0262,50'],
  ]);
});

test('deliveries are chosen', async () => {
  await open([kozijn('K1', '10'), kozijn('K2', '2'), kozijn('K3', null)]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Leveringen' }), 'bouwlaag');
  await screen.findByText('Bouwlaag 2');
  expect(cellsIn(ofMetaal()).map((cells) => cells.slice(0, 3))).toEqual([
    ['Hoekankeranker · artikel M-1', '45090 stuks over', '360'],
    ['Bouwlaag 2', '15030 stuks over', '120'],
    ['Bouwlaag 10', '15030 stuks over', '120'],
    ['Geen bouwlaag', '15030 stuks over', '120'],
    ['Totaal zonder btw', '€\u00A0787,50'],
  ]);
});

const MAG_NIET = ['Als besteld vastleggen', 'Bestelmail kopiëren'] as const;

test.each(['500', '7,5', '12,5,3', '-1', ''])(
  'a reserve of "%s" says at its field that it is none, and what was there is not ordered',
  async (fout) => {
    await open([kozijn('K1', '1')], { search: '?reserve=20' });
    await userEvent.click(screen.getByText('Bestelmail'));
    const reserve = screen.getByRole('textbox', { name: 'Reserve, %' });
    await userEvent.clear(reserve);
    if (fout !== '') await userEvent.type(reserve, fout);
    expect(reserve).toHaveProperty('value', fout);
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Vul een heel getal van 0 tot en met 50/,
    );
    expect(reserve.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
    await userEvent.tab();
    expect(screen.queryByRole('table', { name: 'Metaal BV' })).toBeNull();
    for (const name of MAG_NIET) expect(screen.queryByRole('button', { name })).toBeNull();
    for (const name of ['Bestellijst exporteren', 'Afdrukken']) {
      expect(screen.getByRole('button', { name }).matches(':disabled')).toBe(true);
    }

    await userEvent.clear(reserve);
    await userEvent.type(reserve, '10');
    expect(screen.queryByRole('table', { name: 'Metaal BV' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(cellsIn(ofMetaal())[0]?.[3]).toBe('132'));
    for (const name of MAG_NIET) expect(screen.getByRole('button', { name })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Afdrukken' }).matches(':disabled')).toBe(false);
  },
);

test('a reserve is applied when its field is left, with the delivery that is chosen next', async () => {
  await open([kozijn('K1', '1')]);
  const reserve = screen.getByRole('textbox', { name: 'Reserve, %' });
  await userEvent.clear(reserve);
  await userEvent.type(reserve, '10');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Leveringen' }), 'bouwlaag');
  await screen.findByText('Bouwlaag 1');
  expect(cellsIn(ofMetaal()).map(([, , , metReserve]) => metReserve)).toEqual([
    '132',
    '132',
    undefined,
  ]);
});

test('each number leads to the gevelvullingen that it comes from', async () => {
  await open([kozijn('K1', '1'), kozijn('K2', '1')]);
  await userEvent.click(screen.getByText('Herkomst van de aantallen'));
  const herkomst = await screen.findByRole('table', { name: 'Herkomst, Metaal BV' });
  expect(
    within(herkomst)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/project/7/gevelvulling/K1', '/project/7/gevelvulling/K2']);
  expect(within(herkomst).getAllByText('Bevestiging niet getoetst')).toHaveLength(2);
});

test('what is ordered is kept, and what changes after it is told as a difference', async () => {
  const kept = await open([kozijn('K1', '1')]);
  await userEvent.click(screen.getByRole('button', { name: 'Als besteld vastleggen' }));
  await screen.findByText(
    /^Besteld op 3 november 2026, .+ door Anna\. De aantallen zijn gelijk\.$/,
  );
  expect(kept).toMatchObject([
    {
      leverancier: 'Metaal BV',
      regels: [
        {
          product: 'anker',
          artikel: 'M-1',
          nodig: 120,
          aantal: 150,
          leveringen: [{ aantal: 150 }],
        },
      ],
    } satisfies Partial<Omit<BestellingBody, 'regels'>> & { regels: object[] },
  ]);
  expect(
    within(screen.getByRole('table', { name: 'Eerdere bestellingen' })).getByText('150 Hoekanker'),
  ).toBeTruthy();
});

/** An order of hoekankers in packages of fifty. */
const besteld = (
  leverancier: string,
  { nodig, aantal }: { nodig: number; aantal: number },
  over: Partial<Bestelling> = {},
): Bestelling => ({
  id: '00000000-0000-4000-8000-000000000001',
  leverancier,
  op: MOMENT,
  door: null,
  reserve: 0,
  levering: null,
  regels: [
    {
      product: 'anker',
      naam: 'Hoekanker',
      artikel: null,
      verpakking: 50,
      nodig,
      aantal,
      leveringen: [{ levering: null, aantal }],
    },
  ],
  advieshash: 'a'.repeat(64),
  ...over,
});

test.each([
  // 240: 90 more than the 150 that were ordered, in packages 100.
  [['K1', 'K2'], '+100 Hoekanker'],
  [[], '−150 Hoekanker'],
])('after %j the difference is %s', async (ids, verschil) => {
  await open(
    ids.map((id) => kozijn(id, null)),
    { kept: [besteld('METAAL BV', { nodig: 120, aantal: 150 })] },
  );
  expect(await screen.findByText(verschil)).toBeTruthy();
});

test('an order is compared with the reserve that it was made with, whatever was ordered of another since', async () => {
  await open(
    ['K1', 'K2', 'K3', 'K4'].map((id) => kozijn(id, null)),
    {
      kept: [
        besteld('Schroef BV', { nodig: 10, aantal: 50 }),
        // 480 with 10 % is 528; without it 500 would do.
        besteld('Metaal BV', { nodig: 480, aantal: 550 }, { reserve: 10 }),
      ],
    },
  );
  // The list itself is made as the newest order was.
  expect(cellsIn(ofMetaal())[0]?.slice(2, 4)).toEqual(['480', '480']);
  const metaal = within(screen.getByRole('region', { name: 'Metaal BV' }));
  expect(metaal.getByText(/^Besteld op 3 november 2026, .+ De aantallen zijn gelijk/)).toBeTruthy();
  expect(
    metaal.getByText('Vergeleken zoals is besteld: met 10 % reserve, alles in één levering.'),
  ).toBeTruthy();
  expect(metaal.queryByText(/^Gewijzigd sinds/)).toBeNull();
});

/** With what its notice begins. */
const melding = async (gezocht: RegExp): Promise<string | null | undefined> =>
  (await screen.findByText(gezocht)).closest('div')?.parentElement?.parentElement?.textContent;

test('an order that came with a file says so, and nothing about it is green', async () => {
  const kept = await open([kozijn('K1', '1')]);
  await userEvent.click(screen.getByRole('button', { name: 'Als besteld vastleggen' }));
  expect(await melding(/^Besteld op .+ De aantallen zijn gelijk/)).toMatch(/^Gelukt: /);
  cleanup();
  clearActiveProject();

  await open([kozijn('K1', '1')], {
    kept: kept.map((each) => ({ ...each, door: null, uitBestand: true })),
  });
  expect(
    await melding(
      /^Besteld op 3 november 2026, .+ \(uit een import, nog te controleren\)\. De aantallen/,
    ),
  ).toMatch(/^Let op: /);
  const eerder = screen.getByRole('table', { name: 'Eerdere bestellingen' });
  expect(within(eerder).getByText('Uit een import, nog te controleren')).toBeTruthy();
});

test('equal numbers that do not comply any more are not told in green, and a changed article is', async () => {
  const kept = await open([kozijn('K1', '1')]);
  await userEvent.click(screen.getByRole('button', { name: 'Als besteld vastleggen' }));
  expect(await melding(/^Besteld op .+ De aantallen zijn gelijk\.$/)).toMatch(/^Gelukt: /);
  cleanup();
  clearActiveProject();

  await open([kozijn('K1', '1')], { kept: [...kept], geldig: met({ FwRk: 0.5 }) });
  expect(
    await melding(
      /De aantallen zijn gelijk; 120 stuks zijn voor gevelvullingen die niet voldoen\.$/,
    ),
  ).not.toMatch(/^Gelukt: /);
  cleanup();
  clearActiveProject();

  await open([kozijn('K1', '1')], { kept: [...kept], geldig: met({ artikel: 'M-2' }) });
  expect(await screen.findByText('Hoekanker: artikel was M-1, is nu M-2')).toBeTruthy();
});

test('fasteners that are not chosen are told on the page, in the question and in the mail', async () => {
  const { gevelvullingEnKaderData, detailleringData, ...rest } = kozijn('K1', '1');
  const zonder: Gevelvulling = {
    ...rest,
    detailleringData: {
      ...detailleringData,
      binnenmuur: 'kalkzandsteen',
      vloertypeOnderzijde: 'breedplaatvloer',
      vloertypeBovenzijde: 'breedplaatvloer',
    },
    gevelvullingEnKaderData: {
      ...gevelvullingEnKaderData,
      gebruikBevestigingsmiddelen: true,
      leverancierBevestigingsmiddelen: 'voorbeeld',
    },
  };
  const gevraagd: string[] = [];
  await open([zonder], {
    confirm: ({ text }) => {
      gevraagd.push(text);
      return Promise.resolve(false);
    },
  });
  const zijden = 'de onderzijde, de zijkanten en de bovenzijde';
  const gezegd = `geen bouwkundig bevestigingsmiddel gekozen voor ${zijden}; geen bevestigingsmiddel in het hout gekozen voor ${zijden}`;
  const genoemd = await screen.findAllByText(
    (_tekst, element) => element?.tagName === 'LI' && element.textContent.endsWith(`: ${gezegd}`),
  );
  expect(genoemd).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Als besteld vastleggen' }));
  expect(gevraagd).toEqual([
    expect.stringContaining('Bij 1 gevelvulling is een bevestigingsmiddel niet gekozen'),
  ]);
  await userEvent.click(screen.getByText('Bestelmail'));
  const mail = screen.getByRole('textbox', { name: 'Bestelmail voor Metaal BV' });
  expect(mail.textContent).toMatch(/\n\nNog niet in deze bestelling:\n- K1.*: geen bouwkundig/);
});

test('an order says of how many gevelvullingen the fastening was not tested, and of which', async () => {
  await open([kozijn('K1', '1'), { ...kozijn('K2', '1'), detailleringData: {} }]);
  expect(screen.getByText('Van 1 gevelvulling is de bevestiging niet getoetst')).toBeTruthy();
});

test('the mail to a supplier says what to deliver', async () => {
  await open([kozijn('K1', '1')]);
  await userEvent.click(screen.getByText('Bestelmail'));
  const mail = screen.getByRole('textbox', { name: 'Bestelmail voor Metaal BV' });
  expect(mail.textContent).toContain('- 3 verpakkingen van 50 (150 stuks) Hoekanker, artikel M-1');
});

const order = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: 'Als besteld vastleggen' }));

test('what was ordered since the page was opened is shown before it is replaced', async () => {
  const told: string[] = [];
  const asked: string[] = [];
  const kept = await open([kozijn('K1', '1')], {
    toast: (kind, tekst) => void told.push(`${kind}: ${tekst}`),
    confirm: async ({ title }) => {
      asked.push(title);
      return false;
    },
  });
  kept.push(besteld('Houtbouw', { nodig: 1, aantal: 50 }));
  await order();
  await waitFor(() => expect(asked).toHaveLength(1));
  kept.unshift(besteld('Metaal BV', { nodig: 90, aantal: 100 }, { id: crypto.randomUUID() }));
  await order();
  await waitFor(() =>
    expect(told).toEqual([expect.stringMatching(/^warning: Er is intussen besteld bij/)]),
  );
  expect(asked).toHaveLength(1);
  await userEvent.click(screen.getByText('Bestelmail'));
  const mail = screen.getByRole('textbox', { name: 'Bestelmail voor Metaal BV' });
  expect(mail.textContent).toContain('komt in de plaats van');

  kept.unshift(besteld('Metaal BV', { nodig: 80, aantal: 100 }, { id: crypto.randomUUID() }));
  await userEvent.click(screen.getByRole('button', { name: 'Bestelmail kopiëren' }));
  await waitFor(() => expect(told).toHaveLength(2));
  expect(told[1]).toMatch(/^warning: Er is intussen besteld bij/);
  await order();
  await waitFor(() => expect(asked).toHaveLength(2));
});

test('who orders or copies the mail hears it when nobody knows what was ordered meanwhile', async () => {
  const told: string[] = [];
  const asked: string[] = [];
  // With a clipboard.
  const user = userEvent.setup();
  let isDown = false;
  await open([kozijn('K1', '1')], {
    isDown: () => isDown,
    toast: (kind, tekst) => void told.push(`${kind}: ${tekst}`),
    confirm: async ({ text }) => {
      asked.push(text);
      return false;
    },
  });
  await order();
  await waitFor(() => expect(asked).toHaveLength(1));
  await userEvent.click(screen.getByText('Bestelmail'));
  const copy = screen.getByRole('button', { name: 'Bestelmail kopiëren' });
  await user.click(copy);
  await waitFor(() => expect(told).toEqual(['success: De bestelmail staat op het klembord.']));

  isDown = true;
  await order();
  await waitFor(() => expect(asked).toHaveLength(2));
  await user.click(copy);
  await waitFor(() => expect(told).toHaveLength(2));
  const onbekend = 'Of er intussen is besteld bij Metaal BV, is nu niet bekend.';
  expect(asked.map((text) => text.includes(onbekend))).toEqual([false, true]);
  expect(told[1]).toBe(`warning: De bestelmail staat op het klembord. ${onbekend}`);
});
