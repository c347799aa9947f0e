import { isSameContent } from '@adviestool/contract/canonicalText';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { withoutElementen } from '@adviestool/domain/velden/withoutModel';

import { itemOf, textOf, type LijstItem } from './gevelvullingenLijst.ts';
import type { Inhoud } from './inhoud.ts';

export const withoutVastgesteld = ({
  vastgesteld: _vastgesteld,
  ...gevelvulling
}: Gevelvulling): Gevelvulling => gevelvulling;

/** The text of gevelvullingen after a change; of those that it leaves alone byte for byte. */
export const changeEach = (
  { text, lijst }: { text: string; lijst: readonly LijstItem[] },
  change: (gevelvulling: Gevelvulling) => Gevelvulling,
): string => {
  const changed = lijst.map((item) => {
    const next = change(item.gevelvulling);
    return isSameContent(next, item.gevelvulling) ? item : itemOf(next);
  });
  return changed.every((item, index) => item === lijst[index]) ? text : textOf(changed);
};

/**
 * The text of gevelvullingen in a copy of their project, under the ids that they have. No model is connected with
 * the copy, so they are no elements of one; how high the building reaches stays. Null: they cannot be read.
 */
export const copyGevelvullingen = (
  { text, lijst }: Pick<Inhoud, 'text' | 'lijst'>,
  metVastgesteld: boolean,
): string | null =>
  lijst === null
    ? null
    : changeEach({ text, lijst }, (gevelvulling) => {
        const kept = metVastgesteld ? gevelvulling : withoutVastgesteld(gevelvulling);
        return {
          ...kept,
          gevelvullingEnKaderData: withoutElementen(kept.gevelvullingEnKaderData),
        };
      });
