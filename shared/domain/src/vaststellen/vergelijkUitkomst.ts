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
      ]);

/** Warnings count where both outcomes have them: a release before did not keep them. */
const vergelijkbaar = (
  uitkomst: ZijdeUitkomst | undefined,
  ander: ZijdeUitkomst | undefined,
): ZijdeUitkomst | undefined => {
  if (uitkomst === undefined || ander === undefined || ander.waarschuwingen !== undefined) {
    return uitkomst;
  }
  const { waarschuwingen: _nietTeVergelijken, ...rest } = uitkomst;
  return rest;
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
