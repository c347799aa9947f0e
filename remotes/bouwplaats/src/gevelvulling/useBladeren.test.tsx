import { afterEach, expect, test } from '@jest/globals';
import { fireEvent, renderHook } from '@testing-library/react';

import { useBladeren } from './useBladeren.ts';

afterEach(() => document.body.replaceChildren());

/** An event of a finger: those of jsdom have no touches. */
const touch = (type: string, clientX: number): Event => {
  const touches = [{ clientX, clientY: 100 }];
  return Object.assign(new Event(type, { bubbles: true }), { touches, changedTouches: touches });
};

const swipeLeft = (): void => {
  fireEvent(document.body, touch('touchstart', 200));
  fireEvent(document.body, touch('touchend', 100));
};

const press = (init: KeyboardEventInit = {}): void => {
  fireEvent.keyDown(document.body, { key: 'ArrowRight', ...init });
};

const blader = (): string[] => {
  const went: string[] = [];
  renderHook(() =>
    useBladeren({
      vorige: () => void went.push('vorige'),
      volgende: () => void went.push('volgende'),
      isVast: false,
    }),
  );
  return went;
};

test.each(['<dialog open></dialog>', '<div role="menu"></div>'])(
  'behind %s no arrow and no finger goes to another gevelvulling',
  (erover) => {
    const went = blader();
    press({ key: 'ArrowLeft' });
    press();
    swipeLeft();
    expect(went).toEqual(['vorige', 'volgende', 'volgende']);

    document.body.innerHTML = erover;
    press();
    swipeLeft();
    expect(went).toHaveLength(3);
  },
);

test('a finger that moves a page that was zoomed in goes to no other gevelvulling', () => {
  const went = blader();
  Object.defineProperty(globalThis, 'visualViewport', { value: { scale: 2 }, configurable: true });
  swipeLeft();
  Object.defineProperty(globalThis, 'visualViewport', { value: { scale: 1 } });
  expect(went).toEqual([]);
  swipeLeft();
  expect(went).toEqual(['volgende']);
  Reflect.deleteProperty(globalThis, 'visualViewport');
});

test('an arrow with Shift selects, and one that was answered already goes nowhere', () => {
  const went = blader();
  press({ shiftKey: true });
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  press();
  expect(went).toEqual([]);
  press();
  expect(went).toEqual(['volgende']);
});
