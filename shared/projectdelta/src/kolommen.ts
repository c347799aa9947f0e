import type { ProjectGegevens, ProjectVeld } from '@adviestool/contract/project';
import type { ProjectData } from '@adviestool/contract/projectData';

/** That the gebouwhoogte is to be checked, which no form asks. */
export const CONTROLEREN = 'gebouwhoogteControleren' satisfies keyof ProjectGegevens;

/** The factors of facades, which are a list and no field. */
export const WINDVORMFACTOREN = 'windvormfactoren' satisfies keyof ProjectGegevens;

/** What the record of a project calls its fields. */
const KOLOMMEN = {
  projectNaam: 'name',
  referentienummer: 'referentienummer',
  werkadres: 'werkadres',
  plaatsWerkadres: 'plaats_werkadres',
  typeBouw: 'type_bouw',
  gebouwhoogte: 'gebouwhoogte',
  gevolgklasse: 'gevolgklasse',
  windgebied: 'windgebied',
  terreincategorie: 'omgevingsgebied',
  windvormFactor: 'windvorm_factor',
} as const satisfies Record<ProjectVeld, keyof ProjectData>;

const KOLOM_VAN = new Map<string, string>([
  ...Object.entries(KOLOMMEN),
  [CONTROLEREN, 'gebouwhoogte_controleren' satisfies keyof ProjectData],
  [WINDVORMFACTOREN, 'windvormfactoren' satisfies keyof ProjectData],
]);

const VELD_VAN = new Map<string, string>(
  Object.entries(KOLOMMEN).map(([veld, kolom]) => [kolom, veld]),
);

/** The column of a path in the data of a project; what has none is called as it is. */
export const kolomVan = (pad: string): string => KOLOM_VAN.get(pad) ?? pad;

/** The field that a column holds; null: none. */
export const veldVan = (kolom: string): string | null => VELD_VAN.get(kolom) ?? null;
