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
  const length = factorOf(model, ofLength);
  if (length === null || length <= 0) throw new ModelFileError('eenheidOnbekend');
  const ofMass = unitOf('MASSUNIT');
  return {
    length,
    mass: ofMass === undefined ? 1 : factorOf(model, ofMass),
  };
};

/** A value of a property or quantity, as it stands in the file. */
export interface Measured {
  entity: Entity;
  /** Name of the attribute that holds the value. */
  attribute: string;
}

const ownFactor = (model: IfcModel, { entity }: Measured): number | null => {
  const unit = referenceOf(entity, 'Unit');
  return unit === null ? null : factorOf(model, model.line(unit));
};

/** mm of a length; a number that is no measure of length is in mm already. */
export const lengthOf = (model: IfcModel, units: Units, measured: Measured): number | null => {
  const value = numberOf(measured.entity, measured.attribute);
  if (value === null) return null;
  const isLength = /LENGTH/.test(measureOf(measured.entity, measured.attribute));
  return value * (ownFactor(model, measured) ?? (isLength ? units.length : 1));
};

/** kg of a weight, null when its unit cannot be read; a number that is no measure of mass is in kg already. */
export const massOf = (model: IfcModel, units: Units, measured: Measured): number | null => {
  const value = numberOf(measured.entity, measured.attribute);
  if (value === null) return null;
  const isMass = /MASS/.test(measureOf(measured.entity, measured.attribute));
  const factor = ownFactor(model, measured) ?? (isMass ? units.mass : 1);
  return factor === null ? null : value * factor;
};
