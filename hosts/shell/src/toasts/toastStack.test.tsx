import type { ToastOptions } from '@adviestool/contract/remoteModule';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';

import { addToast, endToast } from './toastStack.tsx';

const STEP = 10;

/** Milliseconds in which a toast goes. */
const TRANSITION = 200;

/** The steps that drawing takes. */
const MARGIN = 5 * STEP;

/** Milliseconds in which those that stay close the gap. */
const CLOSING = 400;

/** Longer than a screen reader has for what is said. */
const ANNOUNCEMENT = 6000;

const say = (text: string, options: ToastOptions = {}): void => {
  act(() => {
    addToast('info', { text, advice: null, details: [] }, options);
  });
};

/** In steps, so that what a timer changes is drawn before the next one runs out. */
const pass = (milliseconds: number): void => {
  for (let passed = 0; passed < milliseconds; passed += STEP) {
    act(() => {
      jest.advanceTimersByTime(STEP);
    });
  }
};

const texts = (): string[] =>
  screen.queryAllByRole('group').map(({ textContent }) => textContent ?? '');

/** What the polite region of the page says. */
const announced = (): string[] =>
  [...document.querySelectorAll('[aria-live="polite"] > p')].map(
    ({ textContent }) => textContent ?? '',
  );

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  do {
    for (const button of screen.queryAllByRole('button', { name: 'Sluiten' })) {
      fireEvent.click(button);
    }
    pass(TRANSITION + CLOSING);
  } while (screen.queryAllByRole('button').length > 0);
  pass(ANNOUNCEMENT);
  jest.useRealTimers();
});

test('a toast stays 4000 ms and is gone 200 ms later', () => {
  say('kort');
  pass(3990);
  expect(texts()).toEqual(['kort']);
  pass(10 + TRANSITION - MARGIN);
  expect(texts()).toEqual(['kort']);
  pass(2 * MARGIN);
  expect(texts()).toEqual([]);
});

test('a toast with a button stays 20 s, and makes way for the next with its key', () => {
  const action = { label: 'Ongedaan maken', onAction: () => undefined };
  say('eerst', { key: 'undo', action });
  pass(19_990);
  expect(texts()).toEqual(['eerstOngedaan maken']);
  say('daarna', { key: 'undo', action });
  pass(TRANSITION + CLOSING);
  expect(texts()).toEqual(['daarnaOngedaan maken']);
  pass(20_000);
  expect(texts()).toEqual([]);
});

test('what was undone or came after it takes the place of a way back with its key', () => {
  const action = { label: 'Ongedaan maken', onAction: () => undefined };
  say('in het archief', { key: 'archief:7', action });
  say('van een ander', { key: 'archief:8', action });
  say('uit het archief', { key: 'archief:7' });
  pass(TRANSITION + CLOSING);
  expect(texts()).toEqual(['van een anderOngedaan maken', 'uit het archief']);
});

