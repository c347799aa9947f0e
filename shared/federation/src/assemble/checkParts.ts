import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { BuildMode, RemoteDocument } from '@adviestool/contract/remoteDocument';
import type { Variant } from '@adviestool/contract/variant';
import { z } from 'zod';

import { duplicateProblems } from './duplicateProblems.ts';
import { fitProblems } from './fitProblems.ts';
import { frameProblems } from './frameProblems.ts';
import { needsProblems } from './needsProblems.ts';
import type { BuiltHost, BuiltRemote } from './parts.ts';
import { pathProblems } from './pathProblems.ts';
import { DocumentError } from './readDocument.ts';
import type { ChosenRemote } from './resolveParts.ts';
import { slotProblems } from './slotProblems.ts';

interface Parts {
  host: BuiltHost;
  remotes: readonly ChosenRemote[];
  file: string;
  /** Who fills which place, as the variant has it. */
  slots: Variant['slots'];
  /** Whether builds for development fit too. */
  allowsDevelopment: boolean;
}

const configSchema = z.record(z.string(), z.unknown());

type Config = z.infer<typeof configSchema>;

const hostDocumentOf = ({ dist }: BuiltHost): string => join(dist, 'host.json');
const documentOf = ({ dist }: BuiltRemote): string => join(dist, 'remote.json');

const identityProblems = (remote: ChosenRemote): string[] =>
  remote.document.id === remote.id
    ? []
    : [`${documentOf(remote)}: id: expected ‘${remote.id}’, it is ‘${remote.document.id}’.`];

const modeProblems = (file: string, mode: BuildMode): string[] =>
  mode === 'production'
    ? []
    : [`${file}: mode: expected production, it is ${mode}. Build it anew, with pnpm build.`];

/** A build for development is not checked by hashes and is larger: it must not reach visitors. */
export const hostModeProblems = (host: BuiltHost): string[] =>
  modeProblems(hostDocumentOf(host), host.mode);

export const remoteModeProblems = (remote: BuiltRemote): string[] =>
  modeProblems(documentOf(remote), remote.document.mode);

/** What the remotes say of other parts: what both have, what they need of the host, places that they fill, and others. */
const relationProblems = ({ host, remotes, slots, file }: Parts): string[] => {
  const placed = remotes.map((remote) => ({ ...remote, at: documentOf(remote) }));
  return [
    ...pathProblems(placed),
    ...duplicateProblems({ paths: host.paths, remotes: placed }),
    ...fitProblems({ host, hostAt: hostDocumentOf(host), remotes: placed }),
    ...frameProblems({ host, hostAt: hostDocumentOf(host), remotes: placed }),
    ...slotProblems({ known: host.slots, remotes: placed, slots, file }),
    ...needsProblems({ paths: host.paths, remotes: placed }),
  ];
};

/** Every file that a remote names. */
const filesOf = ({ entry, files: { common, pages } }: RemoteDocument): string[] => [
  ...new Set([entry, ...common, ...Object.values(pages).flat()]),
];

const fileProblems = ({ host, remotes }: Parts): string[] => {
  const { scripts, styles } = host;
  const named = [
    { dist: host.dist, by: hostDocumentOf(host), files: [...scripts, ...styles] },
    ...remotes.map((remote) => ({
      dist: remote.dist,
      by: documentOf(remote),
      files: filesOf(remote.document),
    })),
  ];
  return named.flatMap(({ dist, by, files }) =>
    files
      .filter((file) => !existsSync(join(dist, file)))
      .map((file) => `${by}: expected the file ‘${file}’ beside it, it is missing.`),
  );
};

/** The schema of a remote's `config`; a text says why it is none. */
const schemaOf = (remote: ChosenRemote): z.ZodType | string => {
  const { configSchema: given } = remote.document;
  try {
    return z.fromJSONSchema(
      given ?? { type: 'object', properties: {}, additionalProperties: false },
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return `${documentOf(remote)}: configSchema: expected a JSON Schema that zod reads: ${reason}.`;
  }
};

/** The `config` of a remote with its defaults, or what is wrong with it. */
const configOf = (remote: ChosenRemote, file: string): { config: Config; problems: string[] } => {
  const { id, wanted } = remote;
  const schema = schemaOf(remote);
  if (typeof schema === 'string') return { config: {}, problems: [schema] };
  const result = schema.pipe(configSchema).safeParse(wanted.config);
  if (result.success) return { config: result.data, problems: [] };
  return {
    config: {},
    problems: result.error.issues.map(
      ({ path, message }) => `${file}: ${['remotes', id, 'config', ...path].join('.')}: ${message}`,
    ),
  };
};

/**
 * Checks that the parts fit together and that the variant's configuration fits them.
 * @returns the configuration of each remote, with its defaults
 * @throws DocumentError that names every problem
 */
export const checkParts = (parts: Parts): Map<string, Config> => {
  const configs = parts.remotes.map((remote) => ({
    id: remote.id,
    ...configOf(remote, parts.file),
  }));
  const problems = [
    ...parts.remotes.flatMap(identityProblems),
    ...relationProblems(parts),
    ...(parts.allowsDevelopment
      ? []
      : [...hostModeProblems(parts.host), ...parts.remotes.flatMap(remoteModeProblems)]),
    ...fileProblems(parts),
    ...configs.flatMap((each) => each.problems),
  ];
  if (problems.length > 0) throw new DocumentError(problems.join('\n'));
  return new Map(configs.map(({ id, config }) => [id, config]));
};
