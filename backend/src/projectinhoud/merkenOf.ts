import { z } from 'zod';

import type { LijstItem } from './gevelvullingenLijst.ts';
import { parseStored } from './parseStored.ts';

const namedSchema = z.object({ gevelvullingEnKaderData: z.object({ merk: z.string() }) });

const membersOf = (text: string): unknown[] => {
  const value = parseStored(text);
  return Array.isArray(value) ? value : [];
};

/** What the database can keep, on a line of its own. */
const lineOf = (merk: string): string =>
  merk.toWellFormed().replaceAll('\0', '').replaceAll('\n', ' ');

/**
 * The merken of a project's gevelvullingen, a line each, in their order; null: it has none. A list that
 * the product cannot read is searched for what looks like one; of text that is no list nothing is known.
 */
export const merkenOf = ({
  lijst,
  text,
}: {
  lijst: readonly LijstItem[] | null;
  text: string;
}): string | null => {
  const members = lijst?.map(({ gevelvulling }) => gevelvulling) ?? membersOf(text);
  const merken = members.flatMap((member) => {
    const merk = namedSchema.safeParse(member).data?.gevelvullingEnKaderData.merk;
    return merk === undefined ? [] : [lineOf(merk)];
  });
  return merken.length === 0 ? null : merken.join('\n');
};

/** The columns by which a project is found by a merk, at a revision. */
export const merkenAt = (
  inhoud: Parameters<typeof merkenOf>[0],
  revision: number,
): { merken: string | null; merken_revision: number } => ({
  merken: merkenOf(inhoud),
  merken_revision: revision,
});
