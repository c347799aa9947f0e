import { beforeEach, expect, jest, test } from '@jest/globals';
import { NetworkError } from '@adviestool/contract/api/apiError';
import { BOUWPLAATS_DATABASE } from '@adviestool/contract/bouwplaatsDatabase';
import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { perZijde } from '@adviestool/contract/zijde';
import { buildGevelvullingOf } from '@adviestool/domain/builders/buildGevelvullingOf';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';
import { cleanup, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openDB } from 'idb';

import {
  clear,
  FOTO,
  host,
  ID,
  isSaid,
  met,
  openGevelvulling,
  openLijst,
  reset,
  server,
  SLEUTEL,
  tick,
  typeName,
  zegt,
} from './builders/bouwplaats.tsx';
import gevelvullingPage from './gevelvulling/page.tsx';
import { loadPlek } from './laden/loadPlek.ts';
import openenPage from './openen/page.tsx';
import { bewaard } from './wachtrij/bewaard.ts';
import { verzendEen } from './wachtrij/verzend.ts';

const EMPTY = {
  projectGegevens: buildProject().projectGegevens,
  gevelvullingen: [],
  catalogus: buildCatalogus(),
  magVinken: true,
};

beforeEach(reset);

test('the list says by bouwlaag what is done and what is left', async () => {
  server.gevelvullingen = [met('k1', 'K-01'), met('k2', 'K-02', { gekozen: 4, bouwlaag: '2' })];
  openLijst();
  await screen.findByRole('heading', { name: 'Bouwlaag 1' });
  expect(screen.getByRole('heading', { name: 'Bouwlaag 2' })).toBeTruthy();
  expect(screen.getByText('0 van 4 stuks gemonteerd')).toBeTruthy();
  const links = screen.getAllByRole('link', { name: /K-0/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/bouwplaats/${ID}/gevelvulling/k1`,
    `/bouwplaats/${ID}/gevelvulling/k2`,
  ]);
});

test('the list names no place where no gevelvulling says any', async () => {
  server.gevelvullingen = [
    met('k1', 'K-01', { gekozen: 3, bouwlaag: '' }),
    met('k2', 'K-02', { gekozen: 3, bouwlaag: '' }),
  ];
  openLijst();
  await screen.findByRole('link', { name: /K-01/ });
  expect(screen.queryByRole('heading', { name: /^Geen/ })).toBeNull();
});

test('what does not comply is never ready, whatever is ticked', async () => {
  server.gevelvullingen = [met('k1', 'K-01', { gekozen: 1 })];
  openGevelvulling();
  await typeName();
  await tick();
  await waitFor(() => expect(server.invoer.size).toBe(1));
  cleanup();
  openLijst();
  expect(await screen.findByText('Voldoet niet')).toBeTruthy();
  expect(screen.queryByText('Gereed')).toBeNull();
});

test('what is ready with warnings says so in the list, and is not green', async () => {
  server.gevelvullingen = [
    met('k1', '\u041A-01', { gekozen: 7, aantal: 1 }),
    met('k2', 'K-02', { gekozen: 7 }),
  ];
  openGevelvulling();
  await typeName();
  await tick();
  await waitFor(() => expect(server.invoer.size).toBe(1));
  cleanup();
  openLijst();
  const chip = await screen.findByText('Gereed, met 1 waarschuwing');
  expect(chip.className).toContain('warn');
  expect(screen.getByText('Nog te doen')).toBeTruthy();
});

test('a gevelvulling says where its hoekankers come, and what is otherwise than the one before', async () => {
  openGevelvulling('k2');
  await screen.findByRole('heading', { name: /^K-02/, level: 1 });
  expect(screen.getByText(EMPTY.projectGegevens.projectNaam ?? '')).toBeTruthy();
  expect(screen.getByText('Anders dan K-01')).toBeTruthy();
  expect(
    screen.getByText('Onderzijde: 3 hoekankers, Hoekanker → 4 hoekankers, Hoekanker'),
  ).toBeTruthy();
  const onderzijde = screen.getByRole('heading', { name: 'Onderzijde: 4 hoekankers' });
  expect(onderzijde.nextElementSibling?.textContent).toMatch(/^200 · \d+ · \d+ · \d+$/);
});

test('other positions of the same hoekankers are not the same', async () => {
  const k2 = met('k2', 'K-02');
  const kader = { ...k2.gevelvullingEnKaderData, breedte: 1900 };
  server.gevelvullingen = [met('k1', 'K-01'), { ...k2, gevelvullingEnKaderData: kader }];
  openGevelvulling('k2');
  await screen.findByText('Anders dan K-01');
  expect(screen.getByText(/^Onderzijde: andere plaatsen: 200 · .* → 200 · /)).toBeTruthy();
});

test('another kind, swing or structure is told, and only what is compared is said to be the same', async () => {
  const k2 = met('k2', 'K-02');
  const { gevelvullingEnKaderData: kader, detailleringData } = k2;
  server.gevelvullingen = [
    met('k1', 'K-01'),
    k2,
    {
      ...k2,
      gevelvullingEnKaderData: {
        ...kader,
        id: 'k3',
        merk: 'K-03',
        gevelvullingType: 'schuifpui',
        draairichting: 'L',
      },
      detailleringData: {
        ...detailleringData,
        plaatsing: { onderzijde: 'vloerrand', bovenzijde: 'latei' },
      },
    },
  ];
  openGevelvulling('k2');
  await screen.findByText('Zelfde soort, maat, plaatsing en hoekankers als K-01');
  cleanup();
  openGevelvulling('k3');
  const title = await screen.findByText('Anders dan K-02');
  const regels = within(title.parentElement ?? title).getAllByRole('listitem');
  expect(regels.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Soort: Kozijn .*→ Schuifpui /),
    'Draairichting: – → links',
    expect.stringMatching(/^Bovenzijde: plaatsing: .* → latei$/),
  ]);
});

test('a gevelvulling warns of example products, as its label does', async () => {
  server.letOp = ['Voorbeeld'];
  openGevelvulling();
  expect(await screen.findByText('Voorbeeldproducten: niet voor uitvoering.')).toBeTruthy();
});

test('a gevelvulling warns of what its advice was warned of', async () => {
  server.gevelvullingen = [met('k1', '\u041A-01', { gekozen: 7 })];
  openGevelvulling();
  expect(await screen.findByText(/alle zijden voldoen, met 1 waarschuwing/)).toBeTruthy();
});

/** What is wrong with the field that has the focus, which nothing else calls out. */
const foutInFocus = (): string | null => {
  expect(screen.queryByRole('alert')).toBeNull();
  const field = document.activeElement;
  expect(field?.getAttribute('aria-invalid')).toBe('true');
  const said = field?.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '';
  return document.getElementById(said)?.textContent ?? null;
};

test('what is ticked goes to the server under the name of who ticks', async () => {
  openGevelvulling();
  await tick();
  expect(foutInFocus()).toBe('Vul eerst uw naam in.');
  const naam = screen.getByRole('textbox', { name: /^Uw naam/ });
  await userEvent.type(naam, '\u202ePiet');
  await tick();
  expect(foutInFocus()).toMatch(/keert de leesrichting om/);
  expect(server.invoer.size).toBe(0);
  await userEvent.clear(naam);
  await typeName();
  await tick();
  await waitFor(() => expect(server.invoer.size).toBe(1));
  const [invoer] = server.invoer.values();
  expect(invoer).toMatchObject({
    gevelvulling: 'k1',
    stuk: 1,
    door: 'Piet',
    ankers: { onderzijde: 3, zijkanten: 3, bovenzijde: 3 },
    afwijking: null,
  });
  await userEvent.click(screen.getByRole('button', { name: /^Stuk 1,/ }));
  expect(await screen.findByText('Verstuurd')).toBeTruthy();
});

/** The first piece, which is placed. */
const openStuk = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: /^Stuk 1,/ }));
  await screen.findByText('Verstuurd');
};

test('what came with the file of a project is not shown as seen here', async () => {
  server.gevelvullingen = [met('k1', 'K-01', { gekozen: 7 })];
  openGevelvulling();
  await typeName();
  await tick();
  await waitFor(() => expect(server.invoer.size).toBe(1));
  await openStuk();
  expect(screen.queryByText(/^Uit een import/)).toBeNull();

  for (const [id, said] of server.invoer) {
    server.invoer.set(id, { ...said, uitBestand: { fotos: [] } });
  }
  cleanup();
  openGevelvulling();
  await openStuk();
  expect(screen.getByText('Uit een import, nog te controleren.')).toBeTruthy();
});

test('nor is a gevelvulling ready by it, in the list and in its sum', async () => {
  server.gevelvullingen = [met('k1', 'K-01', { gekozen: 7 })];
  openGevelvulling();
  await typeName();
  await tick();
  // A tap that follows at once is of the same press.
  await waitFor(async () => {
    const again = screen.queryByRole('button', { name: 'Gemonteerd' });
    if (again !== null) await userEvent.click(again);
    expect(server.invoer.size).toBe(2);
  });
  cleanup();
  openLijst();
  // Not green either: its fastening was not tested.
  expect((await screen.findByText('Gereed')).className).toContain('warn');
  expect(screen.getByText('Bevestiging niet getoetst').className).toContain('warn');

  for (const [id, said] of server.invoer) {
    server.invoer.set(id, { ...said, uitBestand: { fotos: [] } });
  }
  cleanup();
  openLijst();
  const gezegd = await screen.findAllByText('2 uit een import, nog te controleren');
  expect(gezegd.map(({ className }) => className.includes('warn'))).toEqual([true, true]);
  expect(screen.queryByText('Gereed')).toBeNull();
  expect(screen.getByText('2 van 2 stuks gemonteerd')).toBeTruthy();
});

/** Its fastening is tested, by fasteners that carry anything. */
const metMiddelen = (id: string, merk: string, aantal: number): Gevelvulling => ({
  ...buildGevelvullingOf('kozijnTraditioneelMetBevestigingsmiddelen', { id, merk, aantal }),
  aantalAnkers: perZijde(() => ({ geadviseerd: null, gekozen: 7 })),
  productKeuze: perZijde(() => ({
    hoekanker: 'anker',
    bevestigingsmiddelen: ['schroef', 'nagel'],
  })),
});

test('green is what is ready alone, not what is left or under way', async () => {
  const sterk = { beton: 50, kalkzandsteen: 50 };
  const een = { beton: 1, kalkzandsteen: 1 };
  server.catalogus = {
    ...buildCatalogus(),
    bevestigingsmiddelenBouwkundig: [
      { id: 'schroef', naam: 'Schroef', FRk: sterk, gammaM: een, minRandafstand: 0 },
    ],
    bevestigingsmiddelenHout: [{ id: 'nagel', naam: 'Nagel', FRk: 50, kmod: 1, gammaM: 1 }],
  };
  server.gevelvullingen = [
    metMiddelen('k1', 'K-01', 1),
    metMiddelen('k2', 'K-02', 2),
    metMiddelen('k3', 'K-03', 1),
  ];
  for (const id of ['k1', 'k2']) {
    openGevelvulling(id);
    if (id === 'k1') await typeName();
    await tick();
    await waitFor(() => expect(server.invoer.size).toBe(Number(id.at(-1))));
    cleanup();
  }
  openLijst();
  const chips = [
    await screen.findByText('Gereed'),
    screen.getByText('1 van 2'),
    screen.getByText('Nog te doen'),
  ];
  expect(chips.map(({ className }) => className.includes('ok'))).toEqual([true, false, false]);
});

test('a tick goes on to the next piece, and stays at the last', async () => {
  openGevelvulling();
  await typeName();
  await tick();
  expect(await screen.findByText('Stuk 1 is vastgelegd. Nu stuk 2.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Stuk 2,/, pressed: true })).toBeTruthy();
  // A tap that follows at once is of the same press.
  await waitFor(async () => {
    const again = screen.queryByRole('button', { name: 'Gemonteerd' });
    if (again !== null) await userEvent.click(again);
    expect(server.invoer.size).toBe(2);
  });
  expect([...server.invoer.values()].map(({ stuk }) => stuk)).toEqual([1, 2]);
  expect(screen.getByRole('button', { name: /^Stuk 2,/, pressed: true })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Terugnemen' })).toBeTruthy();
});

test('a double press ticks one piece', async () => {
  openGevelvulling();
  await typeName();
  const first = await screen.findByRole('button', { name: 'Gemonteerd' });
  const tap = createEvent.click(first);
  fireEvent(first, tap);
  await screen.findByText('Stuk 1 is vastgelegd. Nu stuk 2.');
  const second = screen.getByRole('button', { name: 'Gemonteerd' });
  const again = createEvent.click(second);
  // However slow this machine draws: a finger was there again a moment later.
  Object.defineProperty(again, 'timeStamp', { value: tap.timeStamp + 200 });
  fireEvent(second, again);
  await waitFor(() => expect(server.invoer.size).toBe(1));
  expect(await screen.findByText('Stuk 1 is vastgelegd. Nu stuk 2.')).toBeTruthy();
  expect(await bewaard.listWachtend(SLEUTEL)).toEqual([]);
});

test('what is ticked without a network waits on the phone, and is sent once when there is one', async () => {
  openGevelvulling();
  await typeName();
  server.isAway = true;
  await tick();
  expect(await screen.findByText('Wacht op verbinding (1)')).toBeTruthy();
  // The browser is closed and opened again, still without a network.
  cleanup();
  openGevelvulling();
  expect(
    await screen.findByText(
      /^De server is niet bereikbaar of heeft een storing\. U ziet wat deze telefoon bewaarde/,
    ),
  ).toBeTruthy();
  // The next piece is asked for; the one that waits is still there.
  await userEvent.click(screen.getByRole('button', { name: /^Stuk 1,/ }));
  expect(screen.getAllByText('Wacht op verbinding (1)')).toHaveLength(2);

  server.isAway = false;
  // Its answer is lost, so it is sent once more.
  server.losesAnswer = true;
  await userEvent.click(screen.getByRole('button', { name: 'Nu versturen' }));
  await waitFor(() => expect(server.invoer.size).toBe(1));
  server.losesAnswer = false;
  globalThis.dispatchEvent(new Event('online'));
  await screen.findByText('Verstuurd');
  expect(server.calls.filter((call) => call === 'POST /montage/k1')).toHaveLength(2);
  expect(server.invoer.size).toBe(1);
  expect(await bewaard.listWachtend(SLEUTEL)).toEqual([]);
});

test('what waits is asked to be left alone, with how long that holds on an iPhone', async () => {
  const persist = jest.fn(async () => true);
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
  openGevelvulling();
  await typeName();
  expect(persist).not.toHaveBeenCalled();
  server.isAway = true;
  await tick();
  expect(
    await screen.findByText(/^Open deze pagina binnen een week weer: een iPhone/),
  ).toBeTruthy();
  await waitFor(() => expect(persist).toHaveBeenCalledTimes(1));
  Reflect.deleteProperty(navigator, 'storage');
});

test('what was sent stays in view without a network, also when another page sent it', async () => {
  openGevelvulling();
  await typeName();
  server.isAway = true;
  await tick();
  expect(await screen.findByText('Wacht op verbinding (1)')).toBeTruthy();
  server.isAway = false;
  await verzendEen(host(), { soort: 'link', inzageId: ID }, () => undefined);
  expect(await bewaard.listWachtend(SLEUTEL)).toEqual([]);
  globalThis.dispatchEvent(new Event('online'));
  await userEvent.click(screen.getByRole('button', { name: /^Stuk 1,/ }));
  expect(await screen.findByText('Verstuurd')).toBeTruthy();

  server.isAway = true;
  cleanup();
  openLijst();
  expect(await screen.findByText('1 van 4 stuks gemonteerd')).toBeTruthy();
});

test('what waits is sent in the order in which it was said, each after its photos', async () => {
  const first = zegt('00000000000a');
  const body = { ...first.body, fotos: [FOTO.id] };
  await bewaard.addWachtend({ ...first, body, fotos: [FOTO] });
  await bewaard.addWachtend({ ...zegt('00000000000b'), gevelvullingId: 'k2', fotos: [] });
  openLijst();
  await waitFor(() => expect(server.invoer.size).toBe(2));
  expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /fotos',
    'POST /montage/k1',
    'POST /montage/k2',
  ]);
});

test('what the server does not take stays, with the reason', async () => {
  openGevelvulling('k1', host({ errorText: () => 'Het project staat in het archief.' }));
  await typeName();
  server.status = 422;
  await tick();
  expect(await screen.findByText('K-01, stuk 1: Het project staat in het archief.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Weggooien' }));
  await waitFor(async () => expect(await bewaard.listWachtend(SLEUTEL)).toEqual([]));
});

test('what the server does not take counts for nothing, and can be sent again', async () => {
  openGevelvulling('k1', host({ errorText: () => 'Het project staat in het archief.' }));
  await typeName();
  server.status = 422;
  await tick();
  const opnieuw = await screen.findByRole('button', { name: 'Opnieuw versturen' });
  await userEvent.click(screen.getByRole('button', { name: /^Stuk 1,/ }));
  expect(screen.getByRole('button', { name: 'Gemonteerd' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Terugnemen' })).toBeNull();

  server.status = 0;
  await userEvent.click(opnieuw);
  await waitFor(() => expect(server.invoer.size).toBe(1));
  expect(await screen.findByText('Verstuurd')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Niet aangenomen')).toBeNull());
});

test('what was thrown away while the server refused it does not come back', async () => {
  await bewaard.addWachtend({ ...zegt('00000000000a'), fotos: [FOTO] });
  const [one] = await bewaard.listWachtend(SLEUTEL);
  if (one === undefined) throw new Error('Nothing waits.');
  await bewaard.removeWachtend(one);
  await bewaard.change(one, { geweigerd: 'Nee' });
  expect(await bewaard.listWachtend(SLEUTEL)).toEqual([]);
  expect(await bewaard.readFotos(one)).toBeNull();
  const database = await openDB(`${BOUWPLAATS_DATABASE}-link`);
  expect(await database.count('wachtrij')).toBe(0);
  database.close();
});

test('what waits is looked at without its photos', async () => {
  await bewaard.addWachtend({ ...zegt('00000000000a'), fotos: [FOTO] });
  const database = await openDB(`${BOUWPLAATS_DATABASE}-link`);
  const read: unknown[] = await database.getAllFromIndex('wachtrij', 'plek', SLEUTEL);
  database.close();
  expect(read).toHaveLength(1);
  expect(JSON.stringify(read)).not.toContain(FOTO.inhoud);
  const [one] = await bewaard.listWachtend(SLEUTEL);
  expect(one === undefined ? null : await bewaard.readFotos(one)).toEqual([FOTO]);
});

test('what waits as an earlier release kept it is sent with its photos', async () => {
  expect(await bewaard.listWachtend(SLEUTEL)).toEqual([]);
  const database = await openDB(`${BOUWPLAATS_DATABASE}-link`);
  const said = zegt('00000000000a');
  const body = { ...said.body, fotos: [FOTO.id] };
  await database.add('wachtrij', { ...said, body, fotos: [FOTO], geweigerd: null });
  database.close();
  openLijst();
  await waitFor(() => expect(server.invoer.size).toBe(1));
  expect(server.calls.filter((call) => call.startsWith('POST'))).toEqual([
    'POST /fotos',
    'POST /montage/k1',
  ]);
  await waitFor(async () => expect(await bewaard.listWachtend(SLEUTEL)).toEqual([]));
});

test('who sends or throws away what was refused goes on at the next, and at the title after the last', async () => {
  await bewaard.addWachtend({ ...zegt('00000000000a'), fotos: [] });
  await bewaard.addWachtend({ ...zegt('00000000000b'), gevelvullingId: 'k2', fotos: [] });
  server.status = 422;
  server.refuses = isSaid;
  openLijst();
  await waitFor(() =>
    expect(screen.getAllByRole('button', { name: 'Opnieuw versturen' })).toHaveLength(2),
  );
  server.status = 0;
  const [eerste] = screen.getAllByRole('button', { name: 'Weggooien' });
  if (eerste === undefined) throw new Error('Nothing was refused.');
  await userEvent.click(eerste);
  await waitFor(() => expect(eerste.isConnected).toBe(false));
  const volgende = screen.getByRole('button', { name: 'Opnieuw versturen' });
  expect(document.activeElement).toBe(volgende);
  await userEvent.click(volgende);
  await waitFor(() => expect(volgende.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('what waits under a name that is not taken is mended and sent again', async () => {
  await bewaard.addWachtend({ ...zegt('00000000000a', { door: '\u202ePiet' }), fotos: [FOTO] });
  server.status = 422;
  server.refuses = isSaid;
  openLijst();
  const opnieuw = await screen.findByRole('button', { name: 'Opnieuw versturen' });
  server.status = 0;
  await userEvent.click(opnieuw);
  expect(foutInFocus()).toBe('Vul eerst uw naam in.');
  expect(server.invoer.size).toBe(0);
  await typeName();
  await userEvent.click(opnieuw);
  await waitFor(() => expect(server.invoer.size).toBe(1));
  expect([...server.invoer.values()][0]).toMatchObject({ door: 'Piet' });
  await waitFor(() => expect(screen.queryByText('Niet aangenomen')).toBeNull());
});

test('what was said by a clock that was ahead counts as placed now when it is sent again', async () => {
  const { body, ...said } = zegt('00000000000a');
  const later = '9999-12-31T23:59:59.000Z';
  await bewaard.addWachtend({ ...said, body: { ...body, geplaatst: later, op: later }, fotos: [] });
  server.status = 422;
  server.refuses = isSaid;
  openLijst();
  const opnieuw = await screen.findByRole('button', { name: 'Opnieuw versturen' });
  server.status = 0;
  await userEvent.click(opnieuw);
  await waitFor(() => expect(server.invoer.size).toBe(1));
  const [kept] = server.invoer.values();
  expect(Math.abs(Date.parse(kept?.geplaatst ?? later) - Date.now())).toBeLessThan(600_000);
});

test('fewer than advised asks for a reason', async () => {
  openGevelvulling();
  await typeName();
  await userEvent.click(screen.getByRole('button', { name: 'Afwijking of foto' }));
  const onderzijde = screen.getByRole('textbox', { name: /^Onderzijde/ });
  await userEvent.clear(onderzijde);
  await userEvent.type(onderzijde, '2');
  await userEvent.click(screen.getByRole('button', { name: 'Vastleggen' }));
  expect(foutInFocus()).toMatch(/^Er zijn minder hoekankers gemonteerd/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Afwijking/ }), 'minder');
  await userEvent.click(screen.getByRole('button', { name: 'Vastleggen' }));
  await waitFor(() => expect(server.invoer.size).toBe(1));
  expect([...server.invoer.values()][0]).toMatchObject({ afwijking: 'minder' });
});

test('a photo or remark of a placed piece leaves when and by which advice it was placed', async () => {
  openGevelvulling();
  await typeName();
  await tick();
  await waitFor(() => expect(server.invoer.size).toBe(1));
  cleanup();
  server.gevelvullingen = [met('k1', 'K-01', { gekozen: 4 }), met('k2', 'K-02', { gekozen: 4 })];
  openGevelvulling();
  await userEvent.click(await screen.findByRole('button', { name: /^Stuk 1,/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Afwijking of foto' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Toelichting' }), 'Kier');
  await userEvent.click(screen.getByRole('button', { name: 'Vastleggen' }));
  await waitFor(() => expect(server.invoer.size).toBe(2));
  const [first, second] = [...server.invoer.values()];
  const { geplaatst, ankers, getoond } = first ?? {};
  expect(second).toMatchObject({ geplaatst, ankers, getoond, toelichting: 'Kier' });
  expect(await screen.findByText('1 stuk gemonteerd volgens een ouder advies')).toBeTruthy();
});

test('a deviation can be told of a piece that is not placed', async () => {
  openGevelvulling();
  await typeName();
  await userEvent.click(screen.getByRole('button', { name: 'Afwijking of foto' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Geplaatst', checked: true }));
  await userEvent.click(screen.getByRole('button', { name: 'Vastleggen' }));
  expect(foutInFocus()).toBe('Kies een afwijking, of geef een toelichting of foto.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Afwijking/ }), 'maatWijkt');
  await userEvent.click(screen.getByRole('button', { name: 'Vastleggen' }));
  await waitFor(() => expect(server.invoer.size).toBe(1));
  expect([...server.invoer.values()][0]).toMatchObject({
    geplaatst: null,
    ankers: { onderzijde: 0, zijkanten: 0, bovenzijde: 0 },
    afwijking: 'maatWijkt',
  });
});

test('a piece that was placed by an advice that changed says what it was and is', async () => {
  openGevelvulling();
  await typeName();
  await tick();
  await waitFor(() => expect(server.invoer.size).toBe(1));
  cleanup();
  server.gevelvullingen = [met('k1', 'K-01', { gekozen: 4 }), met('k2', 'K-02', { gekozen: 4 })];
  openGevelvulling();
  const titel = await screen.findByText('1 stuk gemonteerd volgens een ouder advies');
  const notice = titel.closest('div');
  if (notice === null) throw new Error('The alarm has no place.');
  expect(within(notice).getAllByRole('listitem')[0]?.textContent).toMatch(
    /^Onderzijde: 3 hoekankers, Hoekanker, 200 · .* → 4 hoekankers, Hoekanker, 200 · /,
  );
});

test('a link that was withdrawn takes what was shown of it from the phone', async () => {
  openLijst();
  await screen.findByRole('heading', { name: 'Bouwplaats' });
  server.status = 404;
  cleanup();
  openLijst();
  expect(await screen.findByRole('heading', { name: 'Deze link werkt niet meer' })).toBeTruthy();
  expect(await bewaard.readPlek(SLEUTEL)).toBeNull();
});

test('what waits outlives an answer that the link does not work', async () => {
  openGevelvulling();
  await typeName();
  server.isAway = true;
  await tick();
  await screen.findAllByText('Wacht op verbinding (1)');
  server.isAway = false;
  server.status = 404;
  await userEvent.click(screen.getByRole('button', { name: 'Nu versturen' }));
  await screen.findByRole('heading', { name: 'Deze link werkt niet meer' });
  cleanup();
  openLijst();
  expect(await screen.findByText(/^Deze telefoon bewaart nog 1 melding\./)).toBeTruthy();
  expect(await bewaard.readPlek(SLEUTEL)).toBeNull();

  server.status = 0;
  cleanup();
  openLijst();
  await waitFor(() => expect(server.invoer.size).toBe(1));
});

test('a 404 of what goes with the site forgets nothing of it', async () => {
  openLijst();
  await screen.findByRole('heading', { name: 'Bouwplaats' });
  cleanup();
  server.status = 404;
  server.refuses = (path) => path.endsWith('/catalogus');
  const url = new URL(`/bouwplaats/${ID}`, location.href);
  const loading = loadPlek(host(), { params: { inzageId: ID }, request: new Request(url) });
  await expect(loading).rejects.toMatchObject({ status: 404 });
  expect(await bewaard.readPlek(SLEUTEL)).not.toBeNull();
});

test('what was fetched more than fourteen days ago is not shown any more', async () => {
  openLijst();
  await screen.findByRole('heading', { name: 'Bouwplaats' });
  const day = 24 * 3_600_000;
  expect(await bewaard.readPlek(SLEUTEL, null, Date.now() + 13 * day)).not.toBeNull();
  expect(await bewaard.readPlek(SLEUTEL, null, Date.now() + 15 * day)).toBeNull();
});

test('a label leads who is not logged in, or may not read it, to the link that the phone opened', async () => {
  let error = buildHttpError(403, { code: 'authenticated_only' });
  const nobody = buildHost({
    project: { ...buildHost().project, refresh: () => Promise.reject(error) },
  });
  const scan = (id: string) =>
    renderPage(gevelvullingPage(nobody), {
      path: '/project/:projectId/bouwplaats/:gevelvullingId',
      url: `/project/7/bouwplaats/${id}`,
    });
  const unknown = scan('k1');
  await screen.findByText('Elders');
  expect(unknown.state.location.pathname + unknown.state.location.search).toBe(
    '/account/inloggen?bestemming=%2Fproject%2F7%2Fbouwplaats%2Fk1',
  );
  cleanup();
  openLijst();
  await screen.findByRole('heading', { name: 'Bouwplaats' });
  cleanup();
  const leadsToLink = async (): Promise<void> => {
    const known = scan('k1');
    await screen.findByText('Elders');
    expect(known.state.location.pathname).toBe(`/bouwplaats/${ID}/gevelvulling/k1`);
    cleanup();
  };
  await leadsToLink();
  error = buildHttpError(403, { code: 'forbidden' });
  await leadsToLink();
  error = buildHttpError(404);
  await leadsToLink();
});

test('what goes with a project that its reader may read leads to no link', async () => {
  openLijst();
  await screen.findByRole('heading', { name: 'Bouwplaats' });
  const project = { ...buildHost().project, refresh: async () => buildProject() };
  const api = buildTransport(() => {
    throw buildHttpError(404);
  });
  const request = new Request(new URL('/project/7/bouwplaats/k1', location.href));
  const params = { projectId: '7', gevelvullingId: 'k1' };
  await expect(loadPlek(buildHost({ api, project }), { params, request })).rejects.toMatchObject({
    status: 404,
  });
});

test('without a network a label leads to what the phone keeps of the link that it opened', async () => {
  openLijst();
  await screen.findByRole('heading', { name: 'Bouwplaats' });
  cleanup();
  const away = buildHost({
    project: {
      ...buildHost().project,
      refresh: () => Promise.reject(new NetworkError('away', { method: 'GET', path: '/' })),
    },
  });
  const scan = renderPage(gevelvullingPage(away), {
    path: '/project/:projectId/bouwplaats/:gevelvullingId',
    url: '/project/7/bouwplaats/k2',
  });
  await screen.findByText('Elders');
  expect(scan.state.location.pathname).toBe(`/bouwplaats/${ID}/gevelvulling/k2`);
});

test.each([429, 500, 503])(
  'while the server answers %i a kept site is shown, and what is ticked waits',
  async (status) => {
    openGevelvulling();
    await screen.findByRole('button', { name: 'Gemonteerd' });
    cleanup();
    server.status = status;
    openGevelvulling();
    await screen.findByText(/^De server is niet bereikbaar of heeft een storing\. U ziet/);
    await typeName();
    await tick();
    await screen.findByText('Wacht op verbinding (1)');
    expect(await bewaard.listWachtend(SLEUTEL)).toMatchObject([{ geweigerd: null }]);
  },
);

test('what is shown from the phone is fetched when its reader asks for it, and keeps what is filled in', async () => {
  openGevelvulling();
  await typeName();
  server.isAway = true;
  cleanup();
  openGevelvulling();
  const vernieuwen = await screen.findByRole('button', { name: 'Vernieuwen' });
  await userEvent.click(screen.getByRole('button', { name: 'Afwijking of foto' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Toelichting' }), 'Kier');
  await userEvent.click(vernieuwen);
  expect(await screen.findByRole('button', { name: 'Vernieuwen' })).toBeTruthy();
  server.isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Vernieuwen' }));
  await waitFor(() => expect(screen.queryByText(/^De server is niet bereikbaar/)).toBeNull());
  expect(screen.getByRole('textbox', { name: 'Toelichting' })).toHaveProperty('value', 'Kier');
});

test('a site that was fetched takes away what is older than fourteen days of others', async () => {
  const kept = { gegevens: { ...EMPTY, invoer: [] }, wie: null, eerder: new Set<string>() };
  const day = 24 * 3_600_000;
  await bewaard.writePlek('link:oud', kept, Date.now() - 15 * day);
  await bewaard.writePlek('link:nieuw', kept, Date.now() - 13 * day);
  openLijst();
  await screen.findByRole('heading', { name: 'Bouwplaats' });
  expect(await bewaard.readPlek('link:nieuw')).not.toBeNull();
  expect(await bewaard.readPlek('link:oud', null, Date.now() - 15 * day)).toBeNull();
});

test('a link that this phone opened leads to what it kept when there is no network', async () => {
  const openen = (hash: string) => {
    history.replaceState(null, '', `/bouwplaats${hash}`);
    return renderPage(openenPage(opener), { path: '/bouwplaats', url: '/bouwplaats' });
  };
  const opener = host({
    api: buildTransport(({ method, path }) => {
      if (server.isAway) throw new NetworkError('away', { method, path });
      if (server.status > 0) throw buildHttpError(server.status);
      return { id: ID };
    }),
  });
  openen('#geheim');
  await screen.findByText('Elders');
  cleanup();
  server.isAway = true;
  const again = openen('#geheim');
  await screen.findByText('Elders');
  expect(again.state.location.pathname).toBe(`/bouwplaats/${ID}`);
  cleanup();
  server.isAway = false;
  server.status = 503;
  const ill = openen('#geheim');
  await screen.findByText('Elders');
  expect(ill.state.location.pathname).toBe(`/bouwplaats/${ID}`);
  expect(Object.keys(localStorage)).toEqual([
    expect.stringMatching(/^bouwplaats-link:[0-9a-f]{64}$/),
  ]);

  cleanup();
  server.status = 404;
  await bewaard.writePlek(`link:${ID}`, {
    gegevens: { ...EMPTY, invoer: [] },
    wie: null,
    eerder: new Set(),
  });
  openen('#geheim');
  await screen.findByRole('heading', { name: 'Deze link werkt niet meer' });
  expect(Object.keys(localStorage)).toEqual([]);
  expect(await bewaard.readPlek(`link:${ID}`)).toBeNull();
});

test('what one user said is not sent in the name of another', async () => {
  const plek = { soort: 'project', projectId: 7 } as const;
  const said = zegt('00000000000c', { sleutel: 'project:7' });
  await bewaard.addWachtend({ ...said, wie: 5, door: null, fotos: [] });
  // Nobody is logged in, as far as is known.
  expect(await verzendEen(host(), plek, () => undefined)).toEqual({ kind: 'later' });
  expect(server.calls).toEqual([]);
  expect(await bewaard.listWachtend('project:7', 6)).toEqual([]);
  expect(await bewaard.listWachtend('project:7', 5)).toHaveLength(1);
  await clear('project:7');
});
