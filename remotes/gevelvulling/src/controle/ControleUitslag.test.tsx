import { readFileSync } from 'node:fs';

import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import type { Ondertekening } from '@adviestool/domain/bewijs/beoordeelBestand';
import { controleerBewijs } from '@adviestool/domain/bewijs/controleerBewijs';
import { catalogusSchema } from '@adviestool/contract/catalogus';
import { perZijde } from '@adviestool/contract/zijde';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';

import { buildAdviesBytes, signAdvies, SLEUTEL } from '../builders/signAdvies.ts';
import { ControleUitslag } from './ControleUitslag.tsx';
import { GEREEDSCHAP } from './gereedschap.ts';

const CATALOGUS = catalogusSchema.parse(
  JSON.parse(
    readFileSync(new URL('../../../../variants/catalogus-voorbeeld.json', import.meta.url), 'utf8'),
  ),
);

/** With a fastener on each side. */
const kozijn = (merk: string, hoogte: number) => {
  const gevelvulling = buildGevelvulling();
  const { gevelvullingEnKaderData } = gevelvulling;
  return {
    ...gevelvulling,
    gevelvullingEnKaderData: {
      ...gevelvullingEnKaderData,
      id: merk,
      merk,
      hoogte,
      gebruikBevestigingsmiddelen: true,
      leverancierBevestigingsmiddelen: 'voorbeeld',
    },
    productKeuze: perZijde(() => ({
      hoekanker: 'GA-120',
      bevestigingsmiddelen: ['KP-10', 'HS-50'],
    })),
    detailleringData: {
      ...gevelvulling.detailleringData,
      glasgewicht: hoogte > 2000 ? 5000 : 25,
      binnenmuur: 'kalkzandsteen' as const,
      vloertypeOnderzijde: 'breedplaatvloer' as const,
      vloertypeBovenzijde: 'breedplaatvloer' as const,
    },
  };
};

const ADVIES = buildAdviesBytes([kozijn('K01', 2000), kozijn('K02', 2400)], CATALOGUS);
const CERTIFICAAT = {
  kid: 'aa'.repeat(32),
  certificaat: '',
  van: '2026-11-01T00:00:00.000Z',
  tot: null,
  ingetrokken: null,
};

const LENGTE = 1000;
const MOMENT = '2026-11-23T23:02:00.000Z';

const signedTo = (tot: number, kid = CERTIFICAAT.kid): Ondertekening => ({
  begin: tot - 200,
  tot,
  moment: MOMENT,
  door: { vingerafdruk: kid, naam: 'Jan de Vries' },
});

const show = (
  ondertekeningen: readonly Ondertekening[] | null = [signedTo(LENGTE)],
  advies = ADVIES,
  ondertekend = ADVIES,
): void => {
  const bijlagen = new Map(signAdvies(advies, ondertekend).map(({ naam, bytes }) => [naam, bytes]));
  const controle = controleerBewijs(
    { bijlagen, bestand: { lengte: LENGTE, ondertekeningen } },
    { sleutels: [SLEUTEL], certificaten: [CERTIFICAAT] },
    GEREEDSCHAP,
  );
  render(<ControleUitslag naam="rapport.pdf" uitslag={{ soort: 'gecontroleerd', controle }} />);
};

/** Of the verdict that complies, in the table of signed numbers. */
const klasseVanVoldoet = (): string =>
  within(screen.getByRole('table', { name: 'Ondertekende getallen' })).getByText(/^Voldoet/)
    .className;

const VREEMD = 'bb'.repeat(32);

test('a file as it was made says so, and its three statements in one notice', () => {
  show();
  const { textContent } = screen.getByRole('status');
  expect(textContent).toContain(
    'Gelukt: Dit is het rapport zoals de Adviestool het op 24 november 2026 om 00:02 maakte. Er is niets aan veranderd.',
  );
  expect(textContent).toContain('De getallen hieronder zijn door de Adviestool berekend.');
  expect(textContent).toContain('De berekening geeft nu dezelfde uitkomst.');
  expect(klasseVanVoldoet()).toBe('voldoet');
});

