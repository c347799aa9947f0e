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

const redenTekst = (reden: string): string =>
  Object.entries(teksten.redenen).find(([each]) => each === reden)?.[1] ?? reden;

/** The role, how many advices, what members see of each other's projects, why somebody was not let in; empty: nothing. */
export const detailTekst = ({ details }: Pick<Gebeurtenis, 'details'>): string => {
  const { rol, aantal, zichtbaarheid, reden } = details;
  return [
    rol === undefined ? '' : rolTekst(rol),
    aantal === undefined ? '' : teksten.gevelvullingen(aantal),
    zichtbaarheid === undefined ? '' : teksten.zichtbaarheid[zichtbaarheid],
    reden === undefined ? '' : redenTekst(reden),
  ]
    .filter((deel) => deel !== '')
    .join(', ');
};
