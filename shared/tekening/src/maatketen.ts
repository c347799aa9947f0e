import type { ZijdeAnkers } from '@adviestool/domain/tekening/tekeningGegevens';
import { formatNumber } from '@adviestool/getallen/formatNumber';

/** A stretch of a dimension chain, in mm from the corner, with what is written on it. */
export type Maat = { readonly van: number; readonly tot: number; readonly text: string };

/** Rounding to whole mm moves a position by at most 1 mm: the nominal value is the right text. */
const nominaal = (gemeten: number, bedoeld: number): number =>
  Math.abs(gemeten - bedoeld) <= 1 ? bedoeld : gemeten;

const tussenmaten = ({ posities, hartOpHart }: ZijdeAnkers): Maat[] => {
  const [van] = posities;
  const tot = posities.at(-1);
  if (van === undefined || tot === undefined || posities.length < 2) return [];
  if (hartOpHart === null) {
    return posities.slice(1).map((positie, index) => {
      const vorige = posities[index] ?? van;
      return { van: vorige, tot: positie, text: formatNumber(positie - vorige) };
    });
  }
  const aantal = posities.length - 1;
  const steek = (tot - van) / aantal;
  const text = Number.isInteger(steek)
    ? formatNumber(steek)
    : `${formatNumber(Math.floor(steek))}–${formatNumber(Math.ceil(steek))}`;
  return [{ van, tot, text: aantal === 1 ? text : `${String(aantal)} × ${text}` }];
};

/**
 * The chain of one side: edge, hart-op-hart × n, edge. Where equal whole mm would not add up, the positions are a
 * mm nearer or further: ‘3 × 533–534’ (decision 33).
 */
export const maatketen = (ankers: ZijdeAnkers, lengte: number): Maat[] => {
  const [eerste] = ankers.posities;
  const laatste = ankers.posities.at(-1);
  if (eerste === undefined || laatste === undefined) return [];
  const rand = (gemeten: number) => formatNumber(nominaal(gemeten, ankers.randafstand));
  return [
    { van: 0, tot: eerste, text: rand(eerste) },
    ...tussenmaten(ankers),
    { van: laatste, tot: lengte, text: rand(lengte - laatste) },
  ];
};
