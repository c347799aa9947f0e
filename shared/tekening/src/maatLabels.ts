import { formatNumber } from '@adviestool/getallen/formatNumber';

import type { Label } from './label.ts';
import { textWidth } from './label.ts';
import type { Maat } from './maatketen.ts';
import type { Rand } from './rand.ts';

const TEKSTAFSTAND = 6;
const ADEM = 4;

type LabelVorm = Pick<Label, 'soort' | 'status'>;

/** Text stands above a horizontal line and left of a vertical one. */
const baseline = (rand: Rand, buiten: number): number =>
  rand.plek === 'boven' || rand.plek === 'links' ? buiten + TEKSTAFSTAND : buiten - TEKSTAFSTAND;

const labelBuilder =
  (rand: Rand, buiten: number, vorm: LabelVorm) =>
  ({ van, tot, text }: Maat, index = 0): Label => ({
    ...vorm,
    id: `${rand.plek}-${vorm.soort}-${index}`,
    text,
    punt: rand.at((van + tot) / 2, baseline(rand, buiten)),
    anchor: 'middle',
    rotated: rand.plek === 'rechts' || rand.plek === 'links',
  });

const fits = (rand: Rand, { van, tot, text }: Maat): boolean =>
  textWidth(text, 'maat') + ADEM <= (tot - van) * rand.schaal;

/** A stretch at an end that is too short for its text has it beyond that end, free of the lines that stand there. */
const besideChain = (rand: Rand, maat: Maat, label: Label): Label => {
  if (fits(rand, maat)) return label;
  const begin = maat.tot !== rand.lengte;
  const afstand = ADEM / rand.schaal;
  const hoek = rand.at(begin ? -afstand : rand.lengte + afstand, 0);
  return {
    ...label,
    punt: label.rotated ? { ...label.punt, y: hoek.y } : { ...label.punt, x: hoek.x },
    anchor: begin ? 'end' : 'start',
  };
};

/** A failing side says so in words on its longest stretch, or with a mark where words do not fit. */
const STATUSTEKSTEN = { ok: [''], bad: [' · voldoet niet', ' !', ''] } as const;

const withStatus = (keten: readonly Maat[], suffix: string): Maat[] => {
  const langste = Math.max(...keten.map(({ van, tot }) => tot - van));
  const index = keten.findIndex(({ van, tot }) => tot - van === langste);
  return keten.map((maat, i) => (i === index ? { ...maat, text: maat.text + suffix } : maat));
};

type Keten = {
  readonly maten: readonly Maat[];
  readonly buiten: number;
  readonly status?: 'ok' | 'bad' | undefined;
};

/**
 * The alternatives for the text of a chain, best first: every stretch its own text; the whole as one
 * sum; the hart-op-hart alone.
 */
export const ketenLabels = (rand: Rand, { maten, buiten, status = 'ok' }: Keten): Label[][] => {
  const toLabel = labelBuilder(rand, buiten, { soort: 'maat', status });
  const overHetMidden = (text: string) => [toLabel({ van: 0, tot: rand.lengte, text })];
  const alternatives = STATUSTEKSTEN[status].map((suffix) => {
    const keten = withStatus(maten, suffix);
    const midden = keten.slice(1, -1);
    const perMaat = keten.map((maat, index) =>
      index === 0 || index === keten.length - 1
        ? besideChain(rand, maat, toLabel(maat, index))
        : toLabel(maat, index),
    );
    const som = maten.map(({ text }) => text).join(' + ') + suffix;
    const [hartOpHart] = midden;
    return {
      perMaat: midden.every((maat) => fits(rand, maat)) ? [perMaat] : [],
      som: keten.length <= 3 ? [overHetMidden(som)] : [],
      alleen:
        hartOpHart !== undefined && midden.length === 1 ? [overHetMidden(hartOpHart.text)] : [],
    };
  });
  return [
    ...alternatives.flatMap(({ perMaat }) => perMaat),
    ...alternatives.flatMap(({ som }) => som),
    ...alternatives.flatMap(({ alleen }) => alleen),
  ];
};

/** The alternatives for a total, best first: where there is no room beyond the end it is written all the same. */
export const totaalLabels = (rand: Rand, buiten: number): Label[][] => {
  const maat = { van: 0, tot: rand.lengte, text: formatNumber(rand.lengte) };
  const label = labelBuilder(rand, buiten, { soort: 'totaal' })(maat);
  return [[besideChain(rand, maat, label)], [label]];
};
