import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';

import { tellBuildErrors } from './buildErrorStore.ts';
import { OverrideBadge } from './OverrideBadge.tsx';

afterEach(() => act(() => tellBuildErrors('meldingen', [])));

const show = (isShipped: boolean) =>
  render(
    <OverrideBadge
      outcomes={[
        { name: 'meldingen', detail: 'http://localhost:3102/, 1.0.0', isRefused: false, isShipped },
      ]}
      onReset={() => undefined}
    />,
  );

test('a remote that the variant does not have is said to be so', () => {
  show(false);
  expect(screen.getByText('Deze variant heeft dit onderdeel zelf niet.')).toBeTruthy();
});

const badge = (): HTMLElement => screen.getByRole('group');

test('what does not build is told while it does not, and the badge is open', () => {
  show(true);
  expect(badge().hasAttribute('open')).toBe(false);
  act(() => tellBuildErrors('meldingen', ['./src/start/Start.tsx\nExpected a semicolon']));
  expect(screen.getByRole('alert').textContent).toContain('Expected a semicolon');
  expect(screen.getByText('Bouwen mislukt')).toBeTruthy();
  expect(badge().hasAttribute('open')).toBe(true);
  act(() => tellBuildErrors('meldingen', []));
  expect(screen.queryByText(/Expected a semicolon/)).toBeNull();
  expect(screen.getByText('1 onderdeel vervangen')).toBeTruthy();
  expect(badge().hasAttribute('open')).toBe(false);
});

test('when the product does not start the badge says what may be the cause, and lets it go', async () => {
  const app = document.body.appendChild(document.createElement('div'));
  app.id = 'app';
  app.append(document.createElement('header'));
  show(true);
  expect(badge().hasAttribute('open')).toBe(false);
  // React leaves nothing of what broke as a whole.
  await act(async () => app.replaceChildren());
  expect(badge().hasAttribute('open')).toBe(true);
  expect(screen.getByText('De adviestool start niet')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('het onderdeel dat in dit tabblad is');
  const failure = document.createElement('main');
  failure.className = 'start-failure';
  await act(async () => app.replaceChildren(failure));
  expect(screen.getByRole('button', { name: 'Terugzetten' })).toBeTruthy();
  await act(async () => app.replaceChildren(document.createElement('header')));
  expect(badge().hasAttribute('open')).toBe(false);
  app.remove();
});
