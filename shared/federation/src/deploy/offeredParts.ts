import { basename } from 'node:path';

import type { Channel, PartChoice } from '@adviestool/contract/variant';

import type { BuiltHost, BuiltRemote, PartSource } from '../assemble/parts.ts';
import { HOST, type Channels } from '../assemble/siteParts.ts';

/** A build that is deployed: of the host or of a remote. */
export type DeployedPart = BuiltHost | BuiltRemote;

export const isRemote = (part: DeployedPart): part is BuiltRemote => 'document' in part;
const isHost = (part: DeployedPart): part is BuiltHost => !isRemote(part);

/** How people call a part. */
export const nameOfPart = (part: DeployedPart): string =>
  isRemote(part) ? part.document.id : HOST;

export const versionOfPart = ({ base }: DeployedPart): string => basename(base);

/** The version of each part, by its name. */
export const versionsOfParts = (parts: readonly DeployedPart[]): Record<string, string> =>
  Object.fromEntries(parts.map((part) => [nameOfPart(part), versionOfPart(part)]));

/** `account 1.3.0, host 1a2b3c4d`. */
export const partsText = (versions: Readonly<Record<string, string>>): string =>
  Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');

/** Whether a variant that chooses like this gets a version that is put on a channel. */
const isChosen = (
  { version, channel = 'stable' }: PartChoice,
  given: { version: string; channel: Channel | null },
): boolean =>
  version === undefined
    ? given.channel === null || channel === given.channel
    : version === given.version;

/** Offers these parts alone, as if they stood on a channel already. @param channel null: on all */
export const offeredParts = (
  parts: readonly DeployedPart[],
  channel: Channel | null,
): PartSource => {
  const isWanted = (part: DeployedPart, wanted: PartChoice): boolean =>
    isChosen(wanted, { version: versionOfPart(part), channel });
  const remotes = parts.filter(isRemote);
  return {
    remoteIds: () => remotes.map(nameOfPart),
    host: (wanted) => parts.filter(isHost).find((part) => isWanted(part, wanted)) ?? null,
    remote: (id, wanted) =>
      remotes.find((part) => part.document.id === id && isWanted(part, wanted)) ?? null,
  };
};

/** Where channels go, by the name of the part. */
export const channelsTo = (
  channel: Channel,
  versions: Readonly<Record<string, string>>,
): Record<string, Channels> =>
  Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [name, { [channel]: version }]),
  );
