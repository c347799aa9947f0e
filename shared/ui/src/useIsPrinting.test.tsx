import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';

import { useIsPrinting } from './useIsPrinting.ts';

test('the page is on paper from the moment that the browser asks for it', () => {
  const { result } = renderHook(() => useIsPrinting());
  expect(result.current).toBe(false);
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(result.current).toBe(true);
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
  });
  expect(result.current).toBe(false);
});
