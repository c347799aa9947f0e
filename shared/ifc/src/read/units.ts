import { IFCPROJECT } from 'web-ifc';

import { measureOf, numberOf, referenceOf, referencesOf, textOf, type Entity } from './entity.ts';
import type { IfcModel } from './ifcModel.ts';
import { ModelFileError } from './ModelFileError.ts';

const PREFIXES: Readonly<Record<string, number>> = {
  GIGA: 1e9,
  MEGA: 1e6,
  KILO: 1e3,
  HECTO: 1e2,
  DECA: 10,
  DECI: 0.1,
  CENTI: 0.01,
  MILLI: 1e-3,
  MICRO: 1e-6,
};

const MM_PER_METRE = 1000;
const KG_PER_GRAM = 0.001;

/** A unit of length counts in mm, one of mass in kg. */
const BASES: Readonly<Record<string, number>> = { METRE: MM_PER_METRE, GRAM: KG_PER_GRAM };

export interface Units {
  /** mm in a unit of length. */
  length: number;
  /** kg in a unit of mass; null: the model has one that cannot be read. */
  mass: number | null;
  /** kg/m² in a unit of mass per area; null: the model has one that cannot be read. */
  areaDensity: number | null;
}

/** mm and kg in units that a file may name without saying what they are. */
const NAMED: Readonly<Record<string, number>> = {
  INCH: 25.4,
  FOOT: 304.8,
  FEET: 304.8,
  YARD: 914.4,
  POUND: 0.453_592_37,
  TON: 1000,
  TONNE: 1000,
};

/** mm or kg in a unit: an SI unit, or one that is so much of another one, such as the inch. */
const factorOf = (model: IfcModel, unit: Entity | null): number | null => {
  const conversion = referenceOf(unit, 'ConversionFactor');
  if (conversion !== null) {
    const measure = model.line(conversion);
    const inner = factorOf(model, model.line(referenceOf(measure, 'UnitComponent')));
    const count = numberOf(measure, 'ValueComponent');
    if (inner !== null && count !== null) return count * inner;
  }
  const name = textOf(unit, 'Name') ?? '';
  const named = NAMED[name.toUpperCase()];
  if (named !== undefined) return named;
  const base = BASES[name];
  const prefix = textOf(unit, 'Prefix');
  const times = prefix === null ? 1 : PREFIXES[prefix];
  return base === undefined || times === undefined ? null : base * times;
};

/** kg/m² in a unit of mass per area, which is made of others. */
const areaDensityFactorOf = (model: IfcModel, unit: Entity | null): number | null => {
  const factors = referencesOf(unit, 'Elements').map((id) => {
    const element = model.line(id);
    const factor = factorOf(model, model.line(referenceOf(element, 'Unit')));
    const exponent = numberOf(element, 'Exponent');
    return factor === null || exponent === null ? null : factor ** exponent;
  });
  return factors.reduce(
    (product, factor) => (product === null || factor === null ? null : product * factor),
    MM_PER_METRE ** 2,
  );
};

/** What a unit is so much of, and how much, can be read; a unit of its own is so much of none. */
const saysHowMuch = (model: IfcModel, unit: Entity | null): boolean =>
  unit?.['ConversionFactor'] === undefined ||
  numberOf(model.line(referenceOf(unit, 'ConversionFactor')), 'ValueComponent') !== null;

/**
 * The units of IfcProject.UnitsInContext. A model without a unit of mass counts in kg.
 * @throws ModelFileError when there is no project, or no unit of length, or one that cannot be read
 */
export const readUnits = (model: IfcModel): Units => {
  const [project] = model.idsOf(IFCPROJECT);
  if (project === undefined) throw new ModelFileError('project');
  const assignment = model.line(referenceOf(model.line(project), 'UnitsInContext'));
  const units = referencesOf(assignment, 'Units').map((id) => model.line(id));
  // The parser does not come back from a shape or a placement when one unit does not.
  if (!units.every((unit) => saysHowMuch(model, unit))) throw new ModelFileError('eenheidOnbekend');
  const unitOf = (type: string): Entity | undefined =>
    units.find((each) => textOf(each, 'UnitType') === type) ?? undefined;
  const ofLength = unitOf('LENGTHUNIT');
  if (ofLength === undefined) throw new ModelFileError('eenheid');
  // Of a unit that is so much of one that is so much of another, the parser makes another length.
  const base = model.line(referenceOf(ofLength, 'ConversionFactor'));
  const isNested = referenceOf(model.line(referenceOf(base, 'UnitComponent')), 'ConversionFactor');
  const length = isNested === null ? factorOf(model, ofLength) : null;
  if (length === null || length <= 0) throw new ModelFileError('eenheidOnbekend');
  const ofMass = unitOf('MASSUNIT');
  const ofAreaDensity = unitOf('AREADENSITYUNIT');
  return {
    length,
    mass: ofMass === undefined ? 1 : factorOf(model, ofMass),
    areaDensity: ofAreaDensity === undefined ? 1 : areaDensityFactorOf(model, ofAreaDensity),
  };
};

/** A value of a property or quantity, as it stands in the file. */
export interface Measured {
  entity: Entity;
  /** Name of the attribute that holds the value. */
  attribute: string;
}

interface Quantity {
  quantity: keyof Units;
  measure: RegExp;
  /** Type of its units. */
  unit: string;
  factor: (model: IfcModel, unit: Entity | null) => number | null;
}

/** A number that does not say what it measures. */
const PLAIN = /^$|^IFC(REAL|(POSITIVE)?INTEGER|NUMERICMEASURE)$/;

/**
 * Reads values of a quantity in mm, kg or kg/m², which a number that is no measure is in already; null
 * when the unit cannot be read, or when something else was measured.
 */
const readerOf =
  ({ quantity, measure, unit, factor }: Quantity) =>
  (model: IfcModel, units: Units, { entity, attribute }: Measured): number | null => {
    const value = numberOf(entity, attribute);
    const measured = measureOf(entity, attribute);
    const isPlain = PLAIN.test(measured);
    if (value === null || !(isPlain || measure.test(measured))) return null;
    const own = referenceOf(entity, 'Unit');
    const line = model.line(own);
    const ofOwn = textOf(line, 'UnitType') === unit ? factor(model, line) : null;
    const ofModel = isPlain ? 1 : units[quantity];
    const times = own === null ? ofModel : ofOwn;
    return times === null ? null : value * times;
  };

export const lengthOf = readerOf({
  quantity: 'length',
  measure: /^IFC(POSITIVE|NONNEGATIVE)?LENGTHMEASURE$/,
  unit: 'LENGTHUNIT',
  factor: factorOf,
});

export const massOf = readerOf({
  quantity: 'mass',
  measure: /^IFCMASSMEASURE$/,
  unit: 'MASSUNIT',
  factor: factorOf,
});

export const areaDensityOf = readerOf({
  quantity: 'areaDensity',
  measure: /^IFCAREADENSITYMEASURE$/,
  unit: 'AREADENSITYUNIT',
  factor: areaDensityFactorOf,
});
