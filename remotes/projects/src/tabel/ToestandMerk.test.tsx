import { expect, test } from '@jest/globals';
import { render, within } from '@testing-library/react';

import { ToestandMerk } from './ToestandMerk.tsx';

const getoetst = { isBevestigingGetoetst: true };

const show = (rij: Parameters<typeof ToestandMerk>[0]['rij']) => {
  const { container } = render(<ToestandMerk rij={rij} />);
  return { container, icon: container.querySelector('svg')?.innerHTML };
};

test.each([
  ['vastgesteld', 'Vastgesteld, voldoet niet'],
  ['gewijzigd', 'Gewijzigd, voldoet niet'],
] as const)(
  'what is %s and does not comply says both, with the icon of a failure',
  (toestand, tekst) => {
    const fails = show({ toestand: 'voldoetNiet', voldoet: false, waarschuwingen: 0, ...getoetst });
    const holds = show({ toestand, voldoet: true, waarschuwingen: 0, ...getoetst });
    const mark = show({ toestand, voldoet: false, waarschuwingen: 0, ...getoetst });

    // In one piece: no part of it is only for who listens.
    expect(within(mark.container).getByText(tekst)).toBeTruthy();
    expect(mark.icon).toBe(fails.icon);
    expect(holds.icon).not.toBe(fails.icon);
  },
);

test.each([
  [true, 0, false, 'Advies gereed, bevestiging niet getoetst'],
  [true, 1, false, 'Advies gereed1 met 1 waarschuwing, bevestiging niet getoetst'],
  [true, 1, true, 'Advies gereed1 met 1 waarschuwing'],
  [true, 0, true, 'Advies gereed'],
  // Nothing is said to comply.
  [null, 0, false, 'Advies gereed'],
])(
  'complies: %s, warnings: %i, fastening tested: %s, is said as “%s”',
  (voldoet, waarschuwingen, isBevestigingGetoetst, tekst) => {
    const rij = { voldoet, waarschuwingen, isBevestigingGetoetst };
    const { container } = show({ toestand: 'adviesGereed', ...rij });
    expect(container.textContent).toBe(tekst);
    const [, titel] = tekst.split(/gereed(?:, |1 met )/);
    expect(container.querySelector('[title]')?.getAttribute('title')?.toLowerCase()).toBe(titel);
  },
);
