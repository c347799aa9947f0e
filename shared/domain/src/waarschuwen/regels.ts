/*
 * Answers that the specification allows and that no structural engineer signs without a word. They stand beside the
 * messages of the calculation, never among them: the advice stays what the model says.
 */

/** Height of a building with four storeys, m. [P] Three storeys of 3 m and a roof stay below it. */
const HOOGTE_VIER_BOUWLAGEN = 12;
/** As `HOOGTEGRENS_CC3` of the calculation, which no form needs: above it everything is CC3, m. A test compares. */
export const HOOGTE_CC3 = 70;

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

export interface WaarschuwingRegel extends Omit<Waarschuwing, 'tekst' | 'melding'> {
  /** What the field is called. */
  readonly label: string;
  /** Null: it does not hold. */
  readonly zeg: (antwoorden: Antwoorden) => string | null;
}

export const getal = (waarde: unknown): number | null =>
  typeof waarde === 'number' ? waarde : null;

export const wanneer = (geldt: boolean, tekst: string): string | null => (geldt ? tekst : null);

export const isBoven = (waarde: unknown, grens: number): boolean => (getal(waarde) ?? 0) > grens;

export const isAltijdCC3 = (hoogte: unknown): boolean => isBoven(hoogte, HOOGTE_CC3);

/** A woning is CC1, unless another class was chosen, up to the height from which everything is CC3. */
const isHogeWoning = ({ typeBouw, gevolgklasse }: Antwoorden, hoogte: unknown): boolean =>
  typeBouw === 'woning' &&
  (gevolgklasse ?? 'CC1') === 'CC1' &&
  isBoven(hoogte, HOOGTE_VIER_BOUWLAGEN) &&
  !isAltijdCC3(hoogte);

/** Of a woning that is so high that it seldom is CC1. `hoogte` in m */
export const vierBouwlagen = (antwoorden: Antwoorden, hoogte: unknown): string | null =>
  wanneer(isHogeWoning(antwoorden, hoogte), 'Vanaf vier bouwlagen geldt meestal gevolgklasse CC2.');

/** Of a class that a height overrules. `hoogte` in m */
export const klasseDoorHoogte = (
  { gevolgklasse = null }: Antwoorden,
  hoogte: unknown,
): string | null =>
  wanneer(
    gevolgklasse !== null && gevolgklasse !== 'CC3' && isAltijdCC3(hoogte),
    `Boven ${HOOGTE_CC3} m wordt met CC3 gerekend, wat er ook is gekozen.`,
  );

/** Makes rules of fields, by what these are called; a test compares that with their forms. */
export const regelsVoor = <Veld extends string>(labels: Readonly<Record<Veld, string>>) => {
  const van =
    (soort: Waarschuwing['soort']) =>
    (code: string, veld: Veld, zeg: WaarschuwingRegel['zeg']): WaarschuwingRegel => ({
      code,
      veld,
      label: labels[veld],
      soort,
      zeg,
    });
  return { waarschuwing: van('waarschuwing'), info: van('info') };
};

/** What is to be said of answers. */
export const zegAlles = (
  regels: readonly WaarschuwingRegel[],
  antwoorden: Antwoorden,
): Waarschuwing[] =>
  regels.flatMap(({ zeg, label, ...regel }) => {
    const tekst = zeg(antwoorden);
    return tekst === null ? [] : [{ ...regel, tekst, melding: `${label}: ${tekst}` }];
  });
