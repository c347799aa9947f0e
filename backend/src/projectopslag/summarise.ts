import { projectGegevensOf } from '@adviestool/contract/projectRecord';
import type { Samenvatting } from '@adviestool/contract/samenvatting';
import { samenvattingOf } from '@adviestool/domain/vaststellen/samenvatting';

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

/** Summarises a project at a revision; null: it cannot be read, or what to calculate with is not known. */
export const summarise = (
  { data, lijst }: Pick<Inhoud, 'data' | 'lijst'>,
  revision: number,
  rekenwijzeVan: RekenwijzeVan,
): StoredSamenvatting => {
  const rekenwijze = rekenwijzeVan(data.catalogus);
  if (rekenwijze === null) return { samenvatting: null, samenvatting_stamp: null };
  const basis = { projectGegevens: projectGegevensOf(data), catalogus: rekenwijze.catalogus };
  return {
    samenvatting:
      lijst === null
        ? null
        : samenvattingOf(
            basis,
            lijst.map(({ gevelvulling }) => gevelvulling),
          ),
    samenvatting_stamp: stampOf(revision, rekenwijze),
  };
};
