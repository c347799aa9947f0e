import { expect, test } from '@jest/globals';
import { applyKader } from '@adviestool/domain/velden/gevelvulling';
import { idOf } from '@adviestool/domain/velden/gevelvullingLijst';

import { buildRapportOpdracht, manyGevelvullingen } from '../testing/buildRapportOpdracht.ts';
import { rapportGegevensOf } from './rapportGegevensOf.ts';
import type { RapportSinds } from './wijzigingenDeelOf.ts';

const [eerste, tweede, derde, vierde] = manyGevelvullingen(4);
if (!eerste || !tweede || !derde || !vierde) throw new Error('four');

const opdracht = buildRapportOpdracht([applyKader(eerste, { breedte: 1500 }), tweede, derde]);

const ANNA = { uid: 7, name: 'Anna' };

const sinds: RapportSinds = {
  gevraagd: { datum: '2026-11-20' },
  toen: { revision: 3, op: '2026-11-20T13:00:00Z', door: ANNA },
  project: { ...opdracht.project, gevelvullingen: [eerste, tweede, vierde] },
  catalogus: opdracht.catalogus,
  makers: {
    laatste: [
      { id: idOf(eerste), pad: 'gevelvullingEnKaderData.breedte', revision: 5 },
      { id: idOf(derde), pad: '', revision: 4 },
    ],
    revisies: [
      { revision: 5, op: '2026-11-21T13:00:00Z', door: { uid: 8, name: 'Bram' } },
      { revision: 4, op: '2026-11-21T12:00:00Z', door: ANNA },
    ],
    standaarden: { op: '2026-11-21T14:00:00Z', door: ANNA },
  },
};

const gegevensOf = (overrides: Partial<typeof opdracht> = {}) =>
  rapportGegevensOf({ ...opdracht, sinds, logo: null, bewijs: null, ...overrides });

test('the chapter says what is otherwise, who did it, and what it comes to', () => {
  const { wijzigingen, voorblad } = gegevensOf();
  expect(voorblad).toContainEqual({
    term: 'Gewijzigd sinds',
    waarde: 'versie 3, opgeslagen op 20 november 2026, 14:00, door Anna',
  });
  expect(wijzigingen?.titel).toBe('Gewijzigd sinds 20 november 2026');
  expect(wijzigingen?.aantallen).toEqual(['1 nieuw', '1 gewijzigd', '1 verwijderd']);
  expect(wijzigingen?.rijen.map(({ soort, door }) => [soort, door])).toEqual([
    ['Gewijzigd', 'Bram, 21 november 2026, 14:00'],
    ['Nieuw', 'Anna, 21 november 2026, 13:00'],
    ['Verwijderd', ''],
  ]);
  expect(wijzigingen?.rijen[0]?.regels.map(({ term }) => term)).toEqual(
    expect.arrayContaining(['Breedte']),
  );
  expect(wijzigingen?.letOp.join(' ')).toContain('Hoe ze waren, is niet bewaard.');
});

test('a report of some tells of those alone, and one without it has no chapter', () => {
  const { wijzigingen } = gegevensOf({ gekozen: [idOf(eerste)] });
  expect(wijzigingen?.rijen).toHaveLength(1);
  expect(wijzigingen?.letOp[0]).toContain('alleen die waarover dit rapport gaat');
  const zonder = gegevensOf({ sinds: null });
  expect(zonder.wijzigingen).toBeNull();
  expect(zonder.voorblad.map(({ term }) => term)).not.toContain('Gewijzigd sinds');
});

test('what the project is warned of stands above what comes out otherwise', () => {
  const { project } = opdracht;
  const projectGegevens = { ...project.projectGegevens, windvormFactor: 0 };
  const { wijzigingen } = gegevensOf({ project: { ...project, projectGegevens } });
  expect(wijzigingen?.letOp).toContainEqual(expect.stringContaining('geen wind gerekend'));
  const oordelen = wijzigingen?.rijen.flatMap(({ regels }) =>
    regels.flatMap(({ term, waarde }) => (term === 'Oordeel' ? [waarde] : [])),
  );
  expect(oordelen).toContainEqual(expect.stringMatching(/, met \d waarschuwing/));
});

test('without the catalogue of then nothing of then is calculated, and that is said', () => {
  const { wijzigingen } = gegevensOf({ sinds: { ...sinds, catalogus: null } });
  expect(wijzigingen?.letOp.join(' ')).toContain('De catalogus van toen is niet bekend');
  expect(wijzigingen?.totalen[1]?.waarde).toMatch(/^– → \d/);
  expect(wijzigingen?.toen).not.toContain('berekend');
});

test('that nothing is otherwise is said of the outcome too only where it was calculated', () => {
  const zelfde = { ...sinds, project: opdracht.project };
  const { wijzigingen } = gegevensOf({ sinds: zelfde });
  expect(wijzigingen?.aantallen).toEqual(['Geen gevelvulling is anders dan toen.']);
  expect(wijzigingen?.toen).toContain('met de catalogus van nu');
  const zonder = gegevensOf({ sinds: { ...zelfde, catalogus: null } }).wijzigingen;
  expect(zonder?.aantallen).toEqual(['Geen gevelvulling is anders ingevuld dan toen.']);
});
