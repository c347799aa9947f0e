import { PROJECT_KOLOMMEN, type ProjectGegevens } from '@adviestool/contract/project';
import type { ProjectData } from '@adviestool/contract/projectData';

/** That the gebouwhoogte is to be checked, which no form asks. */
export const CONTROLEREN = 'gebouwhoogteControleren' satisfies keyof ProjectGegevens;

const KOLOM_VAN = new Map<string, string>([
  ...Object.entries(PROJECT_KOLOMMEN),
  [CONTROLEREN, 'gebouwhoogte_controleren' satisfies keyof ProjectData],
]);

const VELD_VAN = new Map<string, string>(
  Object.entries(PROJECT_KOLOMMEN).map(([veld, kolom]) => [kolom, veld]),
);

/** The column of a path in the data of a project; what has none is called as it is. */
export const kolomVan = (pad: string): string => KOLOM_VAN.get(pad) ?? pad;

/** The field that a column holds; null: none. */
export const veldVan = (kolom: string): string | null => VELD_VAN.get(kolom) ?? null;
