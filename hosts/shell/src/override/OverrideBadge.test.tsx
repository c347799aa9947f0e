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
