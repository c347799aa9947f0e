import { expect, test } from '@jest/globals';

import { buildGevelvullingOf, buildProjectGegevens } from '../builders/buildGevelvullingOf.ts';
import { CATALOGUS } from '../fixtures/catalogus.ts';
import { berekeningFor } from '../rekenen/advies.ts';
import { listInvoerUitgangspunten } from './invoerUitgangspunten.ts';

const tekstenOf = (...gevelvulling: Parameters<typeof buildGevelvullingOf>): string[] => {
  const berekening = berekeningFor({
    projectGegevens: buildProjectGegevens({ gebouwhoogte: 12 }),
    gevelvulling: buildGevelvullingOf(...gevelvulling),
    catalogus: CATALOGUS,
  });
  if (berekening === null) throw new Error('The gevelvulling of the builder is complete.');
  return listInvoerUitgangspunten(berekening, { voorbeeld: 'Voorbeeldleverancier' }).map(
    ({ label, tekst }) => `${label}: ${tekst}`,
  );
};

test('an own gebouwhoogte is named with that of the project', () => {
  const variant = 'kozijnTraditioneelZonderBevestigingsmiddelen';
  expect(tekstenOf(variant)).toContain('Gebouwhoogte voor de wind: 12 m, van het project.');
  expect(tekstenOf(variant, { gebouwHoogte: 30 })).toContain(
    'Gebouwhoogte voor de wind: 30 m, van deze gevelvulling (het project heeft 12 m).',
  );
});

test('the supplier of fasteners is named, or that nobody tested them', () => {
  expect(tekstenOf('kozijnTraditioneelMetBevestigingsmiddelen')).toContain(
    'Bevestigingsmiddelen: Van Voorbeeldleverancier.',
  );
  expect(tekstenOf('kozijnPrefab')).toContain(
    'Bevestigingsmiddelen: Niet getoetst: te dimensioneren door de leverancier.',
  );
});

test('each side names the floor or wall that gives its factor', () => {
  const teksten = tekstenOf(
    'kozijnTraditioneelMetBevestigingsmiddelen',
    {},
    { vloertypeOnderzijde: 'kanaalplaatvloer', binnenmuur: 'kalkzandsteen' },
  );
  expect(teksten).toContain(
    'Ondergrond onderzijde: Kanaalplaatvloer, gerekend als beton; ondergrondfactor 0,7.',
  );
  expect(teksten).toContain('Ondergrond zijkanten: Kalkzandsteen; ondergrondfactor 1.');
  expect(tekstenOf('kozijnPrefab').join(' ')).not.toContain('Ondergrond');
});

test('a gebouwhoogte that nobody has checked since its import says so', () => {
  const berekening = berekeningFor({
    projectGegevens: buildProjectGegevens({ gebouwhoogte: 12, gebouwhoogteControleren: true }),
    gevelvulling: buildGevelvullingOf('kozijnPrefab'),
    catalogus: CATALOGUS,
  });
  expect(berekening && listInvoerUitgangspunten(berekening, {})[0]?.tekst).toBe(
    '12 m, van het project (uit een import, nog te controleren).',
  );
});
