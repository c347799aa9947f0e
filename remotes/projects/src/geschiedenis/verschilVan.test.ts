import { expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import { createGevelvulling } from '@adviestool/domain/velden/gevelvulling';

import { teksten } from './teksten.ts';
import { verschilVan } from './verschilVan.ts';

const rows = (...ids: string[]) => ids.map((id) => createGevelvulling({ id, merk: id }));

const then = buildProject({ gevelvullingen: rows('a', 'b', 'c') });

test('an equal version changes nothing', () => {
  const verschil = verschilVan(buildProject({ gevelvullingen: rows('a', 'b', 'c') }), then);
  expect(teksten.gevolg(verschil)).toBe('Het project is nu gelijk aan deze versie.');
});

test('what putting a version back changes is counted and said', () => {
  const [a, b] = rows('a', 'b');
  if (a === undefined || b === undefined) throw new Error('There are two.');
  const now = buildProject({
    projectGegevens: { ...then.projectGegevens, projectNaam: 'Nu' },
    gevelvullingen: [b, { ...a, verankerdeZijden: ['onderzijde'] }, ...rows('d', 'e')],
  });
  const verschil = verschilVan(now, then);
  expect(verschil).toEqual({ gegevens: true, gewijzigd: 1, terug: 1, weg: 2, volgorde: true });
  expect(teksten.gevolg(verschil)).toBe(
    'De projectgegevens worden weer zoals ze toen waren. 1 gevelvulling krijgt de inhoud van toen. 1 gevelvulling komt terug. 2 gevelvullingen verdwijnen: toen waren die er nog niet. De volgorde wordt weer die van toen. Wat er nu staat, blijft in de geschiedenis.',
  );
});
