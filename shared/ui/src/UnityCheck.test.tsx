import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';

import { UnityCheck } from './UnityCheck.tsx';

test.each([
  [0.72, '0,72 voldoet'],
  [1, '1,00 voldoet'],
  [1 + 2 ** -52, '1,00 voldoet'],
  [1.002, '1,002 voldoet niet'],
])('a unity check of %d says its number and a word', (value, text) => {
  const { container } = render(<UnityCheck value={value} />);
  expect(container.textContent).toBe(text);
});
