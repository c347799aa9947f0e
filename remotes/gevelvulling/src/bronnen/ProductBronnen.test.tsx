import { buildCatalogus } from '@adviestool/contract/builders/buildCatalogus';
import { catalogusSchema } from '@adviestool/contract/catalogus';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';

import { BronVerlopen } from './BronVerlopen.tsx';
import { ProductBronnen } from './ProductBronnen.tsx';

const BLAD = {
  document: 'Productblad',
  nummer: 'B-1',
  datum: '2021-03-02',
  geldigTot: '2026-03-01',
  link: 'https://example.nl/b-1',
};
const PROEF = {
  document: 'Beproeving',
  nummer: 'P-1',
  datum: '2025-11-04',
  geldigTot: '2030-11-03',
};

const catalogus = catalogusSchema.parse({
  ...buildCatalogus(),
  bronnen: { blad: BLAD, proef: PROEF },
  hoekankers: buildCatalogus().hoekankers.map((anker) => ({
    ...anker,
    bron: 'blad',
    bronPerWaarde: { FgRk: 'proef' },
  })),
});

const GEKOZEN = new Set(['anker']);

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-02T12:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
});

test('the sources of a product are named, with the values that they are of and their link', () => {
  render(<ProductBronnen catalogus={catalogus} gekozen={new Set()} genoemd={GEKOZEN} />);
  const [blad, proef] = screen.getAllByRole('listitem', { hidden: true });
  expect(blad?.textContent).toContain(
    'Productblad, B-1, 2 maart 2021 · bron verlopen op 1 maart 2026',
  );
  expect(proef?.textContent).toBe(
    'Beproeving, P-1, 4 november 2025 (voor weerstand op gewicht) · geldig tot en met 3 november 2030',
  );
  expect(screen.getByRole('link', { hidden: true }).getAttribute('href')).toBe(BLAD.link);
});

test('a used product whose source has expired is named without being asked for', () => {
  const text = /^Hoekanker: bron B-1 is verlopen op 1 maart 2026\./;
  const { rerender } = render(<ProductBronnen catalogus={catalogus} gekozen={GEKOZEN} />);
  expect(screen.getByText(text)).toBeDefined();
  rerender(<ProductBronnen catalogus={catalogus} gekozen={new Set()} />);
  expect(screen.queryByText(text)).toBeNull();
});

test('a source that holds until today has not expired', () => {
  jest.setSystemTime(new Date('2026-03-01T12:00:00Z'));
  render(<ProductBronnen catalogus={catalogus} gekozen={GEKOZEN} />);
  expect(screen.queryByText(/is verlopen/)).toBeNull();
});

test('with a product stands since when its source has expired', () => {
  const [product] = catalogus.hoekankers;
  render(<BronVerlopen catalogus={catalogus} product={product ?? {}} />);
  expect(screen.getByText('Bron verlopen op 1 maart 2026')).toBeDefined();
});

test('a catalogue that names no sources shows none', () => {
  const { container } = render(<ProductBronnen catalogus={buildCatalogus()} gekozen={GEKOZEN} />);
  expect(container.textContent).toBe('');
});