test('a toast is ended by its key, shown or waiting, and that is told as a dismissal', () => {
  const onDismiss = jest.fn();
  const action = { label: 'Ongedaan maken', onAction: () => undefined };
  for (const text of ['a', 'b']) say(text, { persistent: true, key: text, action, onDismiss });
  act(() => endToast('niets'));
  expect(onDismiss).not.toHaveBeenCalled();
  act(() => endToast('a'));
  pass(TRANSITION + CLOSING);
  expect(texts()).toEqual(['bOngedaan maken']);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('an import message stays 5000 ms, five at once', () => {
  for (const text of ['1', '2', '3', '4', '5', '6']) say(text, { series: 'import' });
  expect(texts()).toHaveLength(5);
  pass(4990);
  expect(texts()).toEqual(expect.arrayContaining(['1', '2', '3', '4', '5']));
  pass(10 + TRANSITION + CLOSING);
  expect(texts()).toEqual(['6']);
});

test('a persistent toast stays until it is closed', () => {
  say('blijft', { persistent: true });
  pass(60_000);
  expect(texts()).toEqual(['blijft']);
  fireEvent.click(screen.getByRole('button', { name: 'Sluiten' }));
  pass(TRANSITION + MARGIN);
  expect(texts()).toEqual([]);
});

test.each([
  ['Sluiten', 1],
  ['Terug', 0],
])('the button %s tells %i times that the toast was dismissed', (name, times) => {
  const onDismiss = jest.fn();
  const action = { label: 'Terug', onAction: jest.fn() };
  say(`weg met ${name}`, { persistent: true, action, onDismiss });
  fireEvent.click(screen.getByRole('button', { name }));
  expect(onDismiss).toHaveBeenCalledTimes(times);
});

test.each([
  ['the pointer', 'pointerEnter', 'pointerLeave'],
  ['the focus', 'focus', 'blur'],
] as const)(
  'waits while %s is inside, and has its whole time again after that',
  (_w, into, out) => {
    say('gelezen');
    pass(3900);
    fireEvent[into](screen.getByRole('group'));
    pass(60_000);
    expect(texts()).toEqual(['gelezen']);
    fireEvent[out](screen.getByRole('group'));
    pass(3900);
    expect(texts()).toEqual(['gelezen']);
    pass(100 + TRANSITION + MARGIN);
    expect(texts()).toEqual([]);
  },
);

test('an action that offers itself again is not lost while its toast goes', () => {
  const offerRestore = (): void => {
    addToast(
      'success',
      { text: 'Project is verwijderd.', advice: null, details: [] },
      // The restore fails at once.
      { persistent: true, action: { label: 'Ongedaan maken', onAction: () => offerRestore() } },
    );
  };
  act(offerRestore);
  for (let attempt = 0; attempt < 2; attempt += 1) {
    const undo = screen.getAllByRole('button', { name: 'Ongedaan maken' }).at(-1);
    if (undo !== undefined) fireEvent.click(undo);
    pass(TRANSITION + CLOSING);
    expect(texts()).toEqual(['Project is verwijderd.Ongedaan maken']);
  }
});

test('two clicks on an action act once', () => {
  const onAction = jest.fn();
  say('weg', { persistent: true, action: { label: 'Ongedaan maken', onAction } });
  const undo = screen.getByRole('button', { name: 'Ongedaan maken' });
  fireEvent.click(undo);
  fireEvent.click(undo);
  expect(onAction).toHaveBeenCalledTimes(1);
});

test.each(['Sluiten', 'Terug'])(
  'the focus is not lost with a toast: after %s it is back, or on the title when that place is gone',
  (name) => {
    const main = document.body.appendChild(document.createElement('main'));
    main.innerHTML = '<h1>Projecten</h1><a href="#rij">Rij</a>';
    const row = main.querySelector('a');
    for (const stays of [true, false]) {
      const action = { label: 'Terug', onAction: () => undefined };
      say(`met focus ${stays}`, { persistent: true, action });
      row?.focus();
      const button = screen.getAllByRole('button', { name }).at(-1);
      act(() => button?.focus());
      if (!stays) row?.remove();
      act(() => button?.click());
      expect(document.activeElement).toBe(stays ? row : main.querySelector('h1'));
      pass(TRANSITION + CLOSING);
    }
    main.remove();
  },
);

test('a toast is read out by a region that was there before it, and only then', () => {
  say('gelezen', { action: { label: 'Ongedaan maken', onAction: () => undefined } });
  expect(announced()).toEqual([]);
  pass(200);
  expect(announced()).toEqual(['gelezen Ongedaan maken']);
  expect(screen.queryAllByRole('status')).toEqual([]);
  pass(ANNOUNCEMENT);
  expect(announced()).toEqual([]);
});

test('an error interrupts, with whom to call, and stays to be read', () => {
  const advice = { email: 'support@example.nl', phone: '030 123 45 67' };
  act(() => {
    addToast('error', { text: 'Fout', advice, details: ['Melding'] }, {});
  });
  pass(200);
  expect(announced()).toEqual([]);
  pass(60_000);
  expect(screen.getByRole('alert').textContent).toContain('Melding');
  expect(screen.getByRole('link', { name: advice.email }).getAttribute('href')).toBe(
    'mailto:support@example.nl',
  );
  expect(screen.getByRole('link', { name: advice.phone }).getAttribute('href')).toBe(
    'tel:0301234567',
  );
});
