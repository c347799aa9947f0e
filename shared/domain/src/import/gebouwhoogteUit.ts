import type { ImportMessage } from '@adviestool/contract/importMessage';
import type { ProjectGegevens } from '@adviestool/contract/project';

import { TOLERANTIE } from '../rekenen/uitgangspunten.ts';
import { GEBOUWHOOGTE_GRENZEN } from '../velden/invoergrenzen.ts';

const MM_PER_M = 1000;

const isNumber = (value: number | null | undefined): value is number => typeof value === 'number';

/** Highest of points above ground, mm; null: none is known. */
export const hoogsteVan = (punten: readonly (number | null | undefined)[]): number | null => {
  const bekend = punten.filter(isNumber);
  // One after another: a spread of thousands is too much for a call.
  return bekend.length === 0 ? null : bekend.reduce((hoogste, punt) => Math.max(hoogste, punt));
};

/** The gebouwhoogte that a highest point proposes: whole m, upwards, within the bounds. */
export const voorstelVan = (hoogstePunt: number): number => {
  const { min, max } = GEBOUWHOOGTE_GRENZEN;
  return Math.min(max, Math.max(min, Math.ceil(hoogstePunt / MM_PER_M - TOLERANTIE.waarde)));
};

/** That a project is lower than what stands in it. */
export interface TeLaag {
  /** mm above ground. */
  readonly hoogstePunt: number;
  /** What its gebouwhoogte should at least be, m; null: nothing higher can be filled in. */
  readonly voorstel: number | null;
}

/** That a gebouwhoogte is lower than a highest point, or not known; null: it is high enough. */
export const teLaagVoor = (
  gebouwhoogte: number | null,
  hoogstePunt: number | null,
): TeLaag | null => {
  if (hoogstePunt === null) return null;
  const voorstel = voorstelVan(hoogstePunt);
  if (gebouwhoogte === null) return { hoogstePunt, voorstel };
  if (hoogstePunt / MM_PER_M <= gebouwhoogte + TOLERANTIE.waarde) return null;
  return { hoogstePunt, voorstel: voorstel > gebouwhoogte ? voorstel : null };
};

/**
 * The height of the building that a message tells, for the wind. The roof may be higher than its highest
 * gevelvulling: only what the message says itself, and no element contradicts, needs no look.
 */
export const gebouwhoogteUit = (
  { project, gevelvullingen }: Pick<ImportMessage, 'project' | 'gevelvullingen'>,
  standaard: number | null,
): Pick<ProjectGegevens, 'gebouwhoogte' | 'gebouwhoogteControleren'> => {
  const gezegd = project.gebouwhoogte ?? null;
  const hoogste = hoogsteVan(gevelvullingen.map(({ hoogste_punt: punt }) => punt));
  if (gezegd !== null && teLaagVoor(gezegd, hoogste) === null) return { gebouwhoogte: gezegd };
  const geschat = hoogste === null ? standaard : voorstelVan(hoogste);
  return { gebouwhoogte: gezegd ?? geschat, gebouwhoogteControleren: true };
};
