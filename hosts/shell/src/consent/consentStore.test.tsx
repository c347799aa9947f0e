import { openStorage } from '@adviestool/state/browserStorage';
import { beforeEach, expect, jest, test } from '@jest/globals';

import { createAnalytics, type Hit, type MatomoSettings } from '../analytics/createAnalytics.ts';
import { createConsent, useConsentStore } from './consentStore.ts';

const KEY = 'proef:consent';

const open = () => createConsent(openStorage('local', 'proef'));
const consent = () => useConsentStore.getState().consent;

beforeEach(() => localStorage.clear());

test('nobody has chosen until somebody chooses, and the browser remembers it', () => {
  const { choose } = open();
  expect(consent()).toBe('pending');
  choose('granted');
  expect(consent()).toBe('granted');
  expect(localStorage.getItem(KEY)).toBe('"granted"');

  useConsentStore.setState({ consent: 'pending' });
  open();
  expect(consent()).toBe('granted');
});

test('a choice is taken back', () => {
  const { choose, askAgain } = open();
  choose('granted');
  askAgain();
  expect(consent()).toBe('pending');
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each(['"yes"', '{"granted":', 'true'])('%s in the storage is no choice', (text) => {
  localStorage.setItem(KEY, text);
  open();
  expect(consent()).toBe('pending');
});

test('the choice of another tab counts here at once', () => {
  open();
  localStorage.setItem(KEY, '"denied"');
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(consent()).toBe('denied');
});

const settings: MatomoSettings = {
  kind: 'matomo',
  endpoint: 'https://meten.example/matomo.php',
  siteId: '3',
};

const createCounter = (measured: MatomoSettings | null = settings) => {
  const sent: Hit[] = [];
  const load = jest.fn(() =>
    Promise.resolve((_settings: MatomoSettings, hit: Hit) => {
      sent.push(hit);
      return Promise.resolve();
    }),
  );
  return { sent, load, ...createAnalytics({ settings: measured, load }) };
};

const login: Hit = { kind: 'event', name: 'user_login' };

test('nothing is counted, nor its code loaded, before it is allowed and after it is refused', async () => {
  const { sent, load, record } = createCounter();
  const { choose, askAgain } = open();
  record(login);
  choose('denied');
  record(login);
  expect(load).not.toHaveBeenCalled();

  choose('granted');
  record(login);
  await Promise.resolve();
  expect(sent).toEqual([login]);

  askAgain();
  record(login);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a variant without analytics counts nothing', () => {
  const { load, record } = createCounter(null);
  open().choose('granted');
  record(login);
  expect(load).not.toHaveBeenCalled();
});
