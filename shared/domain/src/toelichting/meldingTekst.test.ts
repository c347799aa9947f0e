import { expect, test } from '@jest/globals';

import type { Ongeschiktheid } from '../rekenen/melding.ts';
import { meldingTekst } from './meldingTekst.ts';

test.each<[Ongeschiktheid, string]>([
  [{ voor: 'type', type: 'hsb' }, 'voor een HSB-element'],
  [{ voor: 'zijde' }, 'voor de zijkanten'],
  [{ voor: 'plaatsing', plaatsing: 'latei' }, 'voor plaatsing op latei'],
  [
    { voor: 'stelruimte', stelruimte: 35, stelruimteMax: 30 },
    'bij een stelruimte van 35 mm (maximaal 30 mm)',
  ],
])('a hoekanker that does not suit by %j is not suitable %s', (ongeschikt, waarvoor) => {
  expect(
    meldingTekst({
      code: 'HOEKANKER_ONGESCHIKT',
      zijde: 'zijkanten',
      product: 'Hoekanker GA 90',
      ongeschikt,
    }),
  ).toBe(`Hoekanker GA 90 is niet geschikt ${waarvoor}.`);
});
