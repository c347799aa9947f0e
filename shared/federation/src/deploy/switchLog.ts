import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readSwitch, SWITCH_LOG, type Switch } from '@adviestool/contract/switchLine';

import type { SwitchCause } from './switchCause.ts';

export type SwitchKind =
  | 'assemble'
  | 'catalogus'
  | 'deploy'
  | 'promote'
  | 'prune'
  | 'rollback'
  | 'share'
  | 'unlock';

/** What is told of a switch by who makes it. */
export interface NewSwitch extends SwitchCause {
  kind: SwitchKind;
  /** Absent: it is about no variant, or the site has none yet. */
  variant?: string | null;
  /** The channel that was moved, when one was. */
  channel?: string | null;
  /** Release before and after; null when there is none. They are equal when only a channel moved. */
  from: string | null;
  to: string | null;
  /** The parts that it is about, each with its version; the host under `host`. */
  parts: Readonly<Record<string, string>>;
  /** Anything else that people need to know, such as a share. */
  note?: string | null;
}

const logOf = (site: string): string => join(site, SWITCH_LOG);

const textOf = (site: string): string =>
  existsSync(logOf(site)) ? readFileSync(logOf(site), 'utf8') : '';

/** The line that a switch of now gets. */
export const lineOf = (change: NewSwitch): Switch => ({
  id: randomUUID(),
  at: new Date().toISOString(),
  variant: null,
  channel: null,
  note: null,
  ...change,
});

/**
 * Puts a line at the end of the log, and on the disk. A line before it that was broken off keeps a line of
 * its own.
 */
export const appendSwitch = (site: string, line: Switch): void => {
  const before = textOf(site);
  const gap = before === '' || before.endsWith('\n') ? '' : '\n';
  appendFileSync(logOf(site), `${gap}${JSON.stringify(line)}\n`, { flush: true });
};

/** Writes in the log of a site what it was switched to, by whom and why; under the lock of the site. */
export const recordSwitch = (site: string, change: NewSwitch): void =>
  appendSwitch(site, lineOf(change));

/** The log of a site, the oldest first, and the numbers of the lines in it that cannot be read. */
export const readSwitches = (site: string): { switches: Switch[]; unreadable: number[] } => {
  const lines = textOf(site)
    .split('\n')
    .map((text, index) => ({ text, number: index + 1 }))
    .filter(({ text }) => text !== '')
    .map(({ text, number }) => ({ line: readSwitch(text), number }));
  return {
    switches: lines.flatMap(({ line }) => line ?? []),
    unreadable: lines.filter(({ line }) => line === null).map(({ number }) => number),
  };
};
