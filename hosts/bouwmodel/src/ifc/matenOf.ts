import type { Maten } from '../model/bouwmodel.ts';
import { boxOf, type Box } from './box.ts';
import { numberOf, referenceOf, type Entity } from './entity.ts';
import type { IfcModel } from './ifcModel.ts';
import { firstOf, type Properties } from './properties.ts';
import { lengthOf, massOf, type Measured, type Units } from './units.ts';

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
  ],
  gewichtGlas: ['gewichtglas', 'glasgewicht'],
  spouwlatbreedte: ['spouwlatbreedte'],
  stelruimte: ['stelruimte'],
} as const;

export interface MatenSource {
  model: IfcModel;
  units: Units;
  /** Height of the building's origin in the model, mm. */
  ground: number;
}

interface Measurable {
  id: number;
  line: Entity | null;
  isWall: boolean;
  properties: Properties;
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

/** The first one that the element itself, its quantities or its geometry say, in that order. */
const sizesOf = (source: MatenSource, element: Measurable, box: Box | null) => {
  const { model, units } = source;
  const { line, isWall, properties } = element;
  const overall = (attribute: string): number | null => {
    const value = numberOf(line, attribute);
    return value === null ? null : sized(value * units.length);
  };
  const quantity = (names: readonly string[]): number | null => {
    const measured = firstOf(properties, names);
    return measured === null ? null : sized(lengthOf(model, units, measured));
  };
  return {
    hoogte: overall('OverallHeight') ?? quantity(NAMES.hoogte) ?? sized(box?.hoogte ?? null),
    breedte:
      overall('OverallWidth') ??
      quantity(isWall ? NAMES.lengte : NAMES.breedte) ??
      sized(box?.breedte ?? null),
  };
};

/** What an element measures and weighs, in mm and kg. */
export const matenOf = (source: MatenSource, element: Measurable): Maten => {
  const { model, units, ground } = source;
  const { id, line, properties } = element;
  const box = boxOf(model, id, line);
  const { breedte, hoogte } = sizesOf(source, element, box);
  const top = box?.top ?? topOf(source, line, hoogte);
  const valueOf = (
    names: readonly string[],
    read: (model: IfcModel, units: Units, measured: Measured) => number | null,
  ): number | null => {
    const measured = firstOf(properties, names);
    return measured === null ? null : tidied(read(model, units, measured));
  };
  return {
    breedte,
    hoogte,
    hoogstePunt: top === null ? null : Math.round(top - ground),
    gewichtTotaal: valueOf(NAMES.gewichtTotaal, massOf),
    gewichtGlas: valueOf(NAMES.gewichtGlas, (_model, _units, { entity, attribute }) =>
      numberOf(entity, attribute),
    ),
    spouwlatbreedte: valueOf(NAMES.spouwlatbreedte, lengthOf),
    stelruimte: valueOf(NAMES.stelruimte, lengthOf),
  };
};
