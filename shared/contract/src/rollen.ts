interface Rol {
  label: string;
  /** What it may, for who gives it. */
  uitleg: string;
  /** Makes projects, and may get those of others. */
  maaktProjecten: boolean;
  /** Changes and manages all projects of the company. */
  beheertProjecten: boolean;
}

/** The roles that an administrator gives, from the least to the most; who has another one, or none, keeps it until then. */
export const ROLLEN = {
  'company-employee': {
    label: 'Medewerker',
    uitleg: 'Maakt projecten en beheert die zelf.',
    maaktProjecten: true,
    beheertProjecten: false,
  },
  'company-dashboard': {
    label: 'Meekijker',
    uitleg: 'Ziet alle projecten en wijzigt niets.',
    maaktProjecten: false,
    beheertProjecten: false,
  },
  'company-moderator': {
    label: 'Projectbeheerder',
    uitleg: 'Ziet, wijzigt en beheert alle projecten.',
    maaktProjecten: true,
    beheertProjecten: true,
  },
  'company-administrator': {
    label: 'Beheerder',
    uitleg: 'Beheert ook het bedrijf: leden, logo, standaarden en instellingen.',
    maaktProjecten: true,
    beheertProjecten: true,
  },
} as const satisfies Record<string, Rol>;

export type LidRol = keyof typeof ROLLEN;

const isLidRol = (rol: string): rol is LidRol => Object.hasOwn(ROLLEN, rol);

export const LID_ROLLEN: readonly LidRol[] = Object.keys(ROLLEN).filter(isLidRol);

/** What somebody is to a group without having been given it. */
export const IMPLIED_ROLES = ['company-anonymous', 'company-member', 'company-outsider'] as const;

export type GroupRole = LidRol | (typeof IMPLIED_ROLES)[number];

/** The roles a user can have in a company group. */
export const GROUP_ROLES: readonly GroupRole[] = [...LID_ROLLEN, ...IMPLIED_ROLES];

/** Of the roles of a member, the given one that counts most; null: a member without one. */
export const rolOf = (rollen: readonly string[]): LidRol | null =>
  LID_ROLLEN.findLast((rol) => rollen.includes(rol)) ?? null;

/** What a role is called; of one that is not given, its code. */
export const rolTekst = (rol: string): string => (isLidRol(rol) ? ROLLEN[rol].label : rol);

/** Whether a member with these roles makes projects: without a given one too. */
export const maaktProjecten = (rollen: readonly string[]): boolean => {
  const gegeven = rollen.filter(isLidRol);
  return gegeven.length === 0 || gegeven.some((rol) => ROLLEN[rol].maaktProjecten);
};

/** Whether a member with these roles manages all projects of the company. */
export const beheertProjecten = (rollen: readonly string[]): boolean =>
  rollen.some((rol) => isLidRol(rol) && ROLLEN[rol].beheertProjecten);
