import type { Point } from '../read/body.ts';
import type { StepLines } from '../step/stepLines.ts';
import { stepList, stepReal, stepReals, stepText } from '../step/stepValue.ts';
import { globalIdOf } from './nameGuid.ts';
import { teksten } from './teksten.ts';
import { DIEPTE, PROFIEL } from './ankerVorm.ts';
import type { Anker } from './ankers.ts';

/** What hoekankers that were written before are known by. */
export const ANKER_TYPE = 'Hoekanker';

/** Hundredths of a mm: the rest is noise of a body's corners. */
const tidied = (mm: number): number => Math.round(mm * 100) / 100;

export interface AnkerOpdracht {
  /** The element that they belong to: its GlobalId, and references to it and its placement. */
  element: { globalId: string; merk: string | null; verwijzing: string; placement: string };
  ankers: readonly Anker[];
}

export interface AnkerContext {
  lines: StepLines;
  eigenaar: string;
  /** mm in the unit of length. */
  eenheid: number;
  /** Number of the context of bodies; null: there is none, and they have no shape. */
  vormContext: number | null;
  isIfc2x3: boolean;
}

/** One shape for all of them, to be mapped. */
const addVorm = ({ lines, eenheid }: AnkerContext, context: string): string => {
  const lengte = (mm: number): string => stepReal(mm / eenheid);
  const punten = PROFIEL.map((punt) =>
    lines.share('IFCCARTESIANPOINT', stepList(punt.map(lengte))),
  );
  const omtrek = lines.share('IFCPOLYLINE', stepList(punten));
  const profiel = lines.share('IFCARBITRARYCLOSEDPROFILEDEF', '.AREA.', '$', omtrek);
  const achter = lines.share('IFCCARTESIANPOINT', stepReals([0, 0, -DIEPTE / 2 / eenheid]));
  const plek = lines.share('IFCAXIS2PLACEMENT3D', achter, '$', '$');
  const richting = lines.share('IFCDIRECTION', stepReals([0, 0, 1]));
  const lichaam = lines.share('IFCEXTRUDEDAREASOLID', profiel, plek, richting, lengte(DIEPTE));
  const vorm = lines.share(
    'IFCSHAPEREPRESENTATION',
    context,
    stepText('Body'),
    stepText('SweptSolid'),
    stepList([lichaam]),
  );
  const nul = lines.share('IFCCARTESIANPOINT', stepReals([0, 0, 0]));
  const oorsprong = lines.share('IFCAXIS2PLACEMENT3D', nul, '$', '$');
  const kaart = lines.share('IFCREPRESENTATIONMAP', oorsprong, vorm);
  const operator = lines.share('IFCCARTESIANTRANSFORMATIONOPERATOR3D', '$', '$', nul, '$', '$');
  return lines.share('IFCMAPPEDITEM', kaart, operator);
};

const addPlaats = (
  { lines, eenheid }: AnkerContext,
  placement: string,
  { punt, langs, dwars }: Anker,
): string => {
  const direction = (as: Point): string => lines.share('IFCDIRECTION', stepReals(as));
  const plek = punt.map((mm) => tidied(mm) / eenheid);
  const point = lines.share('IFCCARTESIANPOINT', stepReals(plek));
  const axes = lines.share('IFCAXIS2PLACEMENT3D', point, direction(dwars), direction(langs));
  return lines.add('IFCLOCALPLACEMENT', placement, axes);
};

/** A line of its own for each: a shape belongs to one product (IFC2x3). */
const addVormVan = (context: AnkerContext): string => {
  if (context.vormContext === null) return '$';
  const verwijzing = `#${context.vormContext}`;
  const vorm = context.lines.add(
    'IFCSHAPEREPRESENTATION',
    verwijzing,
    stepText('Body'),
    stepText('MappedRepresentation'),
    stepList([addVorm(context, verwijzing)]),
  );
  return context.lines.add('IFCPRODUCTDEFINITIONSHAPE', '$', '$', stepList([vorm]));
};

/**
 * Adds hoekankers, each placed in the axes of its element and connected to it.
 * @returns their references
 */
export const addAnkers = (context: AnkerContext, { element, ankers }: AnkerOpdracht): string[] => {
  const { lines, eigenaar, isIfc2x3 } = context;
  return ankers.map((anker) => {
    const plek = [element.globalId, anker.rand, String(anker.nummer)] as const;
    const globalId = globalIdOf('hoekanker', ...plek);
    const verwijzing = lines.add(
      isIfc2x3 ? 'IFCFASTENER' : 'IFCMECHANICALFASTENER',
      stepText(globalId),
      eigenaar,
      stepText(anker.product ?? ANKER_TYPE),
      stepText(teksten.ankerPlek(anker.rand, anker.nummer)),
      stepText(ANKER_TYPE),
      addPlaats(context, element.placement, anker),
      addVormVan(context),
      stepText(element.merk),
      ...(isIfc2x3 ? [] : ['$', '$', '.USERDEFINED.']),
    );
    lines.add(
      'IFCRELCONNECTSELEMENTS',
      stepText(globalIdOf('hoekanker aan element', ...plek)),
      eigenaar,
      '$',
      '$',
      '$',
      element.verwijzing,
      verwijzing,
    );
    return verwijzing;
  });
};
