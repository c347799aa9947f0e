import type { GevelvullingAdvies } from '@adviestool/contract/adviezenMessage';
import { IFCBUILDING, IFCRELCONTAINEDINSPATIALSTRUCTURE } from 'web-ifc';

import type { Point } from '../read/body.ts';
import { numberOf, referenceOf, referencesOf, textOf } from '../read/entity.ts';
import type { IfcModel } from '../read/ifcModel.ts';
import { firstOf, propertiesReader } from '../read/properties.ts';
import { readRelations, type Relations } from '../read/relations.ts';
import { lengthOf, readUnits, type Units } from '../read/units.ts';
import { SET_NAAM } from '../step/blok.ts';
import type { Afwijking, AfwijkingSoort } from './afwijking.ts';
import { ankersVan } from './ankers.ts';
import { adviesMaatVan } from './hoekankerLines.ts';
import { globalIdOf } from './nameGuid.ts';
import { heeftAdviesmaat } from './nietGeplaatst.ts';
import { plaatserVan } from './plaatserVan.ts';
import { aantalHoekankersVan } from './uitkomst.ts';
import { plus, times } from './vector.ts';
import { ZIJDE_NAMEN } from './verankeringSet.ts';

/** mm that a hoekanker may stand from where the advice has it, and a length may differ. */
const SPELING = 1;

interface Bron {
  model: IfcModel;
  relations: Relations;
  units: Units;
  plaats: ReturnType<typeof plaatserVan>;
}

/** An element of the file, its gevelvulling, and the hoekankers that are connected to it. */
interface Geschreven {
  id: number;
  globalId: string;
  gevelvulling: GevelvullingAdvies;
  ankers: ReadonlySet<number>;
}

/** Lengths in mm. */
const getallenVan = (gevelvulling: GevelvullingAdvies) => [
  { naam: 'AdviesBreedte', waarde: gevelvulling.breedte },
  { naam: 'AdviesHoogte', waarde: gevelvulling.hoogte },
  { naam: 'Aantal', waarde: aantalHoekankersVan(gevelvulling) },
  ...gevelvulling.zijden.flatMap(({ zijde, aantal, hartOpHart }) => [
    { naam: ZIJDE_NAMEN[zijde].aantal, waarde: aantal },
    { naam: ZIJDE_NAMEN[zijde].hartOpHart, waarde: hartOpHart },
  ]),
];

const isLengte = (naam: string): boolean => /^(?:Advies|HartOpHart)/.test(naam);

/** What is only said of an element of the advised size. */
const UITKOMST = [
  'Voldoet',
  'UnityCheck',
  'Product',
  'Aantal',
  ...Object.values(ZIJDE_NAMEN).flatMap(({ aantal, hartOpHart }) => [aantal, hartOpHart]),
];

/** The numbers of the property set are those of the advice, in mm where they are lengths. */
const hasEigenschappen = (
  { model, units, plaats }: Bron,
  properties: ReturnType<ReturnType<typeof propertiesReader>>,
  { id, gevelvulling }: Geschreven,
): boolean => {
  const heeftMaat = heeftAdviesmaat(plaats, gevelvulling, id);
  if (!heeftMaat && UITKOMST.some((naam) => properties.has(naam.toLowerCase()))) return false;
  return getallenVan(heeftMaat ? gevelvulling : { ...gevelvulling, zijden: [] }).every(
    ({ naam, waarde }) => {
      const measured = firstOf(properties, [naam.toLowerCase()]);
      if (measured === null || waarde === null) return measured === null && waarde === null;
      if (!isLengte(naam)) return numberOf(measured.entity, measured.attribute) === waarde;
      const mm = lengthOf(model, units, measured);
      return mm !== null && Math.abs(mm - waarde) <= SPELING;
    },
  );
};

/** What each product is contained in, as often as the file says so. */
const plekkenVan = (model: IfcModel): ReadonlyMap<number, readonly number[]> => {
  const plekken = new Map<number, number[]>();
  for (const id of model.idsOf(IFCRELCONTAINEDINSPATIALSTRUCTURE)) {
    const line = model.line(id);
    const plek = referenceOf(line, 'RelatingStructure');
    if (plek === null) continue;
    for (const each of referencesOf(line, 'RelatedElements'))
      plekken.set(each, [...(plekken.get(each) ?? []), plek]);
  }
  return plekken;
};

