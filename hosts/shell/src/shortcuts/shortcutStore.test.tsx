import { openStorage } from '@adviestool/state/browserStorage';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';

import { keepShortcuts, useShortcutStore } from './shortcutStore.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

const KEY = 'proef:shortcuts';

const keep = (): void => keepShortcuts(openStorage('local', 'proef'));
const isOn = (): boolean => useShortcutStore.getState().isOn;

beforeEach(() => localStorage.clear());

afterEach(() => useShortcutStore.setState({ isOn: true }));

test('a letter does something until somebody turns it off, and the browser remembers that', () => {
  keep();
  expect(isOn()).toBe(true);

  const { unmount } = render(<ShortcutsDialog title="Sneltoetsen" onClose={() => undefined} />);
  const toggle = screen.getByRole('checkbox', {
    name: 'Toets m opent en sluit het hoofdmenu',
    checked: true,
  });
  fireEvent.click(toggle);
  expect(isOn()).toBe(false);
  expect(localStorage.getItem(KEY)).toBe('false');

  unmount();
  useShortcutStore.setState({ isOn: true });
  localStorage.setItem(KEY, 'false');
  keep();
  expect(isOn()).toBe(false);
});

test('turned on again, nothing is kept', () => {
  keep();
  useShortcutStore.setState({ isOn: false });
  useShortcutStore.setState({ isOn: true });
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('the choice of another tab counts here at once', () => {
  keep();
  localStorage.setItem(KEY, 'false');
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(isOn()).toBe(false);
});
