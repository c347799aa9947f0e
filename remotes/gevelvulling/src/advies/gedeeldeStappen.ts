import { ZIJDEN, type Zijde } from '@adviestool/contract/zijde';
import type { Advies, Stap } from '@adviestool/domain/advies';

const isSame = (left: Stap, right: Stap | undefined): boolean =>
  right !== undefined &&
  left.label === right.label &&
  left.invulling === right.invulling &&
  left.uitkomst === right.uitkomst;

interface GedeeldeStappen {
  /** The steps that every side begins with: wind, weight and safety. */
  algemeen: readonly Stap[];
  /** The steps of a side after those. */
  zijde: (zijde: Zijde) => readonly Stap[];
}

/** Tells the steps that all sides have in common from those of each side, to show them once. */
export const gedeeldeStappen = ({ zijden }: Advies): GedeeldeStappen => {
  const [first = [], ...others] = ZIJDEN.flatMap((zijde) => {
    const stappen = zijden[zijde]?.stappen;
    return stappen === undefined ? [] : [stappen];
  });
  const different = first.findIndex((stap, index) =>
    others.some((stappen) => !isSame(stap, stappen[index])),
  );
  const aantal = different === -1 ? first.length : different;
  const gedeeld = others.length === 0 ? 0 : aantal;
  return {
    algemeen: first.slice(0, gedeeld),
    zijde: (zijde) => zijden[zijde]?.stappen.slice(gedeeld) ?? [],
  };
};
