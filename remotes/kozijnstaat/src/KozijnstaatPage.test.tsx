import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { buildTransport } from '@adviestool/contract/builders/buildTransport';
import { saveIn } from '@adviestool/contract/builders/saveIn';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { BedrijfsLijsten } from '@adviestool/contract/lijsten';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { GEEN_STANDAARDEN, type Standaarden } from '@adviestool/contract/standaarden';
import { perZijde } from '@adviestool/contract/zijde';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { standaardOf } from '@adviestool/domain/velden/standaard';
import type { Leesuitkomst } from '@adviestool/spreadsheet/leesFout';
import { clearActiveProject, setActiveProject } from '@adviestool/state/activeProject';
import { setSession } from '@adviestool/state/session';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { z } from 'zod';
import { renderPage } from '@adviestool/projectoverzicht/builders/renderPage';

const celOf = (tekst: string, rij: number, kolom: number) => ({
  rij,
  kolom,
  herhaald: false,
  ...(tekst === ''
    ? ({ soort: 'leeg', tekst: '' } as const)
    : ({ soort: 'tekst', tekst } as const)),
});

/** Reads text with semicolons, in which a row may say that it is hidden; what is no text is no list. */
const readLines = (bron: unknown): Leesuitkomst => {
  if (typeof bron !== 'string') {
    return { gelukt: false, fout: { code: 'geenLijst', tekst: 'Dit bestand is een PDF.' } };
  }
  const rijen = bron
    .split('\n')
    .map((line, index) => line.split(';').map((tekst, at) => celOf(tekst, index + 1, at + 1)));
  const verborgenRijen = rijen.flatMap(([eerste]) =>
    eerste?.tekst.includes('verborgen') === true ? [eerste.rij] : [],
  );
  const blad = { naam: 'Klembord', verborgen: false, fout: null, rijen, verborgenRijen };
  return { gelukt: true, bestand: { soort: 'tekst', bladen: [blad] } };
};

/** A worker that does its work in this thread. */
class FakeWorker extends EventTarget {
  postMessage([bron]: readonly unknown[]): void {
    const data = readLines(bron);
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data })));
  }

  terminate(): void {
    return undefined;
  }
}

Object.assign(globalThis, { Worker: FakeWorker });
const { default: page } = await import('./page.tsx');

beforeAll(() => {
  z.config({ customError: dutchErrorMap });
  // A window in which rows can be seen.
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 450 });
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: 45 });
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
});
afterAll(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetHeight');
});
beforeEach(() => {
  clearActiveProject();
  localStorage.clear();
  setSession({
    status: 'authenticated',
    user: { uid: 3, name: 'dana', roles: [], groups: {} },
    group: null,
  });
});

interface Wensen {
  gevelvullingen?: Gevelvulling[];
  standaarden?: Standaarden;
  save?: HostApi['project']['save'];
  bedrijf?: BedrijfsLijsten;
}

const renderImport = ({
  gevelvullingen = [],
  standaarden = GEEN_STANDAARDEN,
  save,
  bedrijf,
}: Wensen = {}) => {
  const project = buildProject({ gevelvullingen });
  const saved = jest.fn<HostApi['project']['save']>(save ?? saveIn(project));
  const toast = jest.fn<HostApi['toast']>();
  const navigate = jest.fn<HostApi['navigate']>();
  const written: unknown[] = [];
  const kept: string[] = [];
  const host = buildHost({
    api: buildTransport(({ method, path, body }) => {
      if (method === 'PUT') written.push(body);
      if (method === 'POST') kept.push(path);
      return path.endsWith('/lijsten') ? { lijsten: [], bedrijf } : standaarden;
    }),
    project: {
      ensure: async () => project,
      refresh: async () => {
        setActiveProject(project, 'r1');
        return project;
      },
      save: saved,
    },
    toast,
    navigate,
  });
  renderPage(page(host), {
    path: '/project/:projectId/kozijnstaat',
    url: '/project/7/kozijnstaat',
  });
  return { saved, toast, navigate, written, kept };
};

const read = async (...lines: readonly string[]): Promise<void> => {
  const text = await screen.findByRole('textbox', { name: 'Rijen als tekst' });
  await userEvent.click(text);
  await userEvent.paste(lines.join('\n'));
  await screen.findByRole('button', { name: 'Importeren' });
};

