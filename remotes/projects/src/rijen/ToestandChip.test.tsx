import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';

import { ToestandChip } from './ToestandChip.tsx';

test.each([
  [true, 0, true],
  [false, 0, false],
  [true, 1, false],
])(
  'what complies, its fastening tested: %s, with %i warnings, is green: %s',
  (isBevestigingGetoetst, waarschuwingen, isGroen) => {
    const rij = { voldoet: true, isBevestigingGetoetst, waarschuwingen };
    render(<ToestandChip rij={{ ...rij, toestand: 'vastgesteld' }} />);
    expect(screen.getByText('Vastgesteld').className.includes('ok')).toBe(isGroen);
  },
);
