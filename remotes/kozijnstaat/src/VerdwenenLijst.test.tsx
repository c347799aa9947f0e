import { afterEach, expect, test } from '@jest/globals';
import { buildGevelvullingOf } from '@adviestool/domain/builders/buildGevelvullingOf';
import { cleanup, render, screen } from '@testing-library/react';

import { VerdwenenLijst } from './VerdwenenLijst.tsx';

afterEach(cleanup);

test('of those without a merk is said which one is kept or deleted', () => {
  const verdwenen = ['1', '2'].map((bouwlaag) => ({
    gevelvulling: buildGevelvullingOf('kozijnPrefab', {
      id: bouwlaag,
      merk: null,
      breedte: 900,
      hoogte: 2100,
      bouwlaag,
    }),
    keuze: 'behouden' as const,
    misschien: null,
  }));
  render(<VerdwenenLijst voorbeeld={{ verdwenen, rijen: [] }} onChange={() => undefined} />);
  for (const bouwlaag of ['1', '2']) {
    expect(
      screen.getByRole('combobox', {
        name: new RegExp(`900 × 2100 mm, bouwlaag ${bouwlaag}`, 'u'),
      }),
    ).toBeTruthy();
  }
});