/** Where each hoekanker of an element has to stand in the model, in mm, by its GlobalId. */
const verwachtVan = (bron: Bron, { id, globalId, gevelvulling }: Geschreven) => {
  const { model, plaats, units } = bron;
  const maat = adviesMaatVan(gevelvulling);
  if (maat === null) return null;
  const plek = plaats(id, maat);
  if ('reden' in plek) return null;
  const { origin, axes } = model.placement(plek.placement);
  const inModel = ([x, y, z]: Point): Point =>
    plus(times(origin, units.length), times(axes[0], x), times(axes[1], y), times(axes[2], z));
  return {
    placement: plek.placement,
    punten: new Map(
      ankersVan(gevelvulling, plek.vlak, maat).map(({ rand, nummer, punt }) => [
        globalIdOf('hoekanker', globalId, rand, String(nummer)),
        inModel(punt),
      ]),
    ),
  };
};

/** Whether a hoekanker is placed in its element and stands where the advice has it. */
const ankerFout = (
  { model, units }: Bron,
  anker: number,
  verwacht: NonNullable<ReturnType<typeof verwachtVan>>,
): AfwijkingSoort | null => {
  const line = model.line(anker);
  const placement = referenceOf(line, 'ObjectPlacement');
  const inElement = referenceOf(model.line(placement), 'PlacementRelTo');
  if (placement === null || inElement !== verwacht.placement) return 'plaatsing';
  const punt = verwacht.punten.get(textOf(line, 'GlobalId') ?? '');
  if (punt === undefined) return 'aantal';
  const gelezen = times(model.placement(placement).origin, units.length);
  return Math.hypot(...plus(gelezen, times(punt, -1))) <= SPELING ? null : 'positie';
};

const elementFout = (
  bron: Bron,
  element: Geschreven,
  plekken: ReadonlyMap<number, readonly number[]>,
): AfwijkingSoort | null => {
  // Hoekankers are written when they are asked: none at all is what the report of the writer says.
  if (element.ankers.size === 0) return null;
  const verwacht = verwachtVan(bron, element);
  if (verwacht === null || verwacht.punten.size !== element.ankers.size) return 'aantal';
  const { model, relations } = bron;
  const plek = relations.storeyOf(element.id) ?? model.idsOf(IFCBUILDING)[0];
  for (const anker of element.ankers) {
    const fout = ankerFout(bron, anker, verwacht);
    if (fout !== null) return fout;
    const [daar, ...meer] = plekken.get(anker) ?? [];
    if (daar !== plek || meer.length > 0) return 'bouwlaag';
  }
  return null;
};

/**
 * What elements and hoekankers of a written file say otherwise than their advices.
 * @param ankers the hoekankers that are connected to each element with the property set
 */
export const adviesAfwijkingen = (
  model: IfcModel,
  ankers: ReadonlyMap<number, ReadonlySet<number>>,
  gevelvullingen: readonly GevelvullingAdvies[],
): Afwijking[] => {
  const relations = readRelations(model);
  const units = readUnits(model);
  const plaats = plaatserVan(model, relations, units);
  const bron: Bron = { model, relations, units, plaats };
  const propertiesOf = propertiesReader(model, relations);
  const plekken = plekkenVan(model);
  const adviezen = new Map<string, GevelvullingAdvies>();
  for (const gevelvulling of gevelvullingen) {
    for (const { globalId } of gevelvulling.elementen)
      if (!adviezen.has(globalId)) adviezen.set(globalId, gevelvulling);
  }
  return [...ankers].flatMap(([id, those]): Afwijking[] => {
    const globalId = textOf(model.line(id), 'GlobalId') ?? '';
    const gevelvulling = adviezen.get(globalId);
    if (gevelvulling === undefined) return [{ soort: 'aantal', waar: globalId }];
    const element: Geschreven = { id, globalId, gevelvulling, ankers: those };
    if (!hasEigenschappen(bron, propertiesOf(id, SET_NAAM), element))
      return [{ soort: 'eigenschap', waar: globalId }];
    const soort = elementFout(bron, element, plekken);
    return soort === null ? [] : [{ soort, waar: globalId }];
  });
};
