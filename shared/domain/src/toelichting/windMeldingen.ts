import type { ProjectGegevens } from '@adviestool/contract/project';

import { MELDING_TEKSTEN } from './melding.ts';

/** The warning of KUST_WINDGEBIED_3 (rekenmodel 1.3), or null. */
export const kustTekst = ({
  terreincategorie,
  windgebied,
}: Partial<Pick<ProjectGegevens, 'terreincategorie' | 'windgebied'>>): string | null =>
  terreincategorie === 'kust' && windgebied === 3 ? MELDING_TEKSTEN.KUST_WINDGEBIED_3 : null;

/** The warning for a gevelvulling whose own gebouwhoogte is lower than that of its project, in m; or null. */
export const gebouwhoogteTekst = (eigen: number | null, project: number | null): string | null =>
  eigen !== null && project !== null && eigen < project
    ? MELDING_TEKSTEN.GEBOUWHOOGTE_LAGER(eigen, project)
    : null;
