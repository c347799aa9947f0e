import { expect, test } from '@jest/globals';
import { act, render, renderHook, screen } from '@testing-library/react';

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

/** A button that prints, as long as React draws by itself: `act` would draw what the click changed. */
const pressPrint = (): string | null => {
  const wasAct = Reflect.get(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
  let onPaper: string | null = null;
  const print = (): void => {
    window.dispatchEvent(new Event('beforeprint'));
    onPaper = document.body.textContent;
    window.dispatchEvent(new Event('afterprint'));
  };
  const Page = () => <button onClick={print}>{useIsPrinting() ? 'all' : 'some'}</button>;
  render(<Page />);
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  screen.getByRole('button').click();
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', wasAct);
  return onPaper;
};

test('a button that prints has the page for paper before the browser lays it out', () => {
  expect(pressPrint()).toBe('all');
});
