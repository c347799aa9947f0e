import type { Catalogus } from './catalogus.ts';

/* What no catalogue of real products has. No schema: what is stored already stays readable, and is warned of. */

/** Smallest partial factor of a resistance. [N] NEN-EN 1990: below 1 it would raise it. */
const GAMMA_M_MINIMUM = 1;
/** Largest modification factor of timber. [N] NEN-EN 1995-1-1, table 3.1. */
const KMOD_MAXIMUM = 1.1;
/** Largest factor of a substrate: none is stronger than the concrete that was tested. [P] */
const ONDERGRONDFACTOR_MAXIMUM = 1;
export interface Bevinding {
  readonly path: (string | number)[];
  readonly message: string;
}

/** With a decimal comma. */
export const getalTekst = (waarde: number): string => String(waarde).replace('.', ',');

const onder = (path: Bevinding['path'], waarde: number, grens: number): Bevinding[] =>
  waarde < grens
    ? [{ path, message: `${getalTekst(waarde)} is kleiner dan ${getalTekst(grens)}.` }]
    : [];

const boven = (path: Bevinding['path'], waarde: number, grens: number): Bevinding[] =>
  waarde > grens
    ? [{ path, message: `${getalTekst(waarde)} is groter dan ${getalTekst(grens)}.` }]
    : [];

/** The values with which a resistance is calculated too high, each with its path. */
export const buitenGrenzen = ({
  hoekankers,
  bevestigingsmiddelenBouwkundig,
  bevestigingsmiddelenHout,
  ondergrondfactor,
}: Catalogus): Bevinding[] => [
  ...hoekankers.flatMap(({ gammaM }, index) =>
    onder(['hoekankers', index, 'gammaM'], gammaM, GAMMA_M_MINIMUM),
  ),
  ...bevestigingsmiddelenBouwkundig.flatMap(({ gammaM }, index) =>
    Object.entries(gammaM).flatMap(([materiaal, waarde]) =>
      onder(
        ['bevestigingsmiddelenBouwkundig', index, 'gammaM', materiaal],
        waarde,
        GAMMA_M_MINIMUM,
      ),
    ),
  ),
  ...bevestigingsmiddelenHout.flatMap(({ gammaM, kmod }, index) => [
    ...onder(['bevestigingsmiddelenHout', index, 'gammaM'], gammaM, GAMMA_M_MINIMUM),
    ...boven(['bevestigingsmiddelenHout', index, 'kmod'], kmod, KMOD_MAXIMUM),
  ]),
  ...Object.entries(ondergrondfactor).flatMap(([ondergrond, waarde]) =>
    boven(['ondergrondfactor', ondergrond], waarde, ONDERGRONDFACTOR_MAXIMUM),
  ),
];
