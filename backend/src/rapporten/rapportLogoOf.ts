import type { GelezenLogo } from '../logo/gelezenLogo.ts';

/** A logo on the cover of a report. */
export interface RapportLogo {
  /** Among the files of the template. */
  readonly pad: string;
  readonly bytes: Uint8Array;
  /** By a user, of a company; false: it came with the release. */
  readonly isGeupload: boolean;
  /** In mm; absent: as wide as it is at the usual height. */
  readonly breedte?: number;
}

/** The room on the cover, in mm. */
const RUIMTE = { breedte: 60, hoogte: 14 };

/** The logo of a company, as large as fits in its room. */
export const rapportLogoOf = ({ type, breedte, hoogte, bytes }: GelezenLogo): RapportLogo => ({
  pad: type === 'image/png' ? 'bedrijfslogo.png' : 'bedrijfslogo.jpg',
  bytes,
  isGeupload: true,
  breedte: Math.min(RUIMTE.breedte, (RUIMTE.hoogte * breedte) / hoogte),
});
