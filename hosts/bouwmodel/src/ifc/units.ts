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
  /** kg in a unit of mass. */
  mass: number;
}

/** mm or kg in a unit: an SI unit, or one that is so much of another one, such as the inch. */
const factorOf = (model: IfcModel, unit: Entity | null): number | null => {
  const conversion = referenceOf(unit, 'ConversionFactor');
  if (conversion !== null) {
    const measure = model.line(conversion);
    const inner = factorOf(model, model.line(referenceOf(measure, 'UnitComponent')));
    const count = numberOf(measure, 'ValueComponent');
    return inner === null || count === null ? null : count * inner;
  }
  const base = BASES[textOf(unit, 'Name') ?? ''];
  const prefix = textOf(unit, 'Prefix');
  const times = prefix === null ? 1 : PREFIXES[prefix];
  return base === undefined || times === undefined ? null : base * times;
};

/**
 * The units of IfcProject.UnitsInContext. A model without a unit of mass counts in kg.
 * @throws ModelFileError when there is no project, or its unit of length is not known
 */
export const readUnits = (model: IfcModel): Units => {
  const [project] = model.idsOf(IFCPROJECT);
  if (project === undefined) throw new ModelFileError('project');
  const assignment = model.line(referenceOf(model.line(project), 'UnitsInContext'));
  const units = referencesOf(assignment, 'Units').map((id) => model.line(id));
  const named = (type: string): number | null => {
    const unit = units.find((each) => textOf(each, 'UnitType') === type);
    return unit === undefined ? null : factorOf(model, unit);
  };
  const length = named('LENGTHUNIT');
  if (length === null) throw new ModelFileError('eenheid');
  return { length, mass: named('MASSUNIT') ?? 1 };
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

/** kg of a weight; a number that is no measure of mass is in kg already. */
export const massOf = (model: IfcModel, units: Units, measured: Measured): number | null => {
  const value = numberOf(measured.entity, measured.attribute);
  if (value === null) return null;
  const isMass = /MASS/.test(measureOf(measured.entity, measured.attribute));
  return value * (ownFactor(model, measured) ?? (isMass ? units.mass : 1));
};
