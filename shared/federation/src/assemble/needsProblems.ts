import { documentClaims, pathClaims, type ClaimingParts } from './claims.ts';

/** What remotes need that a composition does not have, with the name of who asks. */
export const needsProblems = ({ paths, remotes }: ClaimingParts): string[] => {
  const ids = new Set(remotes.map(({ id }) => id));
  const claimed = new Set(
    [
      ...paths.flatMap((path) => pathClaims(path, 'the host')),
      ...remotes.flatMap(({ document }) => documentClaims(document)),
    ].map(({ what }) => what),
  );
  return remotes.flatMap(({ id, document, at }) =>
    document.needs.flatMap((need) => {
      if (!need.startsWith('/')) {
        return ids.has(need)
          ? []
          : [`${at}: needs: ${id} needs the remote ‘${need}’, which this variant does not have.`];
      }
      return pathClaims(need, id).every(({ what }) => claimed.has(what))
        ? []
        : [`${at}: needs: ${id} needs the page ‘${need}’, which no part of this variant has.`];
    }),
  );
};
