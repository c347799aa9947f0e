import { existsSync } from 'node:fs';
import { join } from 'node:path';

import type { BuildMode, RemoteDocument } from '@adviestool/contract/remoteDocument';
import { lt, major, minVersion, satisfies } from 'semver';
import { z } from 'zod';

import { federationName } from '../federationName.ts';
import { RELEASE_FORM } from '../releaseForm.ts';
import { documentClaims, federationNameClaim, pathClaim, type Claim } from './claims.ts';
import type { BuiltHost, BuiltRemote } from './parts.ts';
import { DocumentError } from './readDocument.ts';
import type { ChosenRemote } from './resolveParts.ts';

interface Parts {
  host: BuiltHost;
  remotes: readonly ChosenRemote[];
  file: string;
  /** Whether builds for development fit too. */
  allowsDevelopment: boolean;
}

const configSchema = z.record(z.string(), z.unknown());

type Config = z.infer<typeof configSchema>;

/* What helps; docs/upgrading.md says the rest. */
const FIRST_THE_HOST = 'Deploy the host first.';
const BOTH_AT_ONCE = 'Build both on one version and deploy them together.';

const hostDocumentOf = ({ dist }: BuiltHost): string => join(dist, 'host.json');
const documentOf = ({ dist }: BuiltRemote): string => join(dist, 'remote.json');

const identityProblems = (remote: ChosenRemote): string[] =>
  remote.document.id === remote.id
    ? []
    : [`${documentOf(remote)}: id: expected ‘${remote.id}’, it is ‘${remote.document.id}’.`];

const duplicateProblems = ({ host, remotes }: Parts): string[] => {
  const taken: Claim[] = [
    federationNameClaim(federationName('shell'), 'the host'),
    ...host.paths.map((path) => pathClaim(path, 'the host')),
  ];
  const owners = new Map(taken.map(({ what, by }) => [what, by]));
  return remotes.flatMap((remote) => {
    const { id, document } = remote;
    const claims = [
      federationNameClaim(federationName(document.id), id),
      ...documentClaims(document),
    ];
    return claims.flatMap(({ what, by }) => {
      const owner = owners.get(what);
      owners.set(what, owner ?? by);
      return owner === undefined
        ? []
        : [`${documentOf(remote)}: ${by} claims ${what}, which ${owner} has already.`];
    });
  });
};

const listOf = (items: readonly (string | number)[]): string => items.join(' or ');

const contractProblems = ({ host, remotes }: Parts): string[] =>
  remotes
    .filter(({ document }) => host.contracts[document.contract] === undefined)
    .map(
      (remote) =>
        `${documentOf(remote)}: contract: expected ${listOf(Object.keys(host.contracts))}, which the host takes, it is ${remote.document.contract}. ${FIRST_THE_HOST}`,
    );

const modeProblems = (file: string, mode: BuildMode): string[] =>
  mode === 'production'
    ? []
    : [`${file}: mode: expected production, it is ${mode}. Build it anew, with pnpm build.`];

/** A build for development is not checked by hashes and is larger: it must not reach visitors. */
export const hostModeProblems = (host: BuiltHost): string[] =>
  modeProblems(hostDocumentOf(host), host.mode);

export const remoteModeProblems = (remote: BuiltRemote): string[] =>
  modeProblems(documentOf(remote), remote.document.mode);

/** A host that does not read the form of release could not start. */
const formProblems = ({ host }: Parts): string[] => {
  if (host.reads.includes(RELEASE_FORM)) return [];
  const isNewer = host.reads.some((form) => form > RELEASE_FORM);
  const advice = isNewer ? 'Bring this checkout up to date.' : FIRST_THE_HOST;
  return [
    `${hostDocumentOf(host)}: reads: expected form ${RELEASE_FORM} of the release, which is written here, it reads ${listOf(host.reads) || 'an earlier one'}. ${advice}`,
  ];
};

/** What helps when a host provides another version than a remote requires. */
const adviceFor = (provided: string, range: string): string => {
  const least = minVersion(range);
  const isBehind = least?.major === major(provided) && lt(provided, least);
  return isBehind ? FIRST_THE_HOST : BOTH_AT_ONCE;
};

const requiresProblems = ({ host, remotes }: Parts): string[] =>
  remotes.flatMap((remote) => {
    const { contract, requires } = remote.document;
    const provides = { ...host.provides, ...host.contracts[contract] };
    return Object.entries(requires).flatMap(([name, range]) => {
      const provided = provides[name];
      if (provided !== undefined && satisfies(provided, range)) return [];
      const problem = `${documentOf(remote)}: requires.${name}: expected ${range}, the host provides ${provided ?? 'none'}.`;
      return [provided === undefined ? problem : `${problem} ${adviceFor(provided, range)}`];
    });
  });

/** A module that a later version of a package has, or that the host has ceased to share. */
const usesProblems = ({ host, remotes }: Parts): string[] =>
  remotes.flatMap((remote) =>
    (remote.document.uses ?? [])
      .filter((entry) => !host.entries.includes(entry))
      .map(
        (entry) =>
          `${documentOf(remote)}: uses: expected the host to provide ${entry}, it does not. ${FIRST_THE_HOST}`,
      ),
  );

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

/** The `config` of a remote with its defaults, or what is wrong with it. */
const configOf = (remote: ChosenRemote, file: string): { config: Config; problems: string[] } => {
  const { id, document, wanted } = remote;
  const schema = z.fromJSONSchema(
    document.configSchema ?? { type: 'object', properties: {}, additionalProperties: false },
  );
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
    ...duplicateProblems(parts),
    ...contractProblems(parts),
    ...formProblems(parts),
    ...requiresProblems(parts),
    ...usesProblems(parts),
    ...(parts.allowsDevelopment
      ? []
      : [...hostModeProblems(parts.host), ...parts.remotes.flatMap(remoteModeProblems)]),
    ...fileProblems(parts),
    ...configs.flatMap((each) => each.problems),
  ];
  if (problems.length > 0) throw new DocumentError(problems.join('\n'));
  return new Map(configs.map(({ id, config }) => [id, config]));
};
