import { IFCAPPLICATION, IFCBUILDING, IFCPROJECT } from 'web-ifc';

import type { Bouwmodel, Element } from '../model/bouwmodel.ts';
import { PROGRAMMA } from '../step/blok.ts';
import { eigenschapbronnenOf } from './eigenschappenOf.ts';
import { referenceOf, textOf, textsOf } from './entity.ts';
import type { IfcModel } from './ifcModel.ts';
import { meldingenOf } from './meldingenOf.ts';
import { keepMerken, merkbronnenOf } from './merken.ts';
import { ModelFileError } from './ModelFileError.ts';
import { firstOf, propertiesReader } from './properties.ts';
import { byStorey } from './byStorey.ts';
import { readElements, type Source } from './readElements.ts';
import { readRelations } from './relations.ts';
import { terreinOf } from './terreinOf.ts';
import { lengthOf, readUnits, type Units } from './units.ts';

const MM_PER_METRE = 1000;

const groundOf = (model: IfcModel, units: Units, building: number | undefined): number => {
  const placement = referenceOf(model.line(building ?? null), 'ObjectPlacement');
  return placement === null ? 0 : model.placement(placement).origin[2] * units.length;
};

/** Only what the model says itself, of its highest building: the highest gevelvulling is not that high. */
const gebouwhoogteOf = ({ model, units, propertiesOf }: Source, buildings: readonly number[]) => {
  const heights = buildings.flatMap((id) => {
    const measured = firstOf(propertiesOf(id), ['height', 'grossheight', 'gebouwhoogte']);
    return (measured === null ? null : lengthOf(model, units, measured)) ?? [];
  });
  return heights.length === 0 ? null : Math.max(...heights) / MM_PER_METRE;
};

/** The first one, but for us, who only wrote into it. */
const programmaOf = (model: IfcModel): string | null =>
  model
    .idsOf(IFCAPPLICATION)
    .map((id) => textOf(model.line(id), 'ApplicationFullName'))
    .find((programma) => programma !== PROGRAMMA) ?? null;

/** What the building is called; the GlobalId tells apart those that are called nothing. */
const gebouwOf = (model: IfcModel, id: number | undefined): string | null => {
  const line = model.line(id ?? null);
  return textOf(line, 'Name') ?? textOf(line, 'LongName') ?? textOf(line, 'GlobalId');
};

const describedOf = (model: IfcModel, building: number | undefined) => {
  const [projectId] = model.idsOf(IFCPROJECT);
  if (projectId === undefined) throw new ModelFileError('project');
  const project = model.line(projectId);
  const address = model.line(referenceOf(model.line(building ?? null), 'BuildingAddress'));
  const lines = textsOf(address, 'AddressLines').join(', ');
  return {
    id: textOf(project, 'GlobalId') ?? '',
    naam: textOf(project, 'LongName') ?? textOf(project, 'Name'),
    werkadres: lines === '' ? null : lines,
    plaats: textOf(address, 'Town'),
    aangemaakt: model.header.created,
    auteur: model.header.author,
    organisatie: model.header.organization,
    gebouw: gebouwOf(model, building),
    terrein: terreinOf(model, model.line(building ?? null)),
  };
};

/**
 * Reads the gevelvullingen of an open file.
 * @param missing lines that the file points to and does not have
 * @throws ModelFileError when it has no project or does not say its unit of length
 */
export const readModel = (model: IfcModel, missing: number): Bouwmodel => {
  const buildings = model.idsOf(IFCBUILDING);
  const [building] = buildings;
  const described = describedOf(model, building);
  const units = readUnits(model);
  const ground = groundOf(model, units, building);
  const relations = readRelations(model);
  const programma = programmaOf(model);
  const buildingOf = (id: number) => relations.buildingOf(id) ?? building;
  const source: Source = {
    model,
    units,
    ground,
    groundOf: (id) => groundOf(model, units, buildingOf(id)),
    gebouwOf: (id) => gebouwOf(model, buildingOf(id)),
    relations,
    programma,
    propertiesOf: propertiesReader(model, relations),
  };
  const read = readElements(source);
  const { bouwlagen, elementen: all } = byStorey(source, read);
  const { merkbronnen, merkbron } = merkbronnenOf(all, programma);
  const elementen: Element[] = all.map((element) => ({
    ...element,
    merken: keepMerken(element.merken, merkbronnen),
  }));
  return {
    ...described,
    programma,
    grond: Math.round(ground),
    gebouwhoogte: gebouwhoogteOf(source, buildings),
    elementen,
    merkbronnen,
    merkbron,
    eigenschapbronnen: eigenschapbronnenOf(all),
    bouwlagen,
    meldingen: meldingenOf({
      elementen,
      missing,
      gebouwen: buildings.map((id) => gebouwOf(model, id) ?? ''),
      hasMass: units.mass !== null && !read.some((each) => each.hasOnleesbaarGewicht),
      meerGewichten: read.filter((each) => each.hasMeerGewichten).length,
      teLang: read.flatMap(({ teLang }) => teLang),
    }),
  };
};
