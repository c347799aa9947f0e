import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { readSwitches, recordSwitch, type NewSwitch } from './switchLog.ts';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'log-'));
});
afterEach(() => {
  rmSync(site, { recursive: true });
});

const logOf = (): string => join(site, '.switches.ndjson');

const deployed: NewSwitch = {
  kind: 'deploy',
  by: 'jansen',
  reason: 'kierdichting van de bovenzijde',
  commit: '3f2a',
  variant: 'main',
  channel: 'stable',
  from: 'aaa',
  to: 'bbb',
  parts: { gevelvulling: '0.2.0' },
};

test('a switch is a line with its moment, read back as it was told, the oldest first', () => {
  expect(readSwitches(site)).toEqual({ switches: [], unreadable: [] });
  recordSwitch(site, deployed);
  recordSwitch(site, { ...deployed, kind: 'rollback', reason: null, from: 'bbb', to: 'aaa' });

  const { switches, unreadable } = readSwitches(site);
  expect(unreadable).toEqual([]);
  expect(switches).toMatchObject([deployed, { kind: 'rollback', reason: null, note: null }]);
  expect(Date.parse(switches[0]?.at ?? '')).toBeGreaterThan(Date.now() - 60_000);
  expect(readFileSync(logOf(), 'utf8').split('\n')).toHaveLength(3);
});

test('a reason of two lines stays one line', () => {
  recordSwitch(site, { ...deployed, reason: 'eerst\ndan' });
  recordSwitch(site, deployed);
  expect(readSwitches(site).switches.map(({ reason }) => reason)).toEqual([
    'eerst\ndan',
    deployed.reason,
  ]);
});

test('a last line that was broken off costs no other line, and is told', () => {
  recordSwitch(site, deployed);
  appendFileSync(logOf(), '{"id":"x","at":"2026-');
  expect(readSwitches(site)).toMatchObject({ switches: [deployed], unreadable: [2] });

  recordSwitch(site, { ...deployed, to: 'ccc' });
  expect(readSwitches(site)).toMatchObject({
    switches: [deployed, { to: 'ccc' }],
    unreadable: [2],
  });
});

test('a line of a later version is read, with a kind and a key that are not known here', () => {
  recordSwitch(site, deployed);
  const line: object = JSON.parse(readFileSync(logOf(), 'utf8'));
  appendFileSync(logOf(), `${JSON.stringify({ ...line, kind: 'mirror', region: 'eu' })}\n`);
  expect(readSwitches(site)).toMatchObject({
    switches: [{ kind: 'deploy' }, { kind: 'mirror' }],
    unreadable: [],
  });
});
