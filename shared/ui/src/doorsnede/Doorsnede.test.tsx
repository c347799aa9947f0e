import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';

import { Doorsnede } from './Doorsnede.tsx';
import { schetsen } from './schetsen.ts';

test('stays silent beside the words of a choice', () => {
  render(
    <label>
      <input type="radio" />
      <Doorsnede soort="plaatsing-boven-latei" />
      Latei
    </label>,
  );
  expect(screen.getByRole('radio', { name: 'Latei' })).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

test('draws every situation differently', () => {
  const sketches = Object.values(schetsen).map((onderdelen) => JSON.stringify(onderdelen));
  expect(new Set(sketches).size).toBe(sketches.length);
});