const cel = (veld: string, rij: number): HTMLElement =>
  screen.getByRole('textbox', { name: `${veld}, rij ${rij}` });

const press = async (name: string | RegExp): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name }));
};

const telling = (): string | null => screen.getByText(/ → /, { selector: 'output' }).textContent;

const importedOf = async (saved: jest.Mock<HostApi['project']['save']>) => {
  const result = saved.mock.results.at(-1);
  const outcome = result?.type === 'return' ? await result.value : null;
  return outcome?.kind === 'saved' ? outcome.project.gevelvullingen : [];
};

test('a list is imported as one change, from the standard of its type', async () => {
  const standaarden = { ...GEEN_STANDAARDEN, kozijn: standaardOf(buildGevelvulling()) };
  const { saved, navigate, kept } = renderImport({ standaarden });
  await read('Merk;Type;Aantal;Breedte;Hoogte', 'K07;kozijn;2;1.200;2400');
  expect(telling()).toBe('1 rij → 1 gevelvulling, 2 stuks');
  expect(screen.getByText('Advies gereed, bevestiging niet getoetst')).toBeTruthy();
  expect(screen.getByText(/^1200/, { selector: 'span' })).toBeTruthy();
  await press('Importeren');
  expect(saved).toHaveBeenCalledTimes(1);
  const [made] = await importedOf(saved);
  expect(made).toMatchObject({
    gevelvullingEnKaderData: { merk: 'K07', breedte: 1200, bouwmethode: 'traditioneel' },
    productKeuze: { onderzijde: { hoekanker: 'anker' } },
  });
  expect(navigate).toHaveBeenCalledWith('/project/7');
  expect(kept).toEqual([expect.stringMatching(/\/project\/7\/lijsten\?moment=/)]);
  expect(decodeURIComponent(kept[0] ?? '').split('=')[1]).toBe(made?.changed);
});

test('who reads a list or wants another goes on at the title of the page', async () => {
  renderImport();
  await read('Merk;Type;Breedte;Hoogte', 'K07;kozijn;1200;2400');
  const title = screen.getByRole('heading', { level: 1 });
  expect(document.activeElement).toBe(title);
  await press('Andere lijst kiezen');
  expect(screen.queryByRole('button', { name: 'Importeren' })).toBeNull();
  expect(document.activeElement).toBe(title);
});

test('what is missing for an advice is told of each row', async () => {
  renderImport();
  await read('Merk;Type;Breedte;Hoogte', 'K07;kozijn;1200;2400');
  expect(screen.getByText(/^Ontbreekt: Bouwmethode/)).toBeTruthy();
});

test('rows that Excel does not show are told of, and left out at once', async () => {
  const { saved } = renderImport();
  await read(
    'Merk;Type;Aantal',
    'K01;kozijn;2',
    'K02 verborgen;kozijn;1',
    'K03 verborgen;kozijn;1',
  );
  expect(telling()).toBe('3 rijen → 3 gevelvullingen, 4 stuks');
  expect(screen.getByText(/^2 rijen zijn in Excel niet te zien/)).toBeTruthy();
  await press('Verborgen rijen overslaan');
  expect(screen.queryByText(/^2 rijen zijn/)).toBeNull();
  await press('Importeren');
  const merken = (await importedOf(saved)).map((each) => each.gevelvullingEnKaderData.merk);
  expect(merken).toEqual(['K01']);
});

test('a list without a column for the aantal says that every row is one', async () => {
  renderImport();
  await read('Merk;Type', 'K01;kozijn');
  expect(screen.getByText(/elke rij telt als één stuk/)).toBeTruthy();
  await press('Andere lijst kiezen');
  await read('Merk;Type;Aantal', 'K01;kozijn;3');
  expect(screen.queryByText(/telt als één stuk/)).toBeNull();
});

