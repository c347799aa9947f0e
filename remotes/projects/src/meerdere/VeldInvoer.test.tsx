import { expect, test } from '@jest/globals';
import { createGevelvulling } from '@adviestool/domain/velden/gevelvulling';
import { render, screen } from '@testing-library/react';

import { gedeeldeVeldenVan } from './gedeeldeVelden.ts';
import { VeldInvoer } from './VeldInvoer.tsx';

const keyboardOf = (name: RegExp): string => screen.getByRole('textbox', { name }).inputMode;

test('a size that may be less than zero has a keyboard with a minus, on an iPhone too', () => {
  const hsb = createGevelvulling({
    id: 'hsb',
    gevelvullingType: 'hsb',
    verbondenAantalZijden: 2,
    gebruikBevestigingsmiddelen: false,
  });
  const velden = gedeeldeVeldenVan([hsb])({ onderregel: 'metGroef' });
  for (const veld of velden) {
    render(
      <VeldInvoer veld={veld} tekst="" fout={undefined} totaal={1} isNodig onChange={() => {}} />,
    );
  }

  expect(keyboardOf(/^Afstand voorkant vloerrand tot hart groef/)).toBe('text');
  expect(keyboardOf(/^Breedte/)).toBe('decimal');
});
