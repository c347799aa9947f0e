import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';

import { Stepper, type StepperStep } from './Stepper.tsx';

const STEPS: StepperStep[] = [
  { id: 'kader', label: 'Gevelvulling en kader', state: 'done', href: '/kader' },
  { id: 'detaillering', label: 'Detaillering', state: 'current', href: '/detaillering' },
  { id: 'productkeuze', label: 'Productkeuze', state: 'incomplete', href: '/productkeuze' },
  { id: 'advies', label: 'Advies', state: 'open' },
  { id: 'rapport', label: 'Rapport', state: 'ready', href: '/rapport' },
];

test('every step says its number, name and state in words', () => {
  render(<Stepper steps={STEPS} />);
  expect(screen.getAllByText(/^Stap \d:/).map(({ textContent }) => textContent)).toEqual([
    'Stap 1: Gevelvulling en kader, gereed',
    'Stap 2: Detaillering, huidige stap',
    'Stap 3: Productkeuze, onvolledig',
    'Stap 4: Advies, nog niet ingevuld',
    'Stap 5: Rapport, klaar om te bekijken',
  ]);
});

test('only another step that can be visited is a link', () => {
  render(<Stepper steps={STEPS} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/kader',
    '/productkeuze',
    '/rapport',
  ]);
});

test('the current step is marked for assistive technology', () => {
  render(<Stepper steps={STEPS} />);
  const current = screen
    .getAllByRole('listitem')
    .filter((item) => item.hasAttribute('aria-current'));
  expect(current).toHaveLength(1);
  expect(current[0]?.textContent).toContain('Detaillering');
});

test('narrow screens read which step of how many', () => {
  render(<Stepper steps={STEPS} />);
  expect(screen.getByText('Stap 2 van 5 – Detaillering')).toBeTruthy();
});

test('the router of the page draws the links', () => {
  render(
    <Stepper
      steps={STEPS}
      renderLink={({ href, children }) => <a href={`/app${href}`}>{children}</a>}
    />,
  );
  expect(
    screen
      .getByRole('link', { name: 'Stap 1: Gevelvulling en kader, gereed' })
      .getAttribute('href'),
  ).toBe('/app/kader');
});