test('recommended products are chosen, unless the user does not want that', async () => {
  const { productKeuze: _producten, ...zonder } = standaardOf(buildGevelvulling());
  const { saved } = renderImport({ standaarden: { ...GEEN_STANDAARDEN, kozijn: zonder } });
  await read('Merk;Type;Breedte;Hoogte', 'K07;kozijn;1200;2400');
  expect(screen.getByText('Advies gereed, bevestiging niet getoetst')).toBeTruthy();
  const aanbevolen = screen.getByRole('checkbox', { name: /^Aanbevolen producten/ });
  await userEvent.click(aanbevolen);
  expect(screen.getByText('Ontbreekt: Producten')).toBeTruthy();
  await userEvent.click(aanbevolen);
  await press('Importeren');
  expect((await importedOf(saved))[0]?.productKeuze.onderzijde.hoekanker).toBe('anker');
});

test('recommended products are not told of a row that changes nothing', async () => {
  const stored = buildGevelvulling();
  const { breedte, hoogte } = stored.gevelvullingEnKaderData;
  const leeg = perZijde(() => ({ hoekanker: null, bevestigingsmiddelen: null }));
  const { saved } = renderImport({ gevelvullingen: [{ ...stored, productKeuze: leeg }] });
  await read('Merk;Type;Breedte;Hoogte', `K01;kozijn;${breedte};${hoogte}`, 'K02;hsb;900;2400');
  await press(/^Gelijk/);
  expect(screen.getByText('Ontbreekt: Producten')).toBeTruthy();
  expect(screen.queryByText(/^Advies gereed/)).toBeNull();
  await press('Importeren');
  expect((await importedOf(saved))[0]?.productKeuze).toEqual(leeg);
});

test('an advice of sizes that no engineer takes unseen is not told as one without warnings', async () => {
  const standaarden = { ...GEEN_STANDAARDEN, kozijn: standaardOf(buildGevelvulling()) };
  const { saved, toast } = renderImport({ standaarden });
  await read('Merk;Type;Aantal;Breedte;Hoogte', 'K07;kozijn;1001;1200;2400');
  expect(screen.getByText(/^Advies gereed, met 1 waarschuwing/)).toBeTruthy();
  await press('Importeren');
  await importedOf(saved);
  expect(toast).toHaveBeenCalledWith(
    'warning',
    '1 voldoet, waarvan 1 met waarschuwingen; bij 1 is de bevestiging niet getoetst.',
  );
});

