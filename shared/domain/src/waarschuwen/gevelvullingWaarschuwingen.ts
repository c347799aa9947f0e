import { GEVELVULLING_TYPES, type GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { windvormfactorenSchema } from '@adviestool/contract/windvormfactoren';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';

import { gevelZonderFactor } from '../rekenen/gevelZonderFactor.ts';
import {
  getal,
  isAltijdCC3,
  isBoven,
  klasseDoorHoogte,
  regelsVoor,
  vierBouwlagen,
  wanneer,
  zegAlles,
  type Antwoorden,
  type WaarschuwingRegel,
  type Waarschuwing,
} from './regels.ts';

/** Of timber-frame elements, kg/m². [P] Ten times what they weigh. */
const GEWICHT_HSB_ONGEWOON = 500;
/** Of glass, kg/m². [P] 60 mm of glass. */
const GEWICHT_GLAS_ONGEWOON = 150;
/** The same, at least. [P] 4 mm of glass. */
const GEWICHT_GLAS_LICHT = 10;
/** Of the frame of the calculation, kg/m²: what a whole kozijn or schuifpui weighs at least. [P] */
export const GEWICHT_ZONDER_GLAS = { kozijn: 25, schuifpui: 35 } as const;
/** What a whole gevelvulling weighs at most, kg/m². [P] */
const GEWICHT_TOTAAL_ONGEWOON: Readonly<Record<GevelvullingType, number>> = {
  kozijn: GEWICHT_GLAS_ONGEWOON + GEWICHT_ZONDER_GLAS.kozijn,
  schuifpui: GEWICHT_GLAS_ONGEWOON + GEWICHT_ZONDER_GLAS.schuifpui,
  hsb: GEWICHT_HSB_ONGEWOON,
};
/** [P] */
const AANTAL_ONGEWOON = 1000;
/** mm. [P] The longest element that goes by road without a permit. */
const MAAT_ONGEWOON = 12_000;

const MM_PER_M = 1000;

const ONGEWOON_GROOT = 'Ongewoon groot.';
const ONGEWOON_ZWAAR = 'Ongewoon zwaar. Klopt de eenheid?';

const { waarschuwing, info } = regelsVoor({
  merk: 'Merk',
  aantal: 'Aantal',
  breedte: 'Breedte',
  hoogte: 'Hoogte',
  gebouwHoogte: 'Gebouwhoogte',
  gevel: 'Gevel',
  glasgewicht: 'Glasgewicht',
  gewichtElement: 'Gewicht element',
  totaalgewicht: 'Totaalgewicht',
});

/** Glass that the weight is made of: often tonnes, or millimetres. */
const lichtGlas = ({ glasgewicht, gewichtinvoer }: Antwoorden): string | null => {
  const glas = gewichtinvoer === 'totaalgewicht' ? null : getal(glasgewicht);
  if (glas === 0) return 'Er is geen glas gerekend.';
  return wanneer(glas !== null && glas < GEWICHT_GLAS_LICHT, 'Ongewoon licht. Klopt de eenheid?');
};

/** kg/m² of the whole gevelvulling; 0 while something of it is unknown. */
const totaalPerM2 = ({ totaalgewicht, breedte, hoogte }: Antwoorden): number => {
  const oppervlakte = ((getal(breedte) ?? 0) * (getal(hoogte) ?? 0)) / MM_PER_M ** 2;
  return oppervlakte === 0 ? 0 : (getal(totaalgewicht) ?? 0) / oppervlakte;
};

/** A frame without its glass weighs more already: as when the weight is that of another size. */
const lichterDanRaamwerk = (antwoorden: Antwoorden): string | null => {
  const { gevelvullingType: type } = antwoorden;
  const raamwerk = type === 'kozijn' || type === 'schuifpui' ? GEWICHT_ZONDER_GLAS[type] : 0;
  const perM2 = totaalPerM2(antwoorden);
  return wanneer(
    perM2 > 0 && perM2 < raamwerk,
    `Ongewoon licht. Zonder glas rekent de tool al met ${raamwerk} kg/m². Klopt het gewicht bij deze maat?`,
  );
};

/** The height that its wind is calculated with, m. */
const gebouwVan = ({ gebouwHoogte, gebouwhoogte }: Antwoorden): number | null =>
  getal(gebouwHoogte) ?? getal(gebouwhoogte);

const hogerDanGebouw = (antwoorden: Antwoorden): string | null => {
  const { hoogte } = antwoorden;
  const gebouw = gebouwVan(antwoorden);
  return gebouw !== null && isBoven(hoogte, Math.round(gebouw * MM_PER_M))
    ? `${ONGEWOON_GROOT} De gevelvulling is hoger dan het gebouw van ${formatGetal(gebouw)} m.`
    : null;
};

/** A building that is lower than where the model has the top of this gevelvulling: its wind is too low. */
const lagerDanModel = (antwoorden: Antwoorden): string | null => {
  const { hoogstePunt } = antwoorden;
  const gebouw = gebouwVan(antwoorden);
  return gebouw !== null && isBoven(hoogstePunt, Math.round(gebouw * MM_PER_M))
    ? `Lager dan het hoogste punt in het bouwmodel (${formatGetal((getal(hoogstePunt) ?? 0) / MM_PER_M)} m). Met ${formatGetal(gebouw)} m is de wind te laag gerekend.`
    : null;
};

/** The first letter of another script: a Cyrillic К looks as a K, and is another merk. */
const vreemdeLetter = ({ merk }: Antwoorden): string | null => {
  if (typeof merk !== 'string') return null;
  const [letter] = /(?!\p{Script=Latin})\p{L}/u.exec(merk) ?? [];
  return letter === undefined
    ? null
    : `Met een letter uit een ander schrift (${letter}). Het merk kan er hetzelfde uitzien als een ander merk en toch verschillen.`;
};

/** No factor of its facade, while that of another is higher than the project's: its wind may be too low. */
const lagereFactor = ({ gevel, windvormfactoren, windvormFactor }: Antwoorden): string | null => {
  const eigen = windvormfactorenSchema.safeParse(windvormfactoren).data;
  if (!eigen?.some(({ factor }) => factor > (getal(windvormFactor) ?? factor))) return null;
  const naam = typeof gevel === 'string' ? gevel.trim() : '';
  if (naam === '') {
    return 'Er is geen gevel ingevuld. Er is gerekend met de windvormfactor van het project; een gevel heeft een hogere.';
  }
  const zonder = gevelZonderFactor(eigen, naam);
  return zonder === null
    ? null
    : `${zonder} heeft geen eigen windvormfactor. Er is gerekend met de lagere van het project. Klopt de naam?`;
};

/** Of a gevelvulling, in the order of its forms. */
export const GEVELVULLING_REGELS: readonly WaarschuwingRegel[] = [
  waarschuwing('MERK_SCHRIFT', 'merk', vreemdeLetter),
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
  waarschuwing('GEBOUWHOOGTE_ONDER_MODEL', 'gebouwHoogte', lagerDanModel),
  waarschuwing('WONING_HOOG_EIGEN', 'gebouwHoogte', (antwoorden) =>
    vierBouwlagen(antwoorden, antwoorden['gebouwhoogte']) === null
      ? vierBouwlagen(antwoorden, antwoorden['gebouwHoogte'])
      : null,
  ),
  info('GEVOLGKLASSE_HOOGTE_EIGEN', 'gebouwHoogte', (antwoorden) =>
    isAltijdCC3(antwoorden['gebouwhoogte'])
      ? null
      : klasseDoorHoogte(antwoorden, antwoorden['gebouwHoogte']),
  ),
  waarschuwing('GEVEL_ZONDER_FACTOR', 'gevel', lagereFactor),
  waarschuwing('GLAS_ZWAAR', 'glasgewicht', ({ glasgewicht }) =>
    wanneer(isBoven(glasgewicht, GEWICHT_GLAS_ONGEWOON), ONGEWOON_ZWAAR),
  ),
  waarschuwing('GLAS_LICHT', 'glasgewicht', lichtGlas),
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
  waarschuwing('TOTAAL_LICHT', 'totaalgewicht', lichterDanRaamwerk),
];

/** What of a gevelvulling was filled in. */
interface Ingevuld {
  readonly gevelvullingEnKaderData: object;
  readonly detailleringData: object;
}

/** Whether the model has the top of a gevelvulling above the building that its wind is calculated with. */
export const isHogerInModel = (
  projectGegevens: Partial<ProjectGegevens>,
  { gevelvullingEnKaderData }: Pick<Ingevuld, 'gevelvullingEnKaderData'>,
): boolean => lagerDanModel({ ...projectGegevens, ...gevelvullingEnKaderData }) !== null;

/** What is to be said of one gevelvulling besides what is said of its project. */
export const waarschuwingenVanGevelvulling = (
  projectGegevens: Partial<ProjectGegevens>,
  { gevelvullingEnKaderData, detailleringData }: Ingevuld,
): Waarschuwing[] =>
  zegAlles(GEVELVULLING_REGELS, {
    ...projectGegevens,
    ...gevelvullingEnKaderData,
    ...detailleringData,
  });
