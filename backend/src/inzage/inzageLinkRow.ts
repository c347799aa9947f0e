import type { InzageLink, InzageSoort, InzageStand } from '@adviestool/contract/inzage';

import { inzageLinks } from '../database/schema/inzage.ts';
import { shownName } from '../database/shownName.ts';
import { makerColumns, mayShow, type LinkMaker } from './liveLink.ts';

/** What a list takes of links joined with their project, who made them and that one's membership. */
export const linkColumns = {
  ...makerColumns,
  id: inzageLinks.id,
  soort: inzageLinks.soort,
  label: inzageLinks.label,
  door: shownName,
  created: inzageLinks.created,
  expires: inzageLinks.expires,
  withdrawn: inzageLinks.withdrawn_at,
  used: inzageLinks.last_used,
};

interface LinkRow extends LinkMaker {
  id: string;
  soort: InzageSoort | null;
  label: string | null;
  door: string;
  created: Date;
  expires: Date;
  withdrawn: Date | null;
  used: Date | null;
}

const standOf = (row: LinkRow, now: Date): InzageStand => {
  if (row.withdrawn !== null) return 'ingetrokken';
  if (row.expires <= now) return 'verlopen';
  return mayShow(row) ? 'geldig' : 'ingetrokken';
};

export const toLink = (row: LinkRow, now: Date): InzageLink => {
  const stand = standOf(row, now);
  return {
    id: row.id,
    soort: row.soort ?? 'inzage',
    label: row.label,
    door: row.door,
    gemaakt: row.created.toISOString(),
    verloopt: row.expires.toISOString(),
    gebruikt: row.used?.toISOString() ?? null,
    stand,
    maker_zonder_recht: stand === 'ingetrokken' && !mayShow(row),
  };
};
