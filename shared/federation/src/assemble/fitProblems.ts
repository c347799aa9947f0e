import type { RemoteDocument } from '@adviestool/contract/remoteDocument';
import { lt, major, minVersion, satisfies, validRange } from 'semver';

import { RELEASE_FORM } from '../releaseForms/releaseForm.ts';
import type { HostFacts } from './hostDocument.ts';

interface Placed<Document> {
  document: Document;
  /** Where its document stands. */
  at: string;
}

type PlacedRemote = Placed<RemoteDocument>;

interface Fit {
  host: HostFacts;
  /** Where its document stands. */
  hostAt: string;
  remotes: readonly PlacedRemote[];
}

/* What helps; docs/upgrading.md says the rest. */
const FIRST_THE_HOST = 'Deploy the host first.';
const BOTH_AT_ONCE = 'Build both on one version and deploy them together.';
const HOST_WITH_IT = 'Deploy a host that has it, or a remote that does not take it.';

const listOf = (items: readonly (string | number)[]): string => items.join(' or ');

/** A host that does not read the form of release could not start. */
const formProblems = ({ host: { reads }, hostAt }: Fit): string[] => {
  if (reads.includes(RELEASE_FORM)) return [];
  const isNewer = reads.some((form) => form > RELEASE_FORM);
  const advice = isNewer ? 'Bring this checkout up to date.' : FIRST_THE_HOST;
  return [
    `${hostAt}: reads: expected form ${RELEASE_FORM} of the release, which is written here, it reads ${listOf(reads) || 'an earlier one'}. ${advice}`,
  ];
};

const contractProblems = ({ contracts }: HostFacts, { document, at }: PlacedRemote): string[] =>
  contracts[document.contract] === undefined
    ? [
        `${at}: contract: expected ${listOf(Object.keys(contracts))}, which the host takes, it is ${document.contract}. ${FIRST_THE_HOST}`,
      ]
    : [];

/** What helps when a host provides another version than a remote requires. */
const adviceFor = (provided: string, range: string): string => {
  const least = minVersion(range);
  const isBehind = least?.major === major(provided) && lt(provided, least);
  return isBehind ? FIRST_THE_HOST : BOTH_AT_ONCE;
};

const requiresProblems = (host: HostFacts, { document, at }: PlacedRemote): string[] => {
  const provides = { ...host.provides, ...host.contracts[document.contract] };
  return Object.entries(document.requires).flatMap(([name, range]) => {
    if (validRange(range) === null) {
      return [
        `${at}: requires.${name}: expected a range of versions, as ^19.0.0, it is ‘${range}’. Name one in the peerDependencies of the remote and build it anew.`,
      ];
    }
    const provided = provides[name];
    if (provided !== undefined && satisfies(provided, range)) return [];
    const problem = `${at}: requires.${name}: expected ${range}, the host provides ${provided ?? 'none'}.`;
    return [provided === undefined ? problem : `${problem} ${adviceFor(provided, range)}`];
  });
};

/** A module that a later version of a package has, or that the host has ceased to share. */
const usesProblems = ({ entries }: HostFacts, { document, at }: PlacedRemote): string[] =>
  (document.uses ?? [])
    .filter((entry) => !entries.includes(entry))
    .map(
      (entry) => `${at}: uses: expected the host to provide ${entry}, it does not. ${HOST_WITH_IT}`,
    );

const idsOf = (remotes: readonly { id: string }[]): string => remotes.map(({ id }) => id).join(',');

/** Two pages of one project that calculate by two models would show two advices. What did not say its own may be any. */
export const rekenmodelProblems = (
  remotes: readonly Placed<Pick<RemoteDocument, 'id' | 'rekenmodel'>>[],
): string[] => {
  const calculating = remotes.flatMap(({ document: { id, rekenmodel }, at }) =>
    typeof rekenmodel === 'number' ? { id, rekenmodel, at } : [],
  );
  const newest = Math.max(...calculating.map(({ rekenmodel }) => rekenmodel));
  const by = idsOf(calculating.filter(({ rekenmodel }) => rekenmodel === newest));
  return calculating
    .filter(({ rekenmodel }) => rekenmodel !== newest)
    .map(
      ({ rekenmodel, at }) =>
        `${at}: rekenmodel: expected ${newest}, that of ${by}, it is ${rekenmodel}. Deploy what calculates together: each with --channel next, then promote ${idsOf(calculating)}.`,
    );
};

/** What speaks against these remotes on this host: contracts, versions, modules and models, one sentence each. */
export const fitProblems = (fit: Fit): string[] => [
  ...formProblems(fit),
  ...fit.remotes.flatMap((remote) => [
    ...contractProblems(fit.host, remote),
    ...requiresProblems(fit.host, remote),
    ...usesProblems(fit.host, remote),
  ]),
  ...rekenmodelProblems(fit.remotes),
];