test('a wrong cell is found, mended in place and then imported', async () => {
  const { saved, toast } = renderImport();
  await read('Merk;Type;Breedte;Hoogte', 'K01;kozijn;1200;2400', 'K02;kozijn;breed;2400');
  expect(telling()).toBe('2 rijen → 1 gevelvulling, 1 stuk · 1 fout');
  const wrong = cel('Breedte', 3);
  expect(wrong.getAttribute('aria-invalid')).toBe('true');
  const reason = document.getElementById(wrong.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Breedte: Vul een getal in.');
  await press('Importeren');
  expect(saved).not.toHaveBeenCalled();
  expect(toast).toHaveBeenCalledWith('warning', expect.stringContaining('herstel de fouten'));

  await userEvent.clear(wrong);
  await userEvent.type(wrong, '900{Escape}');
  expect(telling()).toBe('2 rijen → 1 gevelvulling, 1 stuk · 1 fout');
  await userEvent.clear(cel('Breedte', 3));
  await userEvent.type(cel('Breedte', 3), '900{Enter}');
  expect(telling()).toBe('2 rijen → 2 gevelvullingen, 2 stuks');
  await press('Importeren');
  expect((await importedOf(saved)).map((one) => one.gevelvullingEnKaderData.breedte)).toEqual([
    1200, 900,
  ]);
});

test('rows are left out one by one, or all with an error', async () => {
  const { saved } = renderImport();
  await read(
    'Merk;Type;Breedte;Hoogte',
    'K01;kozijn;1200;2400',
    'K02;kozijn;breed;2400',
    'K03;kozijn;900;2400',
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Rij 2 importeren' }));
  await press('Rij met fout overslaan');
  expect(telling()).toBe('3 rijen → 1 gevelvulling, 1 stuk · overgeslagen: 2 rijen, 2 stuks');
  await press('Importeren');
  expect((await importedOf(saved)).map((one) => one.gevelvullingEnKaderData.merk)).toEqual(['K03']);
});

test('a column that is not known is given a field, and that is remembered', async () => {
  renderImport();
  await read('Kenmerk X;Breedte;Hoogte', 'K01;1200;2400');
  expect(screen.queryByRole('textbox', { name: 'Merk, rij 2' })).toBeNull();
  const kolom = screen.getByRole('combobox', { name: '‘Kenmerk X’ wordt' });
  await userEvent.selectOptions(kolom, 'Merk');
  expect(cel('Merk', 2)).toHaveProperty('value', 'K01');
  await press('Importeren');
  cleanup();
  renderImport();
  await read('Kenmerk X;Breedte;Hoogte', 'K02;1200;2400');
  expect(cel('Merk', 2)).toHaveProperty('value', 'K02');
});

test('what a colleague said of a header and a text is filled in, and what a header asks is asked', async () => {
  renderImport({
    bedrijf: {
      koppen: [
        { kop: 'Kenmerk X', veld: 'merk' },
        { kop: 'Breedte (sparing)', veld: 'breedte' },
      ],
      antwoorden: { 'waarde:gevelvullingType:puielement': 'schuifpui' },
    },
  });
  await read('Kenmerk X;Type;Breedte (sparing);Hoogte', 'K01;Pui-element;1200;2400');
  expect(cel('Merk', 2)).toHaveProperty('value', 'K01');
  expect(screen.getByLabelText('Wat is ‘Pui-element’ (1 rij)?')).toHaveProperty(
    'value',
    'schuifpui',
  );
  expect(screen.getByText('Wat staat er in de kolom ‘Breedte (sparing)’?')).toBeTruthy();
});

test('what was read in two rows of a header before these asked is asked', async () => {
  const koppen = [{ kop: 'Dagmaat Breedte', veld: 'breedte' }];
  renderImport({ bedrijf: { koppen, antwoorden: {} } });
  await read('Merk;Type;Dagmaat;Hoogte', ';;Breedte;', 'K01;kozijn;1200;2400');
  expect(screen.getByText('Wat staat er in de kolom ‘Dagmaat Breedte’?')).toBeTruthy();
});

const bedrijfZegt = (veld: string, type: string) => ({
  koppen: [{ kop: 'Kenmerk X', veld }],
  antwoorden: { 'waarde:gevelvullingType:puielement': type },
});

const pui = () => screen.getByRole('combobox', { name: 'Wat is ‘Pui-element’ (1 rij)?' });
const kolom = () => screen.getByRole('combobox', { name: '‘Kenmerk X’ wordt' });

test('what a colleague said stays theirs to correct, and what the user said otherwise stays', async () => {
  const lijst = ['Kenmerk X;Type;Breedte;Hoogte', 'K01;Pui-element;1200;2400'];
  renderImport({ bedrijf: bedrijfZegt('merk', 'kozijn') });
  await read(...lijst);
  await press('Importeren');
  cleanup();
  renderImport({ bedrijf: bedrijfZegt('ruimte', 'schuifpui') });
  await read(...lijst);
  expect(pui()).toHaveProperty('value', 'schuifpui');
  expect(kolom()).toHaveProperty('value', 'ruimte');

  await userEvent.selectOptions(pui(), 'HSB-element');
  await userEvent.selectOptions(kolom(), 'Merk');
  await press('Importeren');
  cleanup();
  renderImport({ bedrijf: bedrijfZegt('ruimte', 'schuifpui') });
  await read(...lijst);
  expect(pui()).toHaveProperty('value', 'hsb');
  expect(kolom()).toHaveProperty('value', 'merk');
});

test('a list whose header is not found is read from the row that the user points at', async () => {
  const { saved } = renderImport();
  await read('Lijst van 3 mei;;', 'Pos;maat 1;maat 2', 'K01;1200;2400', 'K02;900;2100');
  expect(screen.getByText(/geen kopregel gevonden/)).toBeTruthy();
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Kopregel, rij' }),
    '2: Pos, maat 1, maat 2',
  );
  expect(screen.queryByText(/geen kopregel gevonden/)).toBeNull();
  for (const [kop, veld] of [
    ['Pos', 'Merk'],
    ['maat 1', 'Breedte (mm)'],
    ['maat 2', 'Hoogte (mm)'],
  ] as const) {
    await userEvent.selectOptions(screen.getByRole('combobox', { name: `‘${kop}’ wordt` }), veld);
  }
  expect(telling()).toBe('2 rijen → 2 gevelvullingen, 2 stuks');
  await press('Importeren');
  expect((await importedOf(saved)).map((one) => one.gevelvullingEnKaderData)).toMatchObject([
    { merk: 'K01', breedte: 1200 },
    { merk: 'K02', hoogte: 2100 },
  ]);
});

test('what is typed in a cell stays when its row scrolls out of sight', async () => {
  renderImport();
  const rijen = Array.from({ length: 60 }, (_none, index) => `K${index + 1};kozijn;1200;2400`);
  await read('Merk;Type;Breedte;Hoogte', ...rijen);
  const typed = screen.getByLabelText('Breedte, rij 3');
  await userEvent.clear(typed);
  await userEvent.type(typed, '900');
  const tabel = screen.getByRole('region', { name: 'Gevelvullingen in de lijst' });
  tabel.scrollTop = 1800;
  fireEvent.scroll(tabel);
  await screen.findByLabelText('Breedte, rij 45');
  expect(screen.queryByLabelText('Breedte, rij 4')).toBeNull();
  expect(screen.getByLabelText('Breedte, rij 3')).toBe(typed);
  await userEvent.type(typed, '{Enter}');
  tabel.scrollTop = 0;
  fireEvent.scroll(tabel);
  expect(await screen.findByLabelText('Breedte, rij 3')).toHaveProperty('value', '900');
});

test('nothing is imported while a question about a column is open', async () => {
  const { saved } = renderImport();
  await read('Merk;Breedte;Hoogte', 'K01;1,2;2,4', 'K02;0,9;2,4');
  expect(telling()).toContain('vragen');
  await press('Importeren');
  expect(saved).not.toHaveBeenCalled();
  // The first of them has the focus.
  expect(document.activeElement).toBe(
    screen.getByRole('combobox', { name: 'In welke eenheid staat de kolom ‘Breedte’?' }),
  );
  for (const kop of ['Breedte', 'Hoogte']) {
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: `In welke eenheid staat de kolom ‘${kop}’?` }),
      'm',
    );
  }
  expect(telling()).toBe('2 rijen → 2 gevelvullingen, 2 stuks');
  await press('Importeren');
  expect((await importedOf(saved))[0]?.gevelvullingEnKaderData.breedte).toBe(1200);
});

