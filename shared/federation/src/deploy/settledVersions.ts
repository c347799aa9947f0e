import type { ReleaseRecord } from '@adviestool/contract/release';
import {
  CHANNELS,
  type Channel,
  type PartChoice,
  type Variant,
} from '@adviestool/contract/variant';

import { readHolds } from '../assemble/holds.ts';
import {
  HOST,
  partFolder,
  readChannels,
  versionsOf,
  type Channels,
} from '../assemble/siteParts.ts';
import { readComposition, readVariants } from '../assemble/siteState.ts';

/** A release, and the variant that it is of. */
interface Settled {
  record: ReleaseRecord;
  variant: Variant;
}

/** Which versions the next release is composed of. */
export interface Settlement {
  /** Channels that move, by the name of the part. */
  channels: Record<string, Channels>;
  /** By the name of the part, the version that a variant has in place of its channel's; null: no more. */
  holds: Record<string, Record<string, string | null>>;
}

/** The channel by which a variant chooses a part; null: by a version, or not at all. */
const channelOf = ({ host, remotes }: Variant, name: string): Channel | null => {
  const remote = remotes[name];
  const choice: PartChoice | undefined = name === HOST ? host : remote;
  const isOff = choice === undefined || (name !== HOST && remote?.enabled === false);
  return isOff || choice.version !== undefined ? null : (choice.channel ?? 'stable');
};

/** The parts of a variant that it has of its own in place of what their channel has, a sentence each. */
export const heldVersions = (site: string, variant: Variant): string[] =>
  [HOST, ...Object.keys(variant.remotes)].flatMap((name) => {
    const channel = channelOf(variant, name);
    const held = readHolds(partFolder(site, name))[variant.id];
    const version = channel === null ? undefined : readChannels(partFolder(site, name))[channel];
    return channel === null || held === undefined || held === version
      ? []
      : [
          `${variant.id}: ${name} is held at ${held} since a rollback or a deploy to some, though the channel ${channel} has ${version ?? 'none'}. To that one: adviestool deploy ${name} --version ${version ?? 'VERSION'} --variants ${variant.id}.`,
        ];
  });

const variantsOf = (site: string): Variant[] =>
  readVariants(site).map(({ record }) => readComposition(site, record.release).variant);

interface Question {
  site: string;
  name: string;
  channel: Channel;
  settled: readonly Settled[];
  /** All variants of the site. */
  all: readonly Variant[];
}

/** The next versions of one part for those that follow one channel of it. */
const settleChannel = ({ site, name, channel, settled, all }: Question): Settlement | null => {
  const takers = settled.filter(({ variant }) => channelOf(variant, name) === channel);
  const versions = takers.flatMap(({ record }) => versionsOf(record)[name] ?? []);
  const [version] = versions;
  if (version === undefined) return null;
  const isEverybody = all
    .filter((variant) => channelOf(variant, name) === channel)
    .every(({ id }) => takers.some(({ variant }) => variant.id === id));
  const isOne = versions.every((each) => each === version);
  const next = isEverybody && isOne ? version : readChannels(partFolder(site, name))[channel];
  const held = takers.map(({ record, variant }) => {
    const own = versionsOf(record)[name];
    return [variant.id, own === undefined || own === next ? null : own] as const;
  });
  return {
    channels: isEverybody && isOne ? { [name]: { [channel]: version } } : {},
    holds: { [name]: Object.fromEntries(held) },
  };
};

const merged = <Value>(
  one: Record<string, Record<string, Value>>,
  other: Record<string, Record<string, Value>>,
) =>
  Object.fromEntries(
    [...Object.keys(one), ...Object.keys(other)].map((name) => [
      name,
      { ...one[name], ...other[name] },
    ]),
  );

const together = (one: Settlement, other: Settlement): Settlement => ({
  channels: { ...merged(one.channels, other.channels) },
  holds: merged(one.holds, other.holds),
});

/**
 * What has the next deploy of another part compose with the versions that these releases have: where they go to
 * all that follow a channel, the channel moves; where only some get them, those keep them for themselves.
 * @param names of the parts that this is about
 * @throws DocumentError
 */
export const settledVersions = (
  site: string,
  settled: readonly Settled[],
  names: readonly string[],
): Settlement => {
  const all = variantsOf(site);
  return names
    .flatMap((name) =>
      CHANNELS.flatMap((channel) => settleChannel({ site, name, channel, settled, all }) ?? []),
    )
    .reduce(together, { channels: {}, holds: {} });
};

/** Ends what variants have for themselves of parts that go to all who follow a channel. @throws DocumentError */
export const liftedHolds = (
  site: string,
  names: readonly string[],
  channel: Channel,
): Settlement['holds'] => {
  const all = variantsOf(site);
  const keeps = (name: string, id: string): boolean =>
    all.some((variant) => variant.id === id && channelOf(variant, name) !== channel);
  return Object.fromEntries(
    names.map((name) => {
      const held = Object.keys(readHolds(partFolder(site, name)));
      return [
        name,
        Object.fromEntries(held.filter((id) => !keeps(name, id)).map((id) => [id, null])),
      ];
    }),
  );
};
