import type { Gebeurtenis, GebeurtenisSoort } from '@adviestool/contract/gebeurtenissen';
import { LID_ROLLEN, ROLLEN } from '@adviestool/contract/rollen';

import { teksten } from './teksten.ts';

const isBekend = (soort: string): soort is GebeurtenisSoort => Object.hasOwn(teksten.soort, soort);

/** What happened; of a kind that only a newer release knows, its own name. */
export const soortTekst = ({ soort }: Pick<Gebeurtenis, 'soort'>): string =>
  isBekend(soort) ? teksten.soort[soort] : soort;

const rolTekst = (gegeven: string): string => {
  const rol = LID_ROLLEN.find((each) => each === gegeven);
  return rol === undefined ? gegeven : ROLLEN[rol].label;
};

/** The role that was given, how many advices, what members see of each other's projects; empty: nothing more. */
export const detailTekst = ({ details: { rol, aantal, zichtbaarheid } }: Gebeurtenis): string =>
  [
    rol === undefined ? '' : rolTekst(rol),
    aantal === undefined ? '' : teksten.gevelvullingen(aantal),
    zichtbaarheid === undefined ? '' : teksten.zichtbaarheid[zichtbaarheid],
  ]
    .filter((deel) => deel !== '')
    .join(', ');
