import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ImportGevelvulling, ImportMessage } from '@adviestool/contract/importMessage';
import type { Project } from '@adviestool/contract/project';

import { hoogsteVan, teLaagVoor } from './gebouwhoogteUit.ts';
import { matchElementen, storedIdsOf } from './matchElementen.ts';
import { modelWijzigingen, type ModelWijziging } from './modelWijzigingen.ts';

/** What becomes of a gevelvulling when a model is sent again. */
export type UpdateRegel =
  | {
      readonly soort: 'nieuw';
      readonly id: string;
      readonly sent: ImportGevelvulling;
      /** What its elements were part of: what was filled in there holds for it too. */
      readonly afkomst: Gevelvulling | null;
    }
  | (ModelWijziging & {
      readonly soort: 'gewijzigd' | 'gelijk';
      readonly id: string;
      readonly sent: ImportGevelvulling;
      readonly stored: Gevelvulling;
    })
  /** The model has none of its elements any more, or did not send them. */
  | { readonly soort: 'vervallen'; readonly id: string; readonly stored: Gevelvulling };

export interface Updateplan {
  /** In the order of the message; what is gone comes last. */
  readonly regels: readonly UpdateRegel[];
  /** What the gebouwhoogte of the project should at least be, m; null: it is high enough, or as high as it can be. */
  readonly gebouwhoogte: number | null;
}

/**
 * What an update of a project from a model does, by the elements that both have. What was not imported is
 * left as it is. The ids of the rows are the same each time.
 * @throws UnsupportedTypeError
 */
export const planUpdate = (
  { projectGegevens, gevelvullingen }: Pick<Project, 'projectGegevens' | 'gevelvullingen'>,
  message: Pick<ImportMessage, 'gevelvullingen'>,
): Updateplan => {
  const paren = matchElementen(message.gevelvullingen, gevelvullingen);
  const matched = new Set(paren.map(({ stored }) => stored));
  const sentRegels = paren.map(({ sent, stored, afkomst }, index): UpdateRegel => {
    const id = `model-${index}`;
    if (stored === null) return { soort: 'nieuw', id, sent, afkomst };
    const wijziging = modelWijzigingen(stored, sent);
    const soort = wijziging.verschillen.length === 0 ? 'gelijk' : 'gewijzigd';
    return { soort, id, sent, stored, ...wijziging };
  });
  const vervallen = gevelvullingen
    .filter((stored) => storedIdsOf(stored).length > 0 && !matched.has(stored))
    .map((stored): UpdateRegel => ({
      soort: 'vervallen',
      id: `project-${stored.gevelvullingEnKaderData.id}`,
      stored,
    }));
  const hoogste = hoogsteVan(message.gevelvullingen.map(({ hoogste_punt: punt }) => punt));
  return {
    regels: [...sentRegels, ...vervallen],
    gebouwhoogte: teLaagVoor(projectGegevens.gebouwhoogte, hoogste)?.voorstel ?? null,
  };
};

/** What the user takes over of a plan unless they say otherwise: nothing is deleted unasked. */
export const standaardKeuze = ({ regels }: Updateplan): ReadonlySet<string> =>
  new Set(
    regels.filter(({ soort }) => soort === 'nieuw' || soort === 'gewijzigd').map(({ id }) => id),
  );
