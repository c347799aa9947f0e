import type { GebeurtenisSoort } from '@adviestool/contract/gebeurtenissen';
import type { InzageSoort } from '@adviestool/contract/inzage';

const GEBEURTENISSEN = {
  inzage: { gemaakt: 'link_gemaakt', ingetrokken: 'link_ingetrokken', geopend: 'link_geopend' },
  bouwplaats: {
    gemaakt: 'bouwplaatslink_gemaakt',
    ingetrokken: 'bouwplaatslink_ingetrokken',
    geopend: 'bouwplaatslink_geopend',
  },
} as const satisfies Record<InzageSoort, Record<string, GebeurtenisSoort>>;

/** What the log of a company says of a link: one for the site may write, and is told apart. */
export const linkGebeurtenis = (
  soort: InzageSoort,
  wat: keyof (typeof GEBEURTENISSEN)['inzage'],
): GebeurtenisSoort => GEBEURTENISSEN[soort][wat];
