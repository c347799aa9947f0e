import type { ProjectGegevens } from '@adviestool/contract/project';

import type { MeldingInhoud } from './melding.ts';

/** The warning of kust in windgebied III (rekenmodel 1.3), or null. */
export const kustMelding = ({
  terreincategorie,
  windgebied,
}: Partial<
  Pick<ProjectGegevens, 'terreincategorie' | 'windgebied'>
>): MeldingInhoud<'KUST_WINDGEBIED_3'> | null =>
  terreincategorie === 'kust' && windgebied === 3 ? { code: 'KUST_WINDGEBIED_3' } : null;

/** The warning for a gevelvulling whose own gebouwhoogte is lower than that of its project, in m; or null. */
export const gebouwhoogteMelding = (
  eigen: number | null,
  project: number | null,
): MeldingInhoud<'GEBOUWHOOGTE_LAGER'> | null =>
  eigen !== null && project !== null && eigen < project
    ? { code: 'GEBOUWHOOGTE_LAGER', eigen, project }
    : null;
