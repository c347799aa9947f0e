import { LID_ROLLEN, type LidRol } from '@adviestool/contract/leden';
import { rolLabels } from '@adviestool/contract/rolLabels';

/** What each role may, for who gives it. */
export const ROLLEN = {
  'company-employee': {
    label: rolLabels['company-employee'],
    description: 'Maakt projecten en beheert die zelf.',
  },
  'company-dashboard': {
    label: rolLabels['company-dashboard'],
    description: 'Ziet alle projecten en wijzigt niets.',
  },
  'company-moderator': {
    label: rolLabels['company-moderator'],
    description: 'Ziet, wijzigt en beheert alle projecten.',
  },
  'company-administrator': {
    label: rolLabels['company-administrator'],
    description: 'Beheert ook het bedrijf: leden, logo, standaarden en instellingen.',
  },
} satisfies Record<LidRol, { label: string; description: string }>;

/** The roles as the choice of a form. */
export const ROL_KEUZES = LID_ROLLEN.map((value) => ({ value, ...ROLLEN[value] }));

const isLidRol = (rol: string): rol is LidRol => LID_ROLLEN.some((each) => each === rol);

/** The role that counts most; null: a member without one. */
export const rolOf = (rollen: readonly string[]): LidRol | null =>
  rollen
    .filter(isLidRol)
    .toSorted((one, other) => LID_ROLLEN.indexOf(other) - LID_ROLLEN.indexOf(one))[0] ?? null;
