import type { Label } from './label.ts';
import { TEKSTGROOTTE, labelBox, textWidth } from './label.ts';
import type { Plek, Rand } from './rand.ts';
import type { ZijdeAnkers } from '@adviestool/domain/tekening/tekeningGegevens';
import type { Punt, Rechthoek } from './vorm.ts';
import { clamp, contains } from './vorm.ts';

/** A hoekanker: one leg on the frame at its exact position, the foot along the structure. */
export type AnkerVorm = {
  readonly plek: Plek;
  readonly nummer: number;
  readonly punten: readonly [Punt, Punt, Punt];
  readonly dikte: number;
  readonly status?: 'ok' | 'bad' | undefined;
};

const steekVan = ({ posities }: ZijdeAnkers, rand: Rand): number => {
  const kleinste = posities.reduce(
    (steek, positie, index) => Math.min(steek, positie - (posities[index - 1] ?? -Infinity)),
    rand.lengte,
  );
  return kleinste * rand.schaal;
};

/** The ankers of one edge; both halves point their feet at the middle. */
export const buildAnkers = (
  rand: Rand,
  ankers: ZijdeAnkers,
  { binnen, buiten }: { binnen: number; buiten: number },
): AnkerVorm[] => {
  const steek = steekVan(ankers, rand);
  const voet = clamp(steek / 2, [1.5, 9]) / rand.schaal;
  return ankers.posities.map((positie, index) => ({
    plek: rand.plek,
    nummer: index + 1,
    punten: [
      rand.at(positie, -binnen),
      rand.at(positie, buiten),
      rand.at(positie <= rand.lengte / 2 ? positie + voet : positie - voet, buiten),
    ],
    dikte: clamp(steek / 3, [1, 2.25]),
    status: ankers.status,
  }));
};

const STAPPEN = [1, 2, 5, 10, 20, 50] as const;
const NUMMERRUIMTE = 18;

/** Which numbers are written: all of them, or round ones with the first and the last. */
export const zichtbareNummers = (aantal: number, steek: number): number[] => {
  const stap = STAPPEN.find((kandidaat) => kandidaat * steek >= NUMMERRUIMTE) ?? aantal;
  const nummers = Array.from({ length: aantal }, (_leeg, index) => index + 1);
  return [
    ...nummers.filter((nummer) => nummer === 1 || nummer === aantal),
    ...nummers.filter((nummer) => nummer % stap === 0 && nummer !== 1 && nummer !== aantal),
  ];
};

const nummerLabel = (
  { plek, punt, text }: { plek: Plek; punt: Punt; text: string },
  omtrek: Rechthoek,
  status: ZijdeAnkers['status'],
): Label => {
  const half = textWidth(text, 'nummer') / 2 + 1;
  return {
    id: `${plek}-nummer-${text}`,
    soort: 'nummer',
    text,
    punt: {
      x: clamp(punt.x, [omtrek.x + half, omtrek.x + omtrek.width - half]),
      y: punt.y + TEKSTGROOTTE.nummer * 0.28,
    },
    anchor: 'middle',
    rotated: false,
    status,
  };
};

/**
 * The numbers inside the frame, most important first: for each one label per edge, placed together
 * so that both stijlen show the same.
 */
export const nummerGroepen = (
  randen: readonly Rand[],
  ankers: ZijdeAnkers,
  { binnen, omtrek }: { binnen: number; omtrek: Rechthoek },
): Label[][] =>
  zichtbareNummers(
    ankers.posities.length,
    Math.min(...randen.map((rand) => steekVan(ankers, rand))),
  ).flatMap((nummer) => {
    const positie = ankers.posities[nummer - 1];
    if (positie === undefined) return [];
    const labels = randen.map((rand) =>
      nummerLabel(
        { plek: rand.plek, punt: rand.at(positie, -binnen), text: String(nummer) },
        omtrek,
        ankers.status,
      ),
    );
    return labels.every((label) => contains(omtrek, labelBox(label))) ? [labels] : [];
  });
