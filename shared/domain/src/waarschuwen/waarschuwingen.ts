import { GEVELVULLING_TYPES, type GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';

/*
 * Answers that the specification allows and that no structural engineer signs without a word. They stand beside the
 * messages of the calculation, never among them: the advice stays what the model says.
 */

/** Pressure on a flat facade (0,8) with underpressure inside (0,3). [B] rekenmodel 1.5. */
const WINDVORMFACTOR_DRUK = 1.1;
/** Of zone A, at the corners of a building. [S] rekenmodel 1.5. */
const WINDVORMFACTOR_HOEKZONE = 1.4;
/** Height of a building with four storeys, m. [P] Three storeys of 3 m and a roof stay below it. */
const HOOGTE_VIER_BOUWLAGEN = 12;
/** Of timber-frame elements, kg/m². [P] Ten times what they weigh. */
const GEWICHT_HSB_ONGEWOON = 500;
/** Of glass, kg/m². [P] 60 mm of glass. */
export const GEWICHT_GLAS_ONGEWOON = 150;
/** What a whole gevelvulling weighs at most, kg/m²: of a kozijn and a schuifpui with the frame of the calculation. [P] */
export const GEWICHT_TOTAAL_ONGEWOON: Readonly<Record<GevelvullingType, number>> = {
  kozijn: GEWICHT_GLAS_ONGEWOON + 25,
  schuifpui: GEWICHT_GLAS_ONGEWOON + 35,
  hsb: GEWICHT_HSB_ONGEWOON,
};
/** Above it everything is CC3, m: as `HOOGTEGRENS_CC3` of the calculation. */
export const HOOGTE_CC3 = 70;
/** [P] */
const AANTAL_ONGEWOON = 1000;
/** mm. [P] The longest element that goes by road without a permit. */
const MAAT_ONGEWOON = 12_000;

const MM_PER_M = 1000;

/** Answers of project, frame and detaillering by field, as far as they are known; a form may hold text in a field. */
export type Antwoorden = Readonly<Record<string, unknown>>;

export interface Waarschuwing {
  readonly code: string;
  /** The field where it is said. */
  readonly veld: string;
  /** `info`: worth knowing, not counted. */
  readonly soort: 'waarschuwing' | 'info';
  /** As it is said below the field. */
  readonly tekst: string;
  /** As it is said elsewhere: with the name of the field. */
  readonly melding: string;
}

interface Regel extends Omit<Waarschuwing, 'tekst' | 'melding'> {
  /** Null: it does not hold. */
  readonly zeg: (antwoorden: Antwoorden) => string | null;
}

const getal = (waarde: unknown): number | null => (typeof waarde === 'number' ? waarde : null);

const wanneer = (geldt: boolean, tekst: string): string | null => (geldt ? tekst : null);

const isBoven = (waarde: unknown, grens: number): boolean => (getal(waarde) ?? 0) > grens;

const isOnder = (waarde: unknown, grens: number): boolean => (getal(waarde) ?? grens) < grens;

const ONGEWOON_GROOT = 'Ongewoon groot.';
const ONGEWOON_ZWAAR = 'Ongewoon zwaar. Klopt de eenheid?';
const VIER_BOUWLAGEN = 'Vanaf vier bouwlagen geldt meestal gevolgklasse CC2.';

/** A woning is CC1 up to the height from which everything is CC3. */
const isHogeWoning = (typeBouw: unknown, hoogte: unknown): boolean =>
  typeBouw === 'woning' && isBoven(hoogte, HOOGTE_VIER_BOUWLAGEN) && !isBoven(hoogte, HOOGTE_CC3);

/** kg/m² of the whole gevelvulling; 0 while something of it is unknown. */
const totaalPerM2 = ({ totaalgewicht, breedte, hoogte }: Antwoorden): number => {
  const oppervlakte = ((getal(breedte) ?? 0) * (getal(hoogte) ?? 0)) / MM_PER_M ** 2;
  return oppervlakte === 0 ? 0 : (getal(totaalgewicht) ?? 0) / oppervlakte;
};

const hogerDanGebouw = ({ hoogte, gebouwHoogte, gebouwhoogte }: Antwoorden): string | null => {
  const gebouw = getal(gebouwHoogte) ?? getal(gebouwhoogte);
  return gebouw !== null && isBoven(hoogte, gebouw * MM_PER_M)
    ? `${ONGEWOON_GROOT} De gevelvulling is hoger dan het gebouw van ${formatGetal(gebouw)} m.`
    : null;
};

const waarschuwing = (code: string, veld: string, zeg: Regel['zeg']): Regel => ({
  code,
  veld,
  soort: 'waarschuwing',
  zeg,
});

/** Every warning, in the order of the forms. */
const REGELS: readonly Regel[] = [
  waarschuwing('WONING_HOOG', 'typeBouw', ({ typeBouw, gebouwhoogte }) =>
    wanneer(isHogeWoning(typeBouw, gebouwhoogte), VIER_BOUWLAGEN),
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
  {
    code: 'BUITEN_HOEKZONE',
    veld: 'windvormFactor',
    soort: 'info',
    zeg: ({ windvormFactor }) =>
      wanneer(isOnder(windvormFactor, WINDVORMFACTOR_HOEKZONE), 'Alleen buiten hoekzone A.'),
  },
  waarschuwing('AANTAL_GROOT', 'aantal', ({ aantal }) =>
    wanneer(isBoven(aantal, AANTAL_ONGEWOON), ONGEWOON_GROOT),
  ),
  waarschuwing('BREEDTE_GROOT', 'breedte', ({ breedte }) =>
    wanneer(isBoven(breedte, MAAT_ONGEWOON), ONGEWOON_GROOT),
  ),
  waarschuwing(
    'HOOGTE_GROOT',
    'hoogte',
    (antwoorden) =>
      hogerDanGebouw(antwoorden) ??
      wanneer(isBoven(antwoorden['hoogte'], MAAT_ONGEWOON), ONGEWOON_GROOT),
  ),
  waarschuwing('WONING_HOOG_EIGEN', 'gebouwHoogte', ({ typeBouw, gebouwHoogte, gebouwhoogte }) =>
    wanneer(
      isHogeWoning(typeBouw, gebouwHoogte) && !isHogeWoning(typeBouw, gebouwhoogte),
      VIER_BOUWLAGEN,
    ),
  ),
  waarschuwing('GLAS_ZWAAR', 'glasgewicht', ({ glasgewicht }) =>
    wanneer(isBoven(glasgewicht, GEWICHT_GLAS_ONGEWOON), ONGEWOON_ZWAAR),
  ),
  waarschuwing('ELEMENT_ZWAAR', 'gewichtElement', ({ gewichtElement }) =>
    wanneer(isBoven(gewichtElement, GEWICHT_HSB_ONGEWOON), ONGEWOON_ZWAAR),
  ),
  waarschuwing('TOTAAL_ZWAAR', 'totaalgewicht', (antwoorden) => {
    const type = GEVELVULLING_TYPES.find((each) => each === antwoorden['gevelvullingType']);
    return wanneer(
      type !== undefined && totaalPerM2(antwoorden) > GEWICHT_TOTAAL_ONGEWOON[type],
      ONGEWOON_ZWAAR,
    );
  }),
];

/** What these fields are called, without all that a form knows of them; a test compares. */
export const GEWAARSCHUWDE_VELDEN: Readonly<Record<string, string>> = {
  typeBouw: 'Type bouw',
  windvormFactor: 'Windvormfactor',
  aantal: 'Aantal',
  breedte: 'Breedte',
  hoogte: 'Hoogte',
  gebouwHoogte: 'Gebouwhoogte',
  glasgewicht: 'Glasgewicht',
  gewichtElement: 'Gewicht element',
  totaalgewicht: 'Totaalgewicht',
};

const zeg = (regels: readonly Regel[], antwoorden: Antwoorden): Waarschuwing[] =>
  regels.flatMap(({ zeg: zegRegel, ...regel }) => {
    const tekst = zegRegel(antwoorden);
    return tekst === null
      ? []
      : [
          {
            ...regel,
            tekst,
            melding: `${GEWAARSCHUWDE_VELDEN[regel.veld] ?? regel.veld}: ${tekst}`,
          },
        ];
  });

/** What is to be said below a field. */
export const waarschuwingenBij = (veld: string, antwoorden: Antwoorden): Waarschuwing[] =>
  zeg(
    REGELS.filter((regel) => regel.veld === veld),
    antwoorden,
  );

const isVanProject = ({ veld }: Regel): boolean => veld === 'typeBouw' || veld === 'windvormFactor';

const VAN_PROJECT = REGELS.filter(isVanProject);
const VAN_GEVELVULLING = REGELS.filter((regel) => !isVanProject(regel));

/** What is to be said of a project, once for all its gevelvullingen. */
export const waarschuwingenVanProject = (
  projectGegevens: Partial<ProjectGegevens>,
): Waarschuwing[] => zeg(VAN_PROJECT, { ...projectGegevens });

interface Ingevuld {
  readonly gevelvullingEnKaderData: object;
  readonly detailleringData: object;
}

/** What is to be said of one gevelvulling besides. */
export const waarschuwingenVanGevelvulling = (
  projectGegevens: Partial<ProjectGegevens>,
  { gevelvullingEnKaderData, detailleringData }: Ingevuld,
): Waarschuwing[] =>
  zeg(VAN_GEVELVULLING, { ...projectGegevens, ...gevelvullingEnKaderData, ...detailleringData });
