import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';

import { Tip } from './Tip.tsx';

const renderTip = (): HTMLElement => {
  render(
    <Tip text="Hoofdmenu">
      <button type="button" aria-label="Hoofdmenu" />
    </Tip>,
  );
  return screen.getByRole('button', { name: 'Hoofdmenu' });
};

const point = (target: HTMLElement, pointerType: string): void => {
  const event = new MouseEvent('pointerover', { bubbles: true });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(target, event);
};

const pass = (milliseconds: number): void => {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
};

const isShown = (): boolean => screen.queryByText('Hoofdmenu') !== null;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('who points at a button reads its name after 200 ms, until the pointer leaves', () => {
  const button = renderTip();
  point(button, 'mouse');
  pass(199);
  expect(isShown()).toBe(false);
  pass(1);
  expect(isShown()).toBe(true);
  fireEvent.pointerOut(button, { relatedTarget: document.body });
  expect(isShown()).toBe(false);
});

test('Escape takes it away without leaving the button', () => {
  const button = renderTip();
  point(button, 'mouse');
  pass(200);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(isShown()).toBe(false);
});

test.each([
  ['a pointer that left in time', (button: HTMLElement) => fireEvent.pointerOut(button)],
  ['a button that was pressed', (button: HTMLElement) => fireEvent.pointerDown(button)],
])('%s shows nothing', (_what, leave) => {
  const button = renderTip();
  point(button, 'mouse');
  pass(100);
  leave(button);
  pass(1000);
  expect(isShown()).toBe(false);
});

test('a finger shows nothing', () => {
  point(renderTip(), 'touch');
  pass(1000);
  expect(isShown()).toBe(false);
});
