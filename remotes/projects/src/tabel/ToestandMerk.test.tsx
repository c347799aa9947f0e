import { expect, test } from '@jest/globals';
import { render, within } from '@testing-library/react';

import { ToestandMerk } from './ToestandMerk.tsx';

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
    const fails = show({ toestand: 'voldoetNiet', voldoet: false, waarschuwingen: 0 });
    const holds = show({ toestand, voldoet: true, waarschuwingen: 0 });
    const mark = show({ toestand, voldoet: false, waarschuwingen: 0 });

    // In one piece: no part of it is only for who listens.
    expect(within(mark.container).getByText(tekst)).toBeTruthy();
    expect(mark.icon).toBe(fails.icon);
    expect(holds.icon).not.toBe(fails.icon);
  },
);
