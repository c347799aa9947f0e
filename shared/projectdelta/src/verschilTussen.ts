import type { VeldWijziging } from '@adviestool/contract/geschiedenis';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project, ProjectGegevens } from '@adviestool/contract/project';

import { kolomVan } from './kolommen.ts';
import { hasSameOrder, rowsOf } from './projectDifference.ts';
import { veldWijzigingen } from './veldWijzigingen.ts';

/** A gevelvulling that is otherwise than it was; the same one under another merk keeps its id. */
export type GevelvullingVerschil = { readonly id: string } & (
  | { readonly soort: 'nieuw'; readonly toen: null; readonly nu: Gevelvulling }
  | { readonly soort: 'verwijderd'; readonly toen: Gevelvulling; readonly nu: null }
  | {
      readonly soort: 'gewijzigd';
      readonly toen: Gevelvulling;
      readonly nu: Gevelvulling;
      readonly velden: readonly VeldWijziging[];
    }
);

/** What is otherwise in a project than it was, however often it was changed in between. */
export interface ProjectVerschil {
  /** By the names that the record of a project has. */
  readonly gegevens: readonly VeldWijziging[];
  /** Those that are there in the order of the project, then those that went. */
  readonly gevelvullingen: readonly GevelvullingVerschil[];
  /** Those that were there then and are now stand in another order. */
  readonly volgorde: boolean;
  /** The gevelvullingen of one of both cannot be read: only the data are compared. */
  readonly isOnleesbaar: boolean;
}

/** What a save writes, what follows from the rest, and what a model said beside what was taken over of it. */
const GEEN_INVOER =
  /^(created|changed|verankerdeZijden|aantalAnkers\.\w+\.geadviseerd|gevelvullingEnKaderData\.(lijst|uitModel\..*))$/;

/** Who fixed an advice, and what it came to, is one value. */
const isWhole = (pad: string): boolean => pad === 'vastgesteld';

/** What is filled in otherwise in a gevelvulling. */
const veldenVan = (toen: Gevelvulling, nu: Gevelvulling): VeldWijziging[] =>
  veldWijzigingen(toen, nu, isWhole).filter(({ pad }) => !GEEN_INVOER.test(pad));

export const gegevensVerschil = (toen: ProjectGegevens, nu: ProjectGegevens): VeldWijziging[] =>
  veldWijzigingen(toen, nu).map((veld) => ({ ...veld, pad: kolomVan(veld.pad) }));

type Lijst = Pick<Project, 'gevelvullingen'>;

const gevelvullingVerschillen = (toen: Lijst, nu: Lijst): GevelvullingVerschil[] => {
  const [oud, nieuw] = [rowsOf(toen), rowsOf(nu)];
  const staand = [...nieuw].flatMap(([id, rij]): GevelvullingVerschil[] => {
    const eerder = oud.get(id);
    if (eerder === undefined) return [{ id, soort: 'nieuw', toen: null, nu: rij }];
    const velden = veldenVan(eerder, rij);
    return velden.length === 0 ? [] : [{ id, soort: 'gewijzigd', toen: eerder, nu: rij, velden }];
  });
  const weg = [...oud].flatMap(([id, rij]): GevelvullingVerschil[] =>
    nieuw.has(id) ? [] : [{ id, soort: 'verwijderd', toen: rij, nu: null }],
  );
  return [...staand, ...weg];
};

/** The net difference: what was changed and changed back is none, nor is what came and went. */
export const verschilTussen = (toen: Project, nu: Project): ProjectVerschil => {
  const isOnleesbaar = toen.onleesbaar || nu.onleesbaar;
  return {
    gegevens: gegevensVerschil(toen.projectGegevens, nu.projectGegevens),
    gevelvullingen: isOnleesbaar ? [] : gevelvullingVerschillen(toen, nu),
    volgorde: !isOnleesbaar && !hasSameOrder(toen, nu),
    isOnleesbaar,
  };
};
