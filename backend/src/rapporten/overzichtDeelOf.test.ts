import { expect, test } from '@jest/globals';

import { buildRapportOpdracht } from '../testing/buildRapportOpdracht.ts';
import { rapportGegevensOf } from './rapportGegevensOf.ts';
import type { RapportOpdracht } from './rapportOpdracht.ts';

const gegevensOf = (opdracht: RapportOpdracht) => rapportGegevensOf({ ...opdracht, bewijs: null });

test('under the summary is said of how many ‘Let op’ is a warning or a fastening that was not tested', () => {
  const opdracht = buildRapportOpdracht();
  const { overzicht, sommen } = gegevensOf(opdracht);
  expect(overzicht.map(({ oordeel }) => oordeel)).toEqual(['Let op', 'Let op', 'Voldoet']);
  expect(sommen.slice(2)).toEqual(['bij 2 is de bevestiging niet getoetst']);
  const { project } = opdracht;
  const projectGegevens = { ...project.projectGegevens, windvormFactor: 0.7 };
  const gewaarschuwd = gegevensOf({ ...opdracht, project: { ...project, projectGegevens } });
  expect(gewaarschuwd.overzicht.map(({ oordeel }) => oordeel)).toEqual(Array(3).fill('Let op'));
  expect(gewaarschuwd.sommen.slice(2)).toEqual([
    '3 met waarschuwing',
    'bij 2 is de bevestiging niet getoetst',
  ]);
});

test('what does not comply is counted among those with a warning too, as in the bouwlijst', () => {
  const opdracht = buildRapportOpdracht();
  const { project } = opdracht;
  const { overzicht, sommen } = gegevensOf({
    ...opdracht,
    project: {
      ...project,
      projectGegevens: { ...project.projectGegevens, windvormFactor: 0.7 },
      gevelvullingen: project.gevelvullingen.map((gevelvulling, index) =>
        index === 0
          ? {
              ...gevelvulling,
              aantalAnkers: {
                ...gevelvulling.aantalAnkers,
                onderzijde: { geadviseerd: null, gekozen: 2 },
              },
            }
          : gevelvulling,
      ),
    },
  });
  expect(overzicht[0]?.oordeel).toBe('Voldoet niet');
  expect(sommen).toContain('3 met waarschuwing');
});
