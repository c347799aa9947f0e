import { IFCSITE } from 'web-ifc';

import { entityOf, numbersOf, referenceOf, textOf, textsOf, type Entity } from './entity.ts';
import type { IfcModel } from './ifcModel.ts';

/** Parts of a degree: degrees, minutes, seconds, millionths of a second. */
const PARTS = [1, 60, 3600, 3_600_000_000] as const;

/** Ten thousandths of a degree are some ten metres. */
const DECIMALS = 4;

/** Degrees of IfcCompoundPlaneAngleMeasure, of which every part has the sign. */
const degreesIn = (line: Entity | null, attribute: string): string | null => {
  const parts = numbersOf(entityOf(line?.[attribute]), 'value');
  if (parts.length < 3) return null;
  return PARTS.reduce((sum, part, index) => sum + (parts[index] ?? 0) / part, 0).toFixed(DECIMALS);
};

const addressOf = (model: IfcModel, line: Entity | null, attribute: string): string[] => {
  const address = model.line(referenceOf(line, attribute));
  return [
    ...textsOf(address, 'AddressLines'),
    textOf(address, 'PostalCode') ?? [],
    textOf(address, 'Town') ?? [],
  ].flat();
};

/** Where the building of a model is, as its site and building say; null when they say nothing. */
export const terreinOf = (model: IfcModel, building: Entity | null): string | null => {
  const [id = null] = model.idsOf(IFCSITE);
  const site = model.line(id);
  const [noord, oost] = [degreesIn(site, 'RefLatitude'), degreesIn(site, 'RefLongitude')];
  const said = [
    textOf(site, 'Name') ?? [],
    textOf(site, 'LongName') ?? [],
    textOf(site, 'LandTitleNumber') ?? [],
    addressOf(model, site, 'SiteAddress'),
    addressOf(model, building, 'BuildingAddress'),
    noord === null || oost === null ? [] : `${noord}, ${oost}`,
  ].flat();
  return said.length === 0 ? null : [...new Set(said)].join(' · ');
};