test('rows whose merk exists show what they change, and may be passed over or be new', async () => {
  const { saved } = renderImport({ gevelvullingen: [buildGevelvulling()] });
  await read('Merk;Type;Breedte;Hoogte', 'K01;kozijn;1200;2400', 'K02;kozijn;900;2400');
  expect(telling()).toBe('2 rijen → 2 gevelvullingen, 4 stuks');
  const oud = buildGevelvulling().gevelvullingEnKaderData.breedte ?? 0;
  expect(cel('Breedte', 2).closest('td')?.textContent).toContain(`was ${formatGetal(oud)}`);
  await press('Overslaan');
  expect(telling()).toBe('2 rijen → 1 gevelvulling, 1 stuk · overgeslagen: 1 rij, 1 stuk');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Merk bestaat al, rij 2' }),
    'Bijwerken',
  );
  await press('Importeren');
  expect(await importedOf(saved)).toMatchObject([
    { gevelvullingEnKaderData: { id: 'a1b2c3d4', merk: 'K01', breedte: 1200, aantal: 3 } },
    { gevelvullingEnKaderData: { merk: 'K02' } },
  ]);
});

test('rows of one merk are counted together, and can be kept apart', async () => {
  const { saved } = renderImport();
  await read(
    'Merk;Type;Aantal;Breedte;Hoogte',
    'K01;kozijn;2;1200;2400',
    'K01;kozijn;3;1200;2400',
    'K02;kozijn;1;900;2400',
  );
  expect(screen.getByText('2 rijen zijn 1 merk: aantallen opgeteld.')).toBeTruthy();
  expect(telling()).toBe('3 rijen → 2 gevelvullingen, 6 stuks');
  await press('Apart houden');
  expect(telling()).toBe('3 rijen → 3 gevelvullingen, 6 stuks');
  await press('Importeren');
  const kaders = (await importedOf(saved)).map((each) => each.gevelvullingEnKaderData);
  expect(kaders.map(({ merk, aantal }) => [merk, aantal])).toEqual([
    ['K01', 2],
    ['K01a', 3],
    ['K02', 1],
  ]);
});

