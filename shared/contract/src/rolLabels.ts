import type { LidRol } from './leden.ts';

/** What the roles of a company are called. */
export const rolLabels: Readonly<Record<LidRol, string>> = {
  'company-employee': 'Medewerker',
  'company-dashboard': 'Meekijker',
  'company-moderator': 'Projectbeheerder',
  'company-administrator': 'Beheerder',
};
