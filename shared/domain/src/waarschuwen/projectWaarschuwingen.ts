import type { ProjectGegevens } from '@adviestool/contract/project';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';

import { UIT_IMPORT_APART } from '../toelichting/uitImport.ts';
import { gelijkendeMerken } from './gelijkendeMerken.ts';
import {
  getal,
  isAltijdCC3,
  klasseDoorHoogte,
  regelsVoor,
  vierBouwlagen,
  wanneer,
  zegAlles,
  type Antwoorden,
  type WaarschuwingRegel,
  type Waarschuwing,
} from './regels.ts';

/** Pressure on a flat facade (0,8) with underpressure inside (0,3). [B] rekenmodel 1.5. */
export const WINDVORMFACTOR_DRUK = 1.1;
/** Of zone A, at the corners of a building. [S] rekenmodel 1.5. */
const WINDVORMFACTOR_HOEKZONE = 1.4;
/** As `GEVOLGKLASSE_VAN_TYPE_BOUW` of the calculation, which no form needs; a test compares. */
export const KLASSE_VAN_TYPE_BOUW: Readonly<Record<string, string>> = {
  woning: 'CC1',
  kantoorWoongebouw: 'CC2',
  openbaarGebouw: 'CC3',
};

const { waarschuwing, info } = regelsVoor({
  typeBouw: 'Type bouw',
  gevolgklasse: 'Gevolgklasse',
  gebouwhoogte: 'Gebouwhoogte',
  windvormFactor: 'Windvormfactor',
});

const isOnder = (waarde: unknown, grens: number): boolean => (getal(waarde) ?? grens) < grens;

/** A class was chosen below that of the type bouw. */
const lagereKlasse = ({ typeBouw, gevolgklasse, gebouwhoogte }: Antwoorden): string | null => {
  const klasse = KLASSE_VAN_TYPE_BOUW[String(typeBouw)] ?? '';
  const isLager = typeof gevolgklasse === 'string' && gevolgklasse < klasse;
  return wanneer(
    isLager && !isAltijdCC3(gebouwhoogte),
    `Lager dan ${klasse}, de klasse van dit type bouw.`,
  );
};

/** Of a project, in the order of its form. */
export const PROJECT_REGELS: readonly WaarschuwingRegel[] = [
  waarschuwing('WONING_HOOG', 'typeBouw', (antwoorden) =>
    vierBouwlagen(antwoorden, antwoorden['gebouwhoogte']),
  ),
  waarschuwing('GEVOLGKLASSE_LAAG', 'gevolgklasse', lagereKlasse),
  info('GEVOLGKLASSE_HOOGTE', 'gevolgklasse', (antwoorden) =>
    klasseDoorHoogte(antwoorden, antwoorden['gebouwhoogte']),
  ),
  waarschuwing('GEEN_WIND', 'windvormFactor', ({ windvormFactor }) =>
    wanneer(windvormFactor === 0, 'Er is geen wind gerekend.'),
  ),
  waarschuwing('WIND_TE_LAAG', 'windvormFactor', ({ windvormFactor }) =>
    wanneer(
      windvormFactor !== 0 && isOnder(windvormFactor, WINDVORMFACTOR_DRUK),
      'Lager dan de druk op een vlakke gevel (0,8 + 0,3). Met deze factor is de wind te laag gerekend.',
    ),
  ),
  info('BUITEN_HOEKZONE', 'windvormFactor', ({ windvormFactor }) =>
    wanneer(isOnder(windvormFactor, WINDVORMFACTOR_HOEKZONE), 'Alleen buiten hoekzone A.'),
  ),
];

/**
 * Of a height that nobody has looked at since its import. Not below its field: who types another there has looked at
 * it, and the mark goes when that is saved.
 */
export const HOOGTE_UIT_IMPORT = waarschuwing(
  'GEBOUWHOOGTE_CONTROLEREN',
  'gebouwhoogte',
  ({ gebouwhoogteControleren, gebouwhoogte }) =>
    wanneer(
      gebouwhoogteControleren === true && getal(gebouwhoogte) !== null,
      `${UIT_IMPORT_APART}. De wind is met ${formatGetal(getal(gebouwhoogte) ?? 0)} m gerekend.`,
    ),
);

const WIND_REGELS = PROJECT_REGELS.filter(({ veld }) => veld === 'windvormFactor');

/** Of the windvormfactor of one facade. */
export const waarschuwingenVanFactor = (factor: unknown): Waarschuwing[] =>
  zegAlles(WIND_REGELS, { windvormFactor: factor });

/** Of the factors of facades, each with its facade. */
const waarschuwingenVanGevels = ({ windvormfactoren }: Partial<ProjectGegevens>): Waarschuwing[] =>
  (windvormfactoren ?? []).flatMap(({ gevel, factor }) =>
    waarschuwingenVanFactor(factor).map((gezegd) => ({
      ...gezegd,
      melding: `Windvormfactor van gevel ${gevel.trim()}: ${gezegd.tekst}`,
    })),
  );

/** What is to be said of a project, once for all its gevelvullingen. */
export const waarschuwingenVanProject = (
  projectGegevens: Partial<ProjectGegevens>,
): Waarschuwing[] => [
  ...zegAlles([HOOGTE_UIT_IMPORT, ...PROJECT_REGELS], { ...projectGegevens }),
  ...waarschuwingenVanGevels(projectGegevens),
];

/** The same with what is said of its merken together. */
export const waarschuwingenVanHeelProject = (
  projectGegevens: Partial<ProjectGegevens>,
  gevelvullingen: Parameters<typeof gelijkendeMerken>[0],
): Waarschuwing[] => [
  ...waarschuwingenVanProject(projectGegevens),
  ...gelijkendeMerken(gevelvullingen),
];

/** What a project is warned of, once each, in words. */
export const gewaarschuwdVanProject = ({
  projectGegevens,
  gevelvullingen,
}: {
  readonly projectGegevens: Partial<ProjectGegevens>;
  readonly gevelvullingen: Parameters<typeof gelijkendeMerken>[0];
}): string[] => [
  ...new Set(
    waarschuwingenVanHeelProject(projectGegevens, gevelvullingen).flatMap(({ soort, melding }) =>
      soort === 'waarschuwing' ? [melding] : [],
    ),
  ),
];