test('the aantal of a row that others are added to is understood as that of all', async () => {
  renderImport({ gevelvullingen: [buildGevelvulling()] });
  await read('Merk;Type;Aantal', 'K01;kozijn;1', 'K01;kozijn;4', 'K02;kozijn;2');
  expect(cel('Aantal', 2).closest('td')?.textContent).toMatch(/was 3.*5$/);
  expect(cel('Aantal', 4).closest('td')?.textContent).toBe('');
});

test('rows of one merk that differ show what differs, and ask', async () => {
  const { saved } = renderImport();
  await read('Merk;Type;Aantal;Breedte;Hoogte', 'K01;kozijn;2;1200;2400', 'K01;kozijn;3;1300;2400');
  expect(telling()).toBe('2 rijen → 1 gevelvulling, 2 stuks · 1 vraag');
  expect(screen.getByText(/staat ook in rij 2: breedte daar 1\.?200.*, hier 1\.?300/)).toBeTruthy();
  expect(screen.getByText(/Wat wordt deze rij\?/)).toBeTruthy();
  await press('Optellen');
  expect(screen.queryByText(/Wat wordt deze rij\?/)).toBeNull();
  expect(telling()).toBe('2 rijen → 1 gevelvulling, 5 stuks');
  await press('Importeren');
  expect(await importedOf(saved)).toMatchObject([
    { gevelvullingEnKaderData: { aantal: 5, breedte: 1200 } },
  ]);
});

/** Of an earlier list. */
const uitLijst = (merk: string, id: string) => {
  const gevelvulling = buildGevelvulling();
  const kader = { ...gevelvulling.gevelvullingEnKaderData, merk, id, lijst: 'eerder' };
  return { ...gevelvulling, gevelvullingEnKaderData: kader };
};

test('what a revised list has no more is named, and goes only when that is chosen', async () => {
  const gevelvullingen = [uitLijst('K01', 'a1'), uitLijst('K02', 'a2'), uitLijst('K03', 'a3')];
  const { breedte, hoogte } = buildGevelvulling().gevelvullingEnKaderData;
  const { saved, kept } = renderImport({ gevelvullingen });
  await read(
    'Merk;Type;Aantal;Breedte;Hoogte',
    `K01;kozijn;3;${breedte};${hoogte}`,
    `K12;kozijn;3;${breedte};${hoogte}`,
  );
  expect(screen.getByText('2 gevelvullingen staan niet meer in de lijst')).toBeTruthy();
  expect(screen.getByText(/^K02 .*misschien hernoemd tot K12/)).toBeTruthy();
  await press('Alle hernoemen');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: /^Wat wordt K03/ }),
    'Verwijderen',
  );
  await press('Importeren');
  expect(
    (await importedOf(saved)).map((each) => [
      each.gevelvullingEnKaderData.id,
      each.gevelvullingEnKaderData.merk,
    ]),
  ).toEqual([
    ['a1', 'K01'],
    ['a2', 'K12'],
  ]);
  expect(kept).toEqual([expect.stringMatching(/\/lijsten\?moment=.*&weg=a3$/)]);
});

test('a save that fails keeps the list on the screen', async () => {
  const { navigate } = renderImport({
    save: async () => ({ kind: 'failed', error: buildHttpError(403) }),
  });
  await read('Merk;Type;Breedte;Hoogte', 'K01;kozijn;1200;2400');
  await press('Importeren');
  expect(navigate).not.toHaveBeenCalled();
  expect(cel('Merk', 2)).toHaveProperty('value', 'K01');
});

test('a file that is no list says so where it was dropped', async () => {
  renderImport();
  await userEvent.upload(
    await screen.findByLabelText('Bestand kiezen'),
    Object.assign(new File(['%PDF-1.7'], 'bestek.xlsx'), {
      arrayBuffer: async () => new ArrayBuffer(8),
    }),
  );
  expect(within(await screen.findByRole('alert')).getByText(/een PDF/)).toBeTruthy();
});

test('a file may fall anywhere on the page', async () => {
  renderImport();
  await screen.findByText(/^Sleep een/);
  const file = Object.assign(new File(['x'], 'bestek.xlsx'), {
    arrayBuffer: async () => new ArrayBuffer(8),
  });
  const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), {
    dataTransfer: { files: [file] },
  });
  act(() => void document.body.dispatchEvent(drop));
  expect(drop.defaultPrevented).toBe(true);
  expect(within(await screen.findByRole('alert')).getByText(/een PDF/)).toBeTruthy();
});

