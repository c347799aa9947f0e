import { isSameContent } from '@adviestool/contract/canonicalText';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { projectGegevensOf } from '@adviestool/contract/projectRecord';
import type { Samenvatting } from '@adviestool/contract/samenvatting';
import { samenvattingNa, samenvattingOf } from '@adviestool/domain/vaststellen/samenvatting';

import type { Rekenwijze, RekenwijzeVan } from '../catalogi/rekenwijze.ts';
import type { Inhoud } from '../projectinhoud/inhoud.ts';

/** What is kept beside a project. */
export interface StoredSamenvatting {
  samenvatting: Samenvatting | null;
  samenvatting_stamp: string | null;
}

/**
 * Which revision was summarised, and with which versions. An earlier release that runs for a while
 * writes projects and not their summary: the revision tells.
 */
export const stampOf = (revision: number, { versies }: Rekenwijze): string =>
  `r${revision} ${versies}`;

const gevelvullingenOf = (lijst: NonNullable<Inhoud['lijst']>): Gevelvulling[] =>
  lijst.map(({ gevelvulling }) => gevelvulling);

type Samengevat = Pick<Inhoud, 'data' | 'lijst'>;

/** What was kept of the revision before, as it was then. */
export type Eerder = Samengevat & StoredSamenvatting & { revision: number };

/** What was counted of the revision before, when that can be counted on; null: all is to be counted. */
const countedBefore = (
  { samenvatting, samenvatting_stamp, revision, lijst, data }: Eerder,
  next: Samengevat,
  rekenwijze: Rekenwijze,
) =>
  samenvatting !== null &&
  lijst !== null &&
  samenvatting_stamp === stampOf(revision, rekenwijze) &&
  isSameContent(data, next.data)
    ? { samenvatting, gevelvullingen: gevelvullingenOf(lijst) }
    : null;

/**
 * Summarises a project at a revision; null: it cannot be read, or what to calculate with is not known. What
 * was kept of the revision before need not be counted again.
 */
export const summarise = (
  next: Samengevat,
  revision: number,
  { rekenwijzeVan, eerder = null }: { rekenwijzeVan: RekenwijzeVan; eerder?: Eerder | null },
): StoredSamenvatting => {
  const { data, lijst } = next;
  const rekenwijze = rekenwijzeVan(data.catalogus);
  if (rekenwijze === null) return { samenvatting: null, samenvatting_stamp: null };
  const samenvatting_stamp = stampOf(revision, rekenwijze);
  if (lijst === null) return { samenvatting: null, samenvatting_stamp };
  const basis = { projectGegevens: projectGegevensOf(data), catalogus: rekenwijze.catalogus };
  const voor = eerder === null ? null : countedBefore(eerder, next, rekenwijze);
  const gevelvullingen = gevelvullingenOf(lijst);
  return {
    samenvatting:
      voor === null
        ? samenvattingOf(basis, gevelvullingen)
        : samenvattingNa(basis, voor, gevelvullingen),
    samenvatting_stamp,
  };
};
