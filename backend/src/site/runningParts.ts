import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { CurrentRecord } from '@adviestool/contract/currentRecord';
import type { Onderdelen } from '@adviestool/contract/onderdelen';
import { releaseRecordSchema, type ReleaseRecord } from '@adviestool/contract/release';
import { isOfShare, readSwitch, SWITCH_LOG, type Switch } from '@adviestool/contract/switchLine';

import { readJson } from './siteRelease.ts';
import { followVariants, releaseFolder } from './siteVariants.ts';

/** Switches of a variant that are told. */
const MOST_SWITCHES = 50;

const HOST = 'host';

type RunningVariant = Onderdelen['varianten'][number];

/** Failures of a version of a remote, in browsers. */
export type CountOf = (remote: string, version: string) => number;

/** The switches of a variant, the newest first. */
const switchesOf = (siteDir: string, variant: string): Switch[] => {
  const file = path.join(siteDir, SWITCH_LOG);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map(readSwitch)
    .filter((line) => line !== null)
    .filter((line) => line.variant === variant)
    .toReversed();
};

/** Null: it was cleaned up, or cannot be read. */
const recordOf = (siteDir: string, release: string): ReleaseRecord | null => {
  try {
    return readJson(
      path.join(releaseFolder(siteDir, release), 'release.json'),
      releaseRecordSchema,
    );
  } catch {
    return null;
  }
};

const versionsOf = ({ hostBase, remotes }: ReleaseRecord): Record<string, string> => ({
  [HOST]: path.basename(hostBase),
  ...remotes,
});

interface Step {
  line: Switch;
  /** The version of each part from then on. */
  versions: Record<string, string>;
}

/** The switch to the version that a part has without interruption since; undefined: the log does not go back to it. */
const beginOf = (steps: readonly Step[], id: string, version: string): Step | undefined => {
  const other = steps.findIndex(({ versions }) => versions[id] !== version);
  // Before the first line that is known the version may have been there already.
  return other === -1 ? undefined : steps[other - 1];
};

const sinceOf = (step: Step | undefined) => ({
  sinds: step?.line.at ?? null,
  door: step?.line.by ?? null,
});

/**
 * The changes that led to a release, of which it is known what came of each, the newest first. What only a share of
 * the browsers got led to nothing.
 */
const stepsOf = (siteDir: string, release: string, switches: readonly Switch[]): Step[] => {
  const steps: Step[] = [];
  let wanted = release;
  for (const line of switches) {
    if (line.to !== wanted || line.from === line.to || isOfShare(line)) continue;
    const record = recordOf(siteDir, line.to);
    if (record === null) break;
    steps.push({ line, versions: versionsOf(record) });
    if (line.from === null) {
      steps.push({ line, versions: {} });
      break;
    }
    wanted = line.from;
  }
  return steps;
};

/** Of the parts that a line is about, those of this variant: one deploy may be for several companies. */
const partsOf = (siteDir: string, { to, parts }: Switch): Record<string, string> => {
  const record = to === null ? null : recordOf(siteDir, to);
  const own = record === null ? {} : versionsOf(record);
  return Object.fromEntries(Object.entries(parts).filter(([id]) => Object.hasOwn(own, id)));
};

/** Whether a line changed what somebody gets: a channel that moved without a release did not. */
const isSwitch = ({ from, to, channel }: Switch): boolean => from !== to || channel === null;

const runningVariant = (
  siteDir: string,
  record: CurrentRecord,
  { naam, countOf }: { naam: string; countOf: CountOf },
): RunningVariant => {
  const switches = switchesOf(siteDir, record.variant);
  const steps = stepsOf(siteDir, record.release, switches);
  const [last] = steps;
  return {
    id: record.variant,
    naam,
    release: record.release,
    ...sinceOf(last?.line.to === record.release ? last : undefined),
    onderdelen: Object.entries(versionsOf(record)).map(([id, versie]) => ({
      id,
      versie,
      ...sinceOf(beginOf(steps, id, versie)),
      storingen: id === HOST ? null : countOf(id, versie),
    })),
    wisselingen: switches
      .filter(isSwitch)
      .slice(0, MOST_SWITCHES)
      .map((line) => ({
        op: line.at,
        soort: isOfShare(line) ? 'share' : line.kind,
        door: line.by,
        reden: line.reason,
        van: line.from,
        naar: line.to,
        onderdelen: partsOf(siteDir, line),
      })),
  };
};

/**
 * Gives what a site runs for a group: of each variant that is for it.
 * @param onBroken told when a release is there and cannot be read
 */
export const createRunningParts = (
  siteDir: string,
  onBroken: (cause: unknown) => void,
): ((groupId: number, countOf: CountOf) => RunningVariant[]) => {
  const current = followVariants(siteDir, onBroken);
  return (groupId, countOf) =>
    current()
      .filter(({ variant }) => variant.groupId === groupId)
      .map(({ record, variant }) =>
        runningVariant(siteDir, record, { naam: variant.label, countOf }),
      );
};
