import type { InzageLink, InzageStand } from '@adviestool/contract/inzage';

import { inzageLinks } from '../database/schema/inzage.ts';
import { users } from '../database/schema/users.ts';

/** What a list takes of links joined with who made them. */
export const linkColumns = {
  id: inzageLinks.id,
  label: inzageLinks.label,
  door: users.name,
  isActive: users.status,
  created: inzageLinks.created,
  expires: inzageLinks.expires,
  withdrawn: inzageLinks.withdrawn_at,
  used: inzageLinks.last_used,
};

interface LinkRow {
  id: string;
  label: string | null;
  door: string;
  isActive: boolean;
  created: Date;
  expires: Date;
  withdrawn: Date | null;
  used: Date | null;
}

const standOf = ({ withdrawn, expires, isActive }: LinkRow, now: Date): InzageStand => {
  if (withdrawn !== null) return 'ingetrokken';
  if (expires <= now) return 'verlopen';
  return isActive ? 'geldig' : 'ingetrokken';
};

export const toLink = (row: LinkRow, now: Date): InzageLink => ({
  id: row.id,
  label: row.label,
  door: row.door,
  gemaakt: row.created.toISOString(),
  verloopt: row.expires.toISOString(),
  gebruikt: row.used?.toISOString() ?? null,
  stand: standOf(row, now),
});
