import type { Uitkomst, ZijdeUitkomst } from '@adviestool/contract/vastgesteld';
import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';

import { formatUnityCheck } from '../toelichting/getallen.ts';

/** One side that comes out otherwise; null: the side is not anchored, or there is no advice. */
export interface ZijdeVerschil {
  readonly zijde: Zijde;
  readonly oud: ZijdeUitkomst | null;
  readonly nieuw: ZijdeUitkomst | null;
}

/** What is compared of a side. A unity check counts as it is written, so that old → new can be seen. */
const meaningOf = (uitkomst: ZijdeUitkomst | undefined): string =>
  uitkomst === undefined
    ? ''
    : JSON.stringify([
        uitkomst.hoekanker,
        (uitkomst.bevestigingsmiddelen ?? []).toSorted(),
        uitkomst.aantal,
        uitkomst.geadviseerd,
        uitkomst.hartOpHart,
        uitkomst.unityCheck === null ? null : formatUnityCheck(uitkomst.unityCheck),
        uitkomst.oordeel,
        (uitkomst.waarschuwingen ?? []).toSorted(),
        uitkomst.posities,
      ]);

/**
 * What can be compared with the other outcome of the side: a release before kept neither warnings nor places. The
 * places are told where no number or distance tells that they moved.
 */
const vergelijkbaar = (
  uitkomst: ZijdeUitkomst | undefined,
  ander: ZijdeUitkomst | undefined,
): ZijdeUitkomst | undefined => {
  if (uitkomst === undefined) return undefined;
  const { waarschuwingen, posities, ...rest } = uitkomst;
  const isVerschoven =
    posities !== undefined &&
    ander?.posities !== undefined &&
    uitkomst.aantal === ander.aantal &&
    uitkomst.hartOpHart === ander.hartOpHart &&
    String(posities) !== String(ander.posities);
  return {
    ...rest,
    ...((ander === undefined || ander.waarschuwingen !== undefined) && { waarschuwingen }),
    ...(isVerschoven && { posities }),
  };
};

/** The sides of which two outcomes differ, or null when they are the same. `nieuw` null: there is no advice. */
export const vergelijkUitkomst = (
  oud: Uitkomst,
  nieuw: Uitkomst | null,
): readonly ZijdeVerschil[] | null => {
  const verschillen = ZIJDEN.flatMap((zijde): ZijdeVerschil[] => {
    const [toen, nu] = [oud[zijde], nieuw?.[zijde]];
    const [was, wordt] = [vergelijkbaar(toen, nu), vergelijkbaar(nu, toen)];
    return meaningOf(was) === meaningOf(wordt)
      ? []
      : [{ zijde, oud: was ?? null, nieuw: wordt ?? null }];
  });
  return verschillen.length === 0 && nieuw !== null ? null : verschillen;
};