const keuzeVan = (kop: string) =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `‘${kop}’ wordt` });

const countText = (tekst: RegExp): number => screen.queryAllByText(tekst).length;

test('a column of two sizes is one choice, which is remembered as that', async () => {
  const { saved } = renderImport();
  const lijst = ['Merk;B x H', 'K1;2400 x 1200', 'K2;900'] as const;
  await read(...lijst);
  expect(telling()).toBe('2 rijen → 1 gevelvulling, 1 stuk · 1 fout');
  expect(keuzeVan('B x H').value).toBe('breedteHoogte');
  await userEvent.selectOptions(keuzeVan('B x H'), 'Hoogte × breedte (mm)');
  await userEvent.type(cel('Breedte', 3), '0{Escape}');
  expect(countText(/Hier staat één getal/)).toBe(2);
  await userEvent.type(cel('Breedte', 3), '{Backspace}0{Enter}');
  expect(countText(/Hier staat één getal/)).toBe(1);
  await userEvent.clear(cel('Hoogte', 3));
  await userEvent.type(cel('Hoogte', 3), '2100{Enter}');
  await press('Importeren');
  expect(await importedOf(saved)).toMatchObject([
    { gevelvullingEnKaderData: { merk: 'K1', breedte: 1200, hoogte: 2400 } },
    { gevelvullingEnKaderData: { merk: 'K2', breedte: 900, hoogte: 2100 } },
  ]);
  cleanup();
  renderImport();
  await read(...lijst);
  expect(keuzeVan('B x H').value).toBe('hoogteBreedte');
});

test('what a text means is asked once, for all its rows, and not again of the next list', async () => {
  renderImport();
  const lijst = ['Merk;Type;Breedte;Hoogte', 'K01;pui A;1200;2400', 'K02;pui A;900;2400'] as const;
  await read(...lijst);
  expect(telling()).toContain('2 fouten');
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Wat is ‘pui A’ (2 rijen)?' }),
    'Schuifpui',
  );
  expect(telling()).toBe('2 rijen → 2 gevelvullingen, 2 stuks');
  await press('Importeren');
  cleanup();
  const { saved } = renderImport();
  await read(...lijst);
  await press('Importeren');
  expect(
    (await importedOf(saved)).map((each) => each.gevelvullingEnKaderData.gevelvullingType),
  ).toEqual(['schuifpui', 'schuifpui']);
});

test('what rows lack for an advice is asked once for their type, and kept as its standard', async () => {
  // Answered for another type already.
  const standaarden = { ...GEEN_STANDAARDEN, schuifpui: standaardOf(buildGevelvulling()) };
  const { saved, toast, written } = renderImport({ standaarden });
  await read('Merk;Type;Aantal;Breedte;Hoogte', 'K01;kozijn;1;1200;2400', 'K02;kozijn;1;900;2400');
  expect(screen.getByText(/^Kozijn: 2 rijen missen nog antwoorden voor een advies/)).toBeTruthy();
  await press('Beantwoorden voor kozijn');
  await userEvent.click(await screen.findByRole('button', { name: 'Overnemen van schuifpuien' }));
  // The questions have the sketches of the wizard.
  for (const name of ['Binnenmuur', 'Houten dorpel', 'Afgeschuind']) {
    const [keuze] = screen.getAllByRole('radio', { name });
    expect(keuze?.closest('label')?.querySelector('svg')).not.toBeNull();
  }
  await press('Toepassen');
  expect(await screen.findAllByText(/^Advies gereed/)).toHaveLength(2);
  expect(screen.queryByText(/missen nog antwoorden/)).toBeNull();
  await press('Importeren');
  expect((await importedOf(saved))[0]?.detailleringData).toMatchObject({ stelruimte: 15 });
  await waitFor(() =>
    expect(written).toMatchObject([{ kozijn: { detailleringData: { stelruimte: 15 } } }]),
  );
  expect(toast).toHaveBeenCalledWith(
    'warning',
    '2 voldoen; bij 2 is de bevestiging niet getoetst.',
  );
});
