import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';

import { useZijwaarts } from './useZijwaarts.ts';

const Tabel = () => (
  <table onScrollCapture={useZijwaarts()}>
    <thead>
      <tr>
        <th>Merk</th>
      </tr>
    </thead>
    <tbody aria-label="rijen" />
    <tfoot aria-label="voet" />
  </table>
);

const parts = () => {
  const [head, rows, foot] = screen.getAllByRole('rowgroup');
  if (head === undefined || rows === undefined || foot === undefined) throw new Error('No parts.');
  return { head, rows, foot };
};

const scroll = (part: HTMLElement, left: number): void => {
  part.scrollLeft = left;
  fireEvent.scroll(part);
};

test('rows that are scrolled to the side take head and foot along, and the foot the rows', () => {
  render(<Tabel />);
  const { head, rows, foot } = parts();

  scroll(rows, 120);
  expect([head.scrollLeft, foot.scrollLeft]).toEqual([120, 120]);
  scroll(foot, 40);
  expect([head.scrollLeft, rows.scrollLeft]).toEqual([40, 40]);
});

test('what a part is told late, or rounded, does not hold back the one that leads', () => {
  render(<Tabel />);
  const { head, rows } = parts();

  scroll(rows, 120);
  rows.scrollLeft = 160;
  fireEvent.scroll(head);
  expect(rows.scrollLeft).toBe(160);
  scroll(head, 120.4);
  expect(rows.scrollLeft).toBe(160);
});
