import { IFCBUILDING, IFCPROJECT, IFCWALL } from 'web-ifc';

import type { Bouwmodel, Element } from '../model/bouwmodel.ts';
import { groupElements } from '../model/groupElements.ts';
import { booleanOf, numberOf, referenceOf, textOf, textsOf, type Entity } from './entity.ts';
import type { IfcModel } from './ifcModel.ts';
import { findElements } from './kinds.ts';
import { matenOf } from './matenOf.ts';
import { merkOf } from './merkOf.ts';
import { ModelFileError } from './ModelFileError.ts';
import { firstOf, readProperties } from './properties.ts';
import { readRelations, type Relations } from './relations.ts';
import { lengthOf, readUnits, type Units } from './units.ts';

const MM_PER_METRE = 1000;

/** An element without a storey comes after those that have one. */
const elevationOf = (model: IfcModel, storey: number | null): number =>
  numberOf(model.line(storey), 'Elevation') ?? (storey === null ? Infinity : 0);

interface Source {
  model: IfcModel;
  units: Units;
  relations: Relations;
  building: Entity | null;
}

const groundOf = ({ model, units, building }: Source): number => {
  const placement = referenceOf(building, 'ObjectPlacement');
  return placement === null ? 0 : model.placement(placement).origin[2] * units.length;
};

/** Without the number of the element that a program may put behind its name. */
const naamOf = (line: Entity | null): string | null => {
  const name = textOf(line, 'Name');
  const ending = `:${textOf(line, 'Tag') ?? ''}`;
  return ending !== ':' && name?.endsWith(ending) === true ? name.slice(0, -ending.length) : name;
};

const readElements = (source: Source): Element[] => {
  const { model, units, relations } = source;
  const walls = new Set(model.idsOf(IFCWALL));
  const measured = { model, units, ground: groundOf(source) };
  const placed = findElements(model, relations.typeOf).map((found) => {
    const storey = relations.storeyOf(found.id);
    return { ...found, storey, elevation: elevationOf(model, storey) };
  });
  // Not their difference: two without a storey have none.
  const sorted = placed.toSorted((a, b) =>
    a.elevation < b.elevation ? -1 : Number(a.elevation > b.elevation),
  );
  return sorted.map(({ id, line, gevelvulling, storey }) => {
    const properties = readProperties(model, relations, id);
    const external = firstOf(properties, ['isexternal']);
    return {
      id: textOf(line, 'GlobalId') ?? String(id),
      type: gevelvulling,
      merk: merkOf(line, properties),
      naam: naamOf(line),
      bouwlaag: textOf(model.line(storey), 'Name'),
      isBinnen: external !== null && booleanOf(external.entity, external.attribute) === false,
      ...matenOf(measured, { id, line, properties, isWall: walls.has(id) }),
    };
  });
};

/** Only what the model says itself: the height of the highest gevelvulling is not that of the building. */
const gebouwhoogteOf = ({ model, units, relations }: Source, id: number | undefined) => {
  const properties = id === undefined ? new Map() : readProperties(model, relations, id);
  const measured = firstOf(properties, ['height', 'grossheight', 'gebouwhoogte']);
  const height = measured === null ? null : lengthOf(model, units, measured);
  return height === null ? null : height / MM_PER_METRE;
};

/**
 * Reads the gevelvullingen of an open file.
 * @throws ModelFileError when it has no project or does not say its unit of length
 */
export const readModel = (model: IfcModel): Bouwmodel => {
  const [projectId] = model.idsOf(IFCPROJECT);
  if (projectId === undefined) throw new ModelFileError('project');
  const project = model.line(projectId);
  const [buildingId] = model.idsOf(IFCBUILDING);
  const building = model.line(buildingId ?? null);
  const address = model.line(referenceOf(building, 'BuildingAddress'));
  const source = { model, units: readUnits(model), relations: readRelations(model), building };
  const lines = textsOf(address, 'AddressLines').join(', ');
  return {
    id: textOf(project, 'GlobalId') ?? '',
    naam: textOf(project, 'LongName') ?? textOf(project, 'Name'),
    werkadres: lines === '' ? null : lines,
    plaats: textOf(address, 'Town'),
    gebouwhoogte: gebouwhoogteOf(source, buildingId),
    aangemaakt: model.created,
    groepen: groupElements(readElements(source)),
  };
};
