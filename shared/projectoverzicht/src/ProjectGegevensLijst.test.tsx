import { expect, test } from '@jest/globals';
import { buildProject } from '@adviestool/contract/builders/buildProject';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { PROJECT_REGISTER } from '@adviestool/domain/velden/projectVelden';
import { render, screen } from '@testing-library/react';

import { ProjectGegevensLijst } from './ProjectGegevensLijst.tsx';

const VOL: ProjectGegevens = {
  ...buildProject().projectGegevens,
  projectNaam: 'Woningen Lindelaan',
  gevolgklasse: 'CC2',
  referentienummer: '2026-014',
  werkadres: 'Lindelaan 12',
  plaatsWerkadres: 'Utrecht',
};

const tekstOf = (projectGegevens: ProjectGegevens): string => {
  const { container, unmount } = render(<ProjectGegevensLijst projectGegevens={projectGegevens} />);
  const text = container.textContent;
  unmount();
  return text;
};

test('every field of a project is said, but its name, which is the title, and the windvormfactor', () => {
  const vol = tekstOf(VOL);
  const unsaid = PROJECT_REGISTER.velden.filter(
    ({ naam }) => tekstOf({ ...VOL, [naam]: null }) === vol,
  );
  expect(unsaid.map(({ naam }) => naam)).toEqual(['projectNaam', 'windvormFactor']);
});

test('what is not filled in is a dash, and the wind is what is known of it', () => {
  const leeg = {
    werkadres: null,
    plaatsWerkadres: '',
    referentienummer: null,
    windgebied: null,
    gevolgklasse: null,
  };
  render(<ProjectGegevensLijst projectGegevens={{ ...VOL, ...leeg }} />);
  const waarden = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(waarden).toEqual([
    '–',
    '–',
    'Woning',
    'bebouwd · 9\u202Fm',
    'CC1 (volgens type bouw en hoogte)',
  ]);
});

test.each([
  [{ gebouwhoogte: 90, gevolgklasse: null }, 'CC3 (volgens type bouw en hoogte)'],
  [{ gebouwhoogte: 90, gevolgklasse: 'CC2' as const }, 'CC3 (gekozen: CC2)'],
  [{ gevolgklasse: 'CC2' as const }, 'CC2 (gekozen)'],
  [{ typeBouw: null, gevolgklasse: 'CC2' as const }, 'CC2'],
  [{ gebouwhoogte: null, gevolgklasse: null }, 'Volgens type bouw'],
])('the gevolgklasse of %j is the one that is calculated with: %s', (gegevens, klasse) => {
  render(<ProjectGegevensLijst projectGegevens={{ ...VOL, ...gegevens }} />);
  expect(screen.getByText('Gevolgklasse').nextElementSibling?.textContent).toBe(klasse);
});

test('a place that the address says itself is not said twice', () => {
  expect(tekstOf({ ...VOL, werkadres: 'Lindelaan 12, Utrecht' })).toBe(tekstOf(VOL));
});
