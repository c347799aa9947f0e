import type { Sinds } from '@adviestool/contract/rapporten';
import { momentTekst } from '@adviestool/domain/bewijs/momentTekst';
import { dagVan } from '@adviestool/getallen/dagVan';

import { notFound } from '../http/httpProblem.ts';
import type { History } from './projectHistory.ts';
import { teksten } from './teksten.ts';

/**
 * The revision that a project is compared with: of a day the last one that was saved until its end.
 * @throws HttpProblem 404 in words for the user: there is no such version or day yet, or it is not known which it was
 */
export const revisionSince = (
  { steps, revisions, reachable, current }: Omit<History, 'firstOwner' | 'herkomst'>,
  sinds: Sinds,
  now: Date,
): number => {
  if ('versie' in sinds) {
    const { versie } = sinds;
    if (!revisions.includes(versie) && !reachable.has(versie)) {
      throw notFound(teksten.geenVersie(versie));
    }
    return versie;
  }
  if (sinds.datum > dagVan(now)) throw notFound(teksten.nogNiet);
  const isUntil = (moment: Date): boolean => dagVan(moment) <= sinds.datum;
  const found = steps.find(({ created }) => isUntil(created));
  if (found !== undefined) return found.revision;
  const { created } = current.record;
  if (!isUntil(new Date(created))) throw notFound(teksten.bestondNiet(momentTekst(created)));
  const first = revisions.at(-1) ?? current.revision;
  const begin = steps.at(-1)?.created;
  if (first === 1 || begin === undefined) return first;
  throw notFound(teksten.nietBewaard(momentTekst(begin.toISOString()), first));
};
