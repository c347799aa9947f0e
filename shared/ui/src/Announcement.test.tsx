import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';

import { Announcement } from './Announcement.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

const said = (): string => screen.getByRole('status').textContent;

const pause = (): void => act(() => jest.runAllTimers());

test('only what stands at a pause is said, and nothing of what was there at first', () => {
  const { rerender } = render(<Announcement text="voldoet" />);
  expect(said()).toBe('');
  rerender(<Announcement text="voldoet niet" />);
  expect(said()).toBe('');
  rerender(<Announcement text="voldoet ruim" />);
  expect(said()).toBe('');

  pause();
  expect(said()).toBe('voldoet ruim');
});

test('what comes back before the pause is not said', () => {
  const { rerender } = render(<Announcement text="voldoet" />);
  rerender(<Announcement text="voldoet niet" />);
  rerender(<Announcement text="voldoet" />);

  pause();
  expect(said()).toBe('');
});

test('who leaves the field hears it soon, and not what it is no more by then', () => {
  const { rerender } = render(<Announcement text="voldoet" />);
  rerender(<Announcement text="voldoet niet" />);
  fireEvent.focusOut(document.body);
  rerender(<Announcement text="voldoet ruim" />);
  act(() => jest.advanceTimersByTime(200));
  expect(said()).toBe('');

  fireEvent.focusOut(document.body);
  act(() => jest.advanceTimersByTime(200));
  expect(said()).toBe('voldoet ruim');
});
