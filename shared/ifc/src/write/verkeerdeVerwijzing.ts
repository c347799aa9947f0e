import {
  IFCAPPLICATION,
  IFCARBITRARYCLOSEDPROFILEDEF,
  IFCAXIS2PLACEMENT3D,
  IFCCARTESIANPOINT,
  IFCCARTESIANTRANSFORMATIONOPERATOR3D,
  IFCDIRECTION,
  IFCELEMENT,
  IFCEXTRUDEDAREASOLID,
  IFCFASTENER,
  IFCGEOMETRICREPRESENTATIONCONTEXT,
  IFCLOCALPLACEMENT,
  IFCMAPPEDITEM,
  IFCMECHANICALFASTENER,
  IFCOBJECT,
  IFCOBJECTPLACEMENT,
  IFCORGANIZATION,
  IFCOWNERHISTORY,
  IFCPERSON,
  IFCPERSONANDORGANIZATION,
  IFCPOLYLINE,
  IFCPRODUCTDEFINITIONSHAPE,
  IFCPROPERTYSET,
  IFCPROPERTYSINGLEVALUE,
  IFCRELCONNECTSELEMENTS,
  IFCRELCONTAINEDINSPATIALSTRUCTURE,
  IFCRELDEFINESBYPROPERTIES,
  IFCREPRESENTATIONMAP,
  IFCSHAPEREPRESENTATION,
  IFCSPATIALSTRUCTUREELEMENT,
} from 'web-ifc';

import { referenceOf, referencesOf } from '../read/entity.ts';
import type { IfcModel } from '../read/ifcModel.ts';

/** By the name of an attribute: the classes of which what it points to is one. */
type Verwijzingen = Readonly<Record<string, readonly number[]>>;

const HOEKANKER: Verwijzingen = {
  OwnerHistory: [IFCOWNERHISTORY],
  ObjectPlacement: [IFCLOCALPLACEMENT],
  Representation: [IFCPRODUCTDEFINITIONSHAPE],
};

/** What lines that are written point to (the EXPRESS of IFC2x3 and IFC4), by their classes. */
const VERWIJZINGEN: ReadonlyMap<number, Verwijzingen> = new Map<number, Verwijzingen>([
  [IFCMECHANICALFASTENER, HOEKANKER],
  [IFCFASTENER, HOEKANKER],
  [
    IFCRELCONNECTSELEMENTS,
    {
      OwnerHistory: [IFCOWNERHISTORY],
      RelatingElement: [IFCELEMENT],
      RelatedElement: [IFCMECHANICALFASTENER, IFCFASTENER],
    },
  ],
  [
    IFCRELCONTAINEDINSPATIALSTRUCTURE,
    {
      OwnerHistory: [IFCOWNERHISTORY],
      RelatedElements: [IFCMECHANICALFASTENER, IFCFASTENER],
      RelatingStructure: [IFCSPATIALSTRUCTUREELEMENT],
    },
  ],
  [
    IFCRELDEFINESBYPROPERTIES,
    {
      OwnerHistory: [IFCOWNERHISTORY],
      RelatedObjects: [IFCOBJECT],
      RelatingPropertyDefinition: [IFCPROPERTYSET],
    },
  ],
  [IFCPROPERTYSET, { OwnerHistory: [IFCOWNERHISTORY], HasProperties: [IFCPROPERTYSINGLEVALUE] }],
  [IFCPROPERTYSINGLEVALUE, {}],
  [
    IFCOWNERHISTORY,
    {
      OwningUser: [IFCPERSONANDORGANIZATION],
      OwningApplication: [IFCAPPLICATION],
      LastModifyingUser: [IFCPERSONANDORGANIZATION],
      LastModifyingApplication: [IFCAPPLICATION],
    },
  ],
  [IFCPERSONANDORGANIZATION, { ThePerson: [IFCPERSON], TheOrganization: [IFCORGANIZATION] }],
  [IFCAPPLICATION, { ApplicationDeveloper: [IFCORGANIZATION] }],
  [IFCPERSON, {}],
  [IFCORGANIZATION, {}],
  [
    IFCLOCALPLACEMENT,
    { PlacementRelTo: [IFCOBJECTPLACEMENT], RelativePlacement: [IFCAXIS2PLACEMENT3D] },
  ],
  [
    IFCAXIS2PLACEMENT3D,
    { Location: [IFCCARTESIANPOINT], Axis: [IFCDIRECTION], RefDirection: [IFCDIRECTION] },
  ],
  [IFCCARTESIANPOINT, {}],
  [IFCDIRECTION, {}],
  [IFCPRODUCTDEFINITIONSHAPE, { Representations: [IFCSHAPEREPRESENTATION] }],
  [
    IFCSHAPEREPRESENTATION,
    {
      ContextOfItems: [IFCGEOMETRICREPRESENTATIONCONTEXT],
      Items: [IFCMAPPEDITEM, IFCEXTRUDEDAREASOLID],
    },
  ],
  [
    IFCMAPPEDITEM,
    {
      MappingSource: [IFCREPRESENTATIONMAP],
      MappingTarget: [IFCCARTESIANTRANSFORMATIONOPERATOR3D],
    },
  ],
  [
    IFCREPRESENTATIONMAP,
    { MappingOrigin: [IFCAXIS2PLACEMENT3D], MappedRepresentation: [IFCSHAPEREPRESENTATION] },
  ],
  [IFCCARTESIANTRANSFORMATIONOPERATOR3D, { LocalOrigin: [IFCCARTESIANPOINT] }],
  [
    IFCEXTRUDEDAREASOLID,
    {
      SweptArea: [IFCARBITRARYCLOSEDPROFILEDEF],
      Position: [IFCAXIS2PLACEMENT3D],
      ExtrudedDirection: [IFCDIRECTION],
    },
  ],
  [IFCARBITRARYCLOSEDPROFILEDEF, { OuterCurve: [IFCPOLYLINE] }],
  [IFCPOLYLINE, { Points: [IFCCARTESIANPOINT] }],
]);

/** Says of a line whether it is of a class, or of one below it. */
const klassenOf = (model: IfcModel) => {
  const known = new Map<number, ReadonlySet<number>>();
  return (id: number, ifcClass: number): boolean => {
    // Most are of the class itself, and a model may have millions of points.
    if (model.isOf(id, ifcClass)) return true;
    const ids = known.get(ifcClass) ?? new Set(model.idsOf(ifcClass));
    known.set(ifcClass, ids);
    return ids.has(id);
  };
};

/**
 * The first of the lines that were written that does not point to what its class says, such as a placement
 * to a placement: a file with one is no valid model, although it can be read. Undefined: all of them do.
 * @param lijnen numbers of the lines
 */
export const verkeerdeVerwijzing = (
  model: IfcModel,
  lijnen: readonly number[],
): number | undefined => {
  const isVan = klassenOf(model);
  const isJuist = (id: number): boolean => {
    const line = model.line(id);
    const verwijzingen = [...VERWIJZINGEN].find(([ifcClass]) => model.isOf(id, ifcClass))?.[1];
    if (line === null || verwijzingen === undefined) return false;
    return Object.keys(line).every((attribuut) => {
      const een = referenceOf(line, attribuut);
      const naar = een === null ? referencesOf(line, attribuut) : [een];
      const klassen = verwijzingen[attribuut] ?? [];
      return naar.every((ander) => klassen.some((ifcClass) => isVan(ander, ifcClass)));
    });
  };
  return lijnen.find((id) => !isJuist(id));
};