test('what complies but for its fastening, which was not calculated, says so and is not green', () => {
  const zonder = buildAdviesBytes([buildGevelvulling()]);
  show([signedTo(LENGTE)], zonder, zonder);
  expect(screen.getByText('Voldoet, bevestiging niet getoetst').className).toBe('gewaarschuwd');
});

test.each([
  ['that was signed before files were', [], 'Dit rapport is gemaakt voordat rapporten als bestand'],
  [
    'that somebody signed afterwards',
    [signedTo(500), signedTo(LENGTE, VREEMD)],
    'Daarna ondertekend door Jan de Vries (naam uit het certificaat',
  ],
  ['that cannot be checked here', null, 'Of dit bestand is veranderd, is hier niet te controleren'],
])('a file %s is a warning', (_naam, ondertekeningen, tekst) => {
  show(ondertekeningen);
  expect(screen.getByRole('status').textContent).toContain(`Let op: ${tekst}`);
  expect(screen.queryByText('Gelukt:')).toBeNull();
  expect(klasseVanVoldoet()).toBe('');
});

test('beside a changed file nothing is green, and its own table stands directly below', () => {
  show([signedTo(LENGTE - 1)]);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toContain(
    'Fout: Dit bestand is na het maken veranderd. Wat op de pagina’s staat kan onjuist zijn.',
  );
  expect(alert.textContent).toContain('Alleen de tabel hieronder telt.');
  expect(screen.queryByText('Gelukt:')).toBeNull();
  expect(alert.nextElementSibling?.textContent).toContain('Ondertekende projectgegevens');
  expect(klasseVanVoldoet()).toBe('');
});

test('of numbers that are not proven no table is shown, however whole the file is', () => {
  const anders = Uint8Array.from(ADVIES);
  anders[200] = (anders[200] ?? 0) ^ 1;
  show([signedTo(LENGTE)], anders);
  const { textContent } = screen.getByRole('alert');
  expect(textContent).toContain('Fout: De getallen zijn niet te bewijzen.');
  expect(screen.queryByRole('table')).toBeNull();
});

test.each([
  [
    'as it was made is a document that has none',
    [signedTo(LENGTE)],
    'status',
    'Let op: Dit document',
  ],
  ['that was changed are not proven', [signedTo(LENGTE - 1)], 'alert', 'Fout: Dit bestand is na'],
])('the numbers that are not in a file %s', (_naam, ondertekeningen, role, tekst) => {
  const controle = controleerBewijs(
    { bijlagen: new Map(), bestand: { lengte: LENGTE, ondertekeningen } },
    { sleutels: [SLEUTEL], certificaten: [CERTIFICAAT] },
    GEREEDSCHAP,
  );
  render(<ControleUitslag naam="lijst.pdf" uitslag={{ soort: 'gecontroleerd', controle }} />);
  expect(screen.getByRole(role).textContent).toContain(tekst);
});

test('the table comes first, and in it what does not comply', () => {
  show();
  const table = screen.getByRole('table', { name: 'Ondertekende getallen' });
  const [, ...rijen] = within(table).getAllByRole('row');
  expect(rijen.map((rij) => rij.querySelector('th')?.textContent)).toEqual([
    'K02Kozijn',
    'K01Kozijn',
  ]);
  const [tweede] = within(table).getAllByRole('columnheader').slice(1);
  expect(tweede?.textContent).toBe('Oordeel');
});

test('what the signed numbers follow from stands above them, with what is warned of', () => {
  show();
  const gegevens = screen.getByRole('heading', { name: 'Ondertekende projectgegevens' });
  const table = screen.getByRole('table', { name: 'Ondertekende getallen' });
  expect(gegevens.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const { textContent } = gegevens.parentElement ?? { textContent: '' };
  for (const label of ['Type bouw', 'Gebouwhoogte', 'Windgebied', 'Terreincategorie']) {
    expect(textContent).toContain(label);
  }
  expect(textContent).toMatch(/Windvormfactor1,4.*GevolgklasseCC\d/);
  const row = within(table).getByRole('row', { name: /^K02/ });
  expect(row.textContent).toContain('Hoekanker');
  // Glass of 5000 kg/m².
  expect(row.textContent).toContain('1 waarschuwing');
});
