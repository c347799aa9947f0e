import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';

import { buildGegevens } from './builders/buildGegevens.ts';
import { PositieTabel } from './PositieTabel.tsx';
import { Miniatuur } from './Miniatuur.tsx';
import { Tekening } from './Tekening.tsx';
import { TekeningLeeg } from './TekeningLeeg.tsx';

const vorm = {
  type: 'kozijn',
  breedte: 4000,
  hoogte: 2000,
  kader: { onderzijde: 'vloer', zijkanten: 'binnenmuur', bovenzijde: 'latei' },
  aantallen: { onderzijde: 7, zijkanten: 4, bovenzijde: 1 },
} as const;
const kozijn = buildGegevens(vorm);

test('is an image named after its title and its description', () => {
  render(<Tekening {...kozijn} titel="Merk A" />);
  expect(screen.getByRole('img').getAttribute('aria-labelledby')).toBeTruthy();
  expect(
    screen.getByRole('img', {
      name: 'Merk A Kozijn, 4000\u202Fmm breed en 2000\u202Fmm hoog. Onderzijde: 7 hoekankers, hart-op-hart 600\u202Fmm. Zijkanten, per stijl: 4 hoekankers, hart-op-hart 533\u202Fmm. Bovenzijde: 1 hoekanker.',
    }),
  ).toBeTruthy();
});

const shapes = (): Element[] => [
  ...screen.getByRole('img').querySelectorAll('path, rect, line, polyline'),
];

test('is changed in place: a larger gevelvulling with more ankers takes no new elements but for its labels', () => {
  const { rerender } = render(<Tekening {...kozijn} titel="Merk A" />);
  const before = shapes();
  const outlines = before.map((shape) => shape.outerHTML);
  const aantallen = { onderzijde: 9, zijkanten: 6, bovenzijde: 3 };
  rerender(<Tekening {...buildGegevens({ ...vorm, breedte: 4100, aantallen })} titel="Merk A" />);
  expect(shapes()).toHaveLength(before.length);
  expect(shapes().every((shape, index) => shape === before[index])).toBe(true);
  expect(shapes().map((shape) => shape.outerHTML)).not.toEqual(outlines);
});

/** The numbers of both stijlen come last, 2 to 4: their first has no room. */
const numbers = (): Element[] => [...screen.getByRole('img').querySelectorAll('text')].slice(-6);

test('leaves the texts of the other sides alone when one is divided otherwise', () => {
  const { rerender } = render(<Tekening {...kozijn} titel="Merk A" />);
  const before = numbers();
  const drawn = before.map((text) => text.outerHTML);
  const aantallen = { ...vorm.aantallen, onderzijde: 9 };
  rerender(<Tekening {...buildGegevens({ ...vorm, aantallen })} titel="Merk A" />);
  expect(numbers().every((text, index) => text === before[index])).toBe(true);
  expect(before.map((text) => text.outerHTML)).toEqual(drawn);
});

test('takes another description when it gets one', () => {
  render(<Tekening {...kozijn} titel="Merk A" beschrijving="Zie de tabel." />);
  expect(screen.getByRole('img', { name: 'Merk A Zie de tabel.' })).toBeTruthy();
});

test('says that the ankers are provisional', () => {
  render(<Tekening {...kozijn} titel="Merk A" voorlopig />);
  expect(screen.getByRole('img', { name: /Voorlopige aantallen\.$/ })).toBeTruthy();
});

test('writes the dimensions', () => {
  render(<Tekening {...kozijn} titel="Merk A" />);
  expect(screen.getByText('6 × 600')).toBeTruthy();
  expect(screen.getByText('4000')).toBeTruthy();
});

test('has no text as a thumbnail', () => {
  render(<Miniatuur {...kozijn} titel="Merk A" />);
  expect(screen.getByRole('img', { name: /^Merk A/ })).toBeTruthy();
  expect(screen.queryByText('4000')).toBeNull();
});

test('gives two drawings on one page names of their own', () => {
  render(
    <>
      <Tekening {...kozijn} titel="Merk A" />
      <Tekening {...kozijn} titel="Merk B" />
    </>,
  );
  expect(screen.getByRole('img', { name: /^Merk A/ })).not.toBe(
    screen.getByRole('img', { name: /^Merk B/ }),
  );
});

test('shows a sentence while the size is unknown', () => {
  render(<TekeningLeeg>Vul breedte en hoogte in om de tekening te zien.</TekeningLeeg>);
  expect(screen.getByText('Vul breedte en hoogte in om de tekening te zien.')).toBeTruthy();
});

test('lists the positions of each side in a table', () => {
  render(<PositieTabel zijden={buildGegevens({ ...vorm, status: 'ok' }).zijden} />);
  const tabel = screen.getByRole('table', {
    name: 'Zijkanten, per stijl (vanaf onder)',
    hidden: true,
  });
  expect(
    within(tabel)
      .getAllByRole('row', { hidden: true })
      .map((row) => row.textContent),
  ).toEqual(['Nr.Positie vanaf de hoek, mm', '1200', '2733', '31267', '41800']);
});

test('says of a side without an advice, and of no other, that its ankers are an estimate', () => {
  const { zijden } = buildGegevens({ ...vorm, status: 'ok' });
  const gemengd = { ...kozijn, zijden: { ...zijden, onderzijde: kozijn.zijden.onderzijde } };
  const { container } = render(<Tekening {...gemengd} titel="Merk A" voorlopig />);
  expect(container.querySelectorAll('path[data-status="ok"]')).toHaveLength(3);
  expect(container.querySelectorAll('.ankers > path:not([data-status])')).toHaveLength(1);
  render(<PositieTabel zijden={gemengd.zijden} />);
  const names = screen
    .getAllByRole('table', { hidden: true })
    .map((table) => table.querySelector('caption')?.textContent);
  expect(names).toEqual([
    'Onderzijde (vanaf links), voorlopig',
    'Zijkanten, per stijl (vanaf onder)',
    'Bovenzijde (vanaf links)',
  ]);
});

const rows = (): Element[] => screen.getAllByRole('row', { hidden: true });

test('puts another division in the rows that stand there', () => {
  const { rerender } = render(<PositieTabel zijden={kozijn.zijden} />);
  const before = rows();
  const aantallen = { ...vorm.aantallen, onderzijde: 6 };
  rerender(<PositieTabel zijden={buildGegevens({ ...vorm, aantallen }).zijden} />);
  expect(rows()).toHaveLength(before.length - 1);
  expect(rows().every((row) => before.includes(row))).toBe(true);
});

test('is not there when no side has any ankers', () => {
  const { container } = render(<PositieTabel zijden={{}} isOpen />);
  expect(container.childElementCount).toBe(0);
});

test('leaves out a side without ankers and names a side that fails', () => {
  const { zijden } = buildGegevens({ ...kozijn, aantallen: { onderzijde: 2 }, status: 'bad' });
  render(<PositieTabel zijden={zijden} />);
  expect(
    screen.getByRole('table', {
      name: /^Onderzijde \(vanaf links\).*voldoet niet$/,
      hidden: true,
    }),
  ).toBeTruthy();
  expect(screen.getAllByRole('table', { hidden: true })).toHaveLength(1);
});
