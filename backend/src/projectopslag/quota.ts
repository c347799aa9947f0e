import { formatDecimalen } from '@adviestool/getallen/formatDecimalen';
import { formatNumber } from '@adviestool/getallen/formatNumber';

import type { Quota, Ruimte } from '../config/quota.ts';
import { HttpProblem } from '../http/httpProblem.ts';

/** What is in use of a group, and by one user in it. */
export interface Gebruik {
  user: Ruimte;
  group: Ruimte;
}

const MEGABYTE = 1_000_000;

const megabytes = (bytes: number): string => `${formatDecimalen(bytes / MEGABYTE, 0, 1)} MB`;

/** What is refused: input, a deleted project that comes back, a copy, a file of a project, or a photo of the site. */
export type Aanleiding = 'invoer' | 'herstel' | 'kopie' | 'bestand' | 'foto';

const NIET_GEDAAN: Readonly<Record<Aanleiding, string>> = {
  invoer: 'Uw invoer is niet opgeslagen.',
  herstel: 'Het verwijderde project is niet teruggezet.',
  kopie: 'Het project is niet gekopieerd.',
  bestand: 'Het project is niet geïmporteerd.',
  foto: 'De foto is niet opgeslagen.',
};

const reached = (message: string, aanleiding: Aanleiding = 'invoer'): HttpProblem =>
  new HttpProblem(422, 'quota', { message: `${message} ${NIET_GEDAAN[aanleiding]}` });

/**
 * Refuses projects that a colleague has no room for; the group keeps what it has.
 * @param more what is handed over
 * @throws HttpProblem 422
 */
export const checkOverdracht = (
  { user: grens }: Quota,
  nu: Ruimte,
  { naam, projecten, bytes }: Ruimte & { naam: string },
): void => {
  const refuse = (erbij: string, mag: string): HttpProblem =>
    new HttpProblem(422, 'quota', {
      message: `${naam} heeft met deze overdracht ${erbij}, en het ${mag} zijn. Kies een andere collega, ${VRAAG} Er is niets overgedragen.`,
    });
  if (projecten > 0 && nu.projecten + projecten > grens.projecten) {
    throw refuse(
      `${formatNumber(nu.projecten + projecten)} projecten`,
      `mogen er ${formatNumber(grens.projecten)}`,
    );
  }
  if (bytes > 0 && nu.bytes + bytes > grens.bytes) {
    throw refuse(`${megabytes(nu.bytes + bytes)} aan projecten`, `mag ${megabytes(grens.bytes)}`);
  }
};

/** @throws HttpProblem 422 when a project would be larger than one may be */
export const checkProjectSize = (
  { project }: Quota,
  bytes: number,
  aanleiding?: Aanleiding,
): void => {
  if (bytes <= project) return;
  throw reached(
    `Dit project wordt te groot: ${megabytes(bytes)}, en een project mag ${megabytes(project)} zijn. ` +
      'Verdeel de gevelvullingen over meer projecten.',
    aanleiding,
  );
};

/** Also who does not own a project puts it back. */
const WIENS: Readonly<Record<Aanleiding, Record<'user' | 'group', string>>> = {
  invoer: { user: 'U hebt', group: 'Uw bedrijf heeft' },
  kopie: { user: 'U hebt', group: 'Uw bedrijf heeft' },
  bestand: { user: 'U hebt', group: 'Uw bedrijf heeft' },
  herstel: { user: 'De eigenaar van dit project heeft', group: 'Uw bedrijf heeft' },
  // Also who has a link for the site sends one.
  foto: { user: 'De eigenaar van dit project heeft', group: 'Het bedrijf van dit project heeft' },
};
const VRAAG = 'of vraag de beheerder van de adviestool om meer ruimte.';

interface Uitbreiding extends Ruimte {
  aanleiding?: Aanleiding;
}

/**
 * Refuses what does not fit beside what is there.
 * @param more what a write adds
 * @throws HttpProblem 422
 */
export const checkRuimte = (quota: Quota, gebruik: Gebruik, more: Uitbreiding): void => {
  const { aanleiding = 'invoer' } = more;
  for (const wie of ['user', 'group'] as const) {
    const [grens, nu] = [quota[wie], gebruik[wie]];
    if (more.projecten > 0 && nu.projecten + more.projecten > grens.projecten) {
      throw reached(
        `${WIENS[aanleiding][wie]} ${formatNumber(nu.projecten)} projecten, en het mogen er ${formatNumber(grens.projecten)} zijn. ` +
          `Verwijder projecten die niet meer nodig zijn, ${VRAAG}`,
        aanleiding,
      );
    }
    if (more.bytes > 0 && nu.bytes + more.bytes > grens.bytes) {
      throw reached(
        `${WIENS[aanleiding][wie]} ${megabytes(nu.bytes)} aan projecten, en het mag ${megabytes(grens.bytes)} zijn. ` +
          `Verwijder projecten die niet meer nodig zijn (een verwijderd project telt nog dertig dagen mee), ${VRAAG}`,
        aanleiding,
      );
    }
  }
};
