import type { Maatverschil, Maten } from '../model/bouwmodel.ts';
import type { Box } from './box.ts';
import { numberOf, referenceOf, textOf, type Entity } from './entity.ts';
import type { Found } from './findElements.ts';
import type { IfcModel } from './ifcModel.ts';
import { maatverschilOf, type Size } from './maatverschilOf.ts';
import { allOf, firstOf, type Properties } from './properties.ts';
import { areaDensityOf, lengthOf, massOf, type Measured, type Units } from './units.ts';

const NAMES = {
  hoogte: ['height', 'hoogte'],
  /** Of a window or door; the Width of a wall is its thickness. */
  breedte: ['width', 'breedte'],
  lengte: ['length', 'lengte', 'breedte'],
  gewichtTotaal: [
    'gewichttotaal',
    'totaalgewicht',
    'gewicht',
    'grossweight',
    'netweight',
    'weight',
    'assemblycastunitweight',
  ],
  gewichtGlas: ['gewichtglas', 'glasgewicht'],
  spouwlatbreedte: ['spouwlatbreedte'],
  stelruimte: ['stelruimte'],
} as const;

export interface MatenSource {
  model: IfcModel;
  units: Units;
  /** Height of the origin of the building that an element stands in, in the model, mm. */
  groundOf: (id: number) => number;
}

/** An element, and what is known of it from elsewhere. */
export interface Measurable {
  found: Found;
  properties: Properties;
  box: Box | null;
  /** What says its size in its properties, and how that is drawn: itself, or the one window of a frame. */
  said: { line: Entity | null; box: Box | null; opening: Box | null };
}

/** Whole tenths of a mm or kg: the rest is noise of the unit's conversion. */
const tidied = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10;

/** Whole mm; a size of 0 is none. */
const sized = (value: number | null): number | null => {
  const whole = value === null ? 0 : Math.round(value);
  return whole > 0 ? whole : null;
};

const topOf = (source: MatenSource, line: Entity | null, hoogte: number | null): number | null => {
  const placement = referenceOf(line, 'ObjectPlacement');
  if (placement === null || hoogte === null) return null;
  return source.model.placement(placement).origin[2] * source.units.length + hoogte;
};

/** The size that the element says itself. */
export const overallOf = (
  { units }: { units: Pick<Units, 'length'> },
  line: Entity | null,
): Size => {
  const overall = (attribute: string): number | null => {
    const value = numberOf(line, attribute);
    return value === null ? null : sized(value * units.length);
  };
  return { breedte: overall('OverallWidth'), hoogte: overall('OverallHeight') };
};

/** The size that its shape has. */
export const roundedOf = (box: Box | null): Size => ({
  breedte: sized(box?.breedte ?? null),
  hoogte: sized(box?.hoogte ?? null),
});

/** The size that its quantities and properties have. */
const quantitiesOf = (
  { model, units }: MatenSource,
  { found, properties }: Pick<Measurable, 'found' | 'properties'>,
): Size => {
  const quantity = (names: readonly string[]): number | null => {
    const measured = firstOf(properties, names);
    return measured === null ? null : sized(lengthOf(model, units, measured));
  };
  return {
    breedte: quantity(found.isWall ? NAMES.lengte : NAMES.breedte),
    hoogte: quantity(NAMES.hoogte),
  };
};

/**
 * The first one that the element itself, its quantities or its geometry say, in that order. Of a whole the
 * geometry comes first: its quantities may be those of its main part.
 */
const sizesOf = (source: MatenSource, measurable: Measurable): Size => {
  const { found, box } = measurable;
  const overall = overallOf(source, found.line);
  const drawn = roundedOf(box);
  const quantities = quantitiesOf(source, measurable);
  const [first, second] = found.isWhole ? [drawn, quantities] : [quantities, drawn];
  return {
    breedte: overall.breedte ?? first.breedte ?? second.breedte,
    hoogte: overall.hoogte ?? first.hoogte ?? second.hoogte,
  };
};

/** The size that an element says of itself; the quantities of a whole may be those of its main part. */
const saidSizeOf = (source: MatenSource, measurable: Measurable): Size => {
  const overall = overallOf(source, measurable.said.line);
  if (measurable.found.isWhole) return overall;
  const quantities = quantitiesOf(source, measurable);
  return {
    breedte: overall.breedte ?? quantities.breedte,
    hoogte: overall.hoogte ?? quantities.hoogte,
  };
};

interface Gemeten extends Maten {
  maatverschil: Maatverschil | null;
  /** It has a weight that cannot be read. */
  hasOnleesbaarGewicht: boolean;
  /** It has another weight beside the one that counts. */
  hasMeerGewichten: boolean;
}

/** A weight of 0 is one that nobody filled in; a text is one when there is a number in it. */
const isWeight = ({ entity, attribute }: Measured): boolean =>
  (numberOf(entity, attribute) ?? 0) > 0 || /\d/.test(textOf(entity, attribute) ?? '');

/** Less is rounding, in kg or kg/m². */
const WEIGHT_TOLERANCE = 1;

/** What an element measures and weighs, in mm and kg. */
export const matenOf = (source: MatenSource, measurable: Measurable): Gemeten => {
  const { model, units, groundOf } = source;
  const { found, properties, box, said } = measurable;
  const { breedte, hoogte } = sizesOf(source, measurable);
  const top = box?.top ?? topOf(source, found.line, hoogte);
  /** The first that is there, whether it can be read or not: another may be that of a part. */
  const weightOf = (names: readonly string[], read: typeof massOf) => {
    const weights = allOf(properties, names)
      .filter(isWeight)
      .map((measured) => tidied(read(model, units, measured)))
      .filter((weight) => weight !== 0);
    const [first] = weights;
    return {
      weight: first ?? null,
      isOnleesbaar: first === null,
      isAnders: weights.some(
        (each) => each !== null && Math.abs(each - (first ?? each)) > WEIGHT_TOLERANCE,
      ),
    };
  };
  const totaal = weightOf(NAMES.gewichtTotaal, massOf);
  const glas = weightOf(NAMES.gewichtGlas, areaDensityOf);
  /** Less than a mm is a number in metres that does not say so, and no space of 0. */
  const spaceOf = (names: readonly string[]): number | null => {
    const measured = firstOf(properties, names);
    const space = measured === null ? null : lengthOf(model, units, measured);
    return space !== null && space > 0 && space < 1 ? null : tidied(space);
  };
  return {
    breedte,
    hoogte,
    hoogstePunt: top === null ? null : Math.round(top - groundOf(found.id)),
    gewichtTotaal: totaal.weight,
    gewichtGlas: glas.weight,
    hasOnleesbaarGewicht: totaal.isOnleesbaar || glas.isOnleesbaar,
    hasMeerGewichten: totaal.isAnders || glas.isAnders,
    spouwlatbreedte: spaceOf(NAMES.spouwlatbreedte),
    stelruimte: spaceOf(NAMES.stelruimte),
    maatverschil: maatverschilOf({
      eigenschap: saidSizeOf(source, measurable),
      geometrie: roundedOf(said.box ?? (found.isWhole ? null : box)),
      opening: said.opening === null ? null : roundedOf(said.opening),
    }),
  };
};
