import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { controleerBewijs } from '@adviestool/domain/bewijs/controleerBewijs';
import { kenmerkOf } from '@adviestool/domain/bewijs/kenmerk';
import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';

import { buildAdviesBytes, signAdvies, SLEUTEL } from '../builders/signAdvies.ts';
import { ControleUitslag } from './ControleUitslag.tsx';
import { GEREEDSCHAP } from './gereedschap.ts';

const kozijn = (merk: string, hoogte: number) => {
  const gevelvulling = buildGevelvulling();
  const { gevelvullingEnKaderData } = gevelvulling;
  return {
    ...gevelvulling,
    gevelvullingEnKaderData: { ...gevelvullingEnKaderData, id: merk, merk, hoogte },
    detailleringData: { ...gevelvulling.detailleringData, glasgewicht: hoogte > 2000 ? 5000 : 25 },
  };
};

const ADVIES = buildAdviesBytes([kozijn('K01', 2000), kozijn('K02', 2400)]);
const KENMERK = kenmerkOf(GEREEDSCHAP.sha256(ADVIES));

const show = (paginas: readonly string[]): void => {
  const bestanden = new Map(signAdvies(ADVIES).map(({ naam, bytes }) => [naam, bytes]));
  const controle = controleerBewijs({ bestanden, paginas }, [SLEUTEL], GEREEDSCHAP);
  if (!controle.bewezen) throw new Error(controle.fout.soort);
  render(
    <ControleUitslag
      naam="rapport.pdf"
      uitslag={{ soort: 'bewezen', bewezen: controle.uitkomst }}
    />,
  );
};

const noticeOf = (title: string): string =>
  screen.getByText(title).parentElement?.parentElement?.textContent ?? '';

test.each([
  ['name the signed numbers', [`Kenmerk ${KENMERK}`], 'Let op', 'niet te bewijzen'],
  ['name no numbers', ['Samenvatting'], 'Let op', `${KENMERK}, staat nergens in het rapport`],
  ['name other numbers', ['Kenmerk 0000-0000-0000-0000'], 'Fout', 'horen bij een ander rapport'],
])('pages that %s are never told to be good', (_naam, paginas, soort, tekst) => {
  show(paginas);
  const kop =
    soort === 'Fout'
      ? 'Fout: De pagina’s horen bij een ander rapport'
      : 'Let op: De getallen zijn echt, maar alleen de tabel hieronder telt';
  expect(screen.getByRole(soort === 'Fout' ? 'alert' : 'status').textContent).toContain(kop);
  const notice = noticeOf('Pagina’s van het rapport');
  expect(notice).toMatch(new RegExp(`^${soort}: `));
  expect(notice).toContain(tekst);
});

test('the table comes first, and in it what does not comply', () => {
  show([]);
  const table = screen.getByRole('table', { name: 'Ondertekende getallen' });
  const [, ...rijen] = within(table).getAllByRole('row');
  expect(rijen.map((rij) => rij.querySelector('th')?.textContent)).toEqual([
    'K02Kozijn',
    'K01Kozijn',
  ]);
  const [tweede] = within(table).getAllByRole('columnheader').slice(1);
  expect(tweede?.textContent).toBe('Oordeel');
  const nu = screen.getByText('Berekening van nu');
  expect(table.compareDocumentPosition(nu)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('what the signed numbers follow from stands above them, with what is warned of', () => {
  show([]);
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
