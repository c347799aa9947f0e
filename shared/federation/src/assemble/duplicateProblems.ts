import { federationName } from '../federationName.ts';
import { documentClaims, federationNameClaim, pathClaims, type ClaimingParts } from './claims.ts';

/** What two parts of a composition would both have, with the name of who has it first. */
export const duplicateProblems = ({ paths, remotes }: ClaimingParts): string[] => {
  const taken = [
    federationNameClaim(federationName('shell'), 'the host'),
    ...paths.flatMap((path) => pathClaims(path, 'the host')),
  ];
  const owners = new Map(taken.map(({ what, by }) => [what, by]));
  return remotes.flatMap(({ id, document, at }) => {
    const claims = [
      federationNameClaim(federationName(document.id), id),
      ...documentClaims(document),
    ];
    return claims.flatMap(({ what, by }) => {
      const owner = owners.get(what);
      owners.set(what, owner ?? by);
      return owner === undefined
        ? []
        : [`${at}: ${by} claims ${what}, which ${owner} has already.`];
    });
  });
};
