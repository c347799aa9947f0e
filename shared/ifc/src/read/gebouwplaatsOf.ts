import type { Draairichting } from '@adviestool/contract/gevelvulling';

import type { Element, Gebouwplaats } from '../model/bouwmodel.ts';
import { LENGTEN } from '../model/lengten.ts';
import { SET_NAAM } from '../step/blok.ts';
import { draairichtingOf } from './draairichtingOf.ts';
import { textOf } from './entity.ts';
import type { Found } from './findElements.ts';
import type { IfcModel } from './ifcModel.ts';
import { firstOf, type Properties } from './properties.ts';
import type { Relations } from './relations.ts';

type Tekst = keyof typeof LENGTEN;

/** Names of properties, in small letters without spaces and signs. */
const NAMEN = {
  gevel: ['gevel', 'gevelnaam', 'facade'],
  bouwlaag: ['bouwlaag'],
  ruimte: ['ruimte', 'ruimtenaam'],
  draairichting: ['draairichting'],
  opmerking: ['opmerking'],
} as const;

const DRAAI: ReadonlyMap<string, Draairichting> = new Map([
  ['l', 'L'],
  ['links', 'L'],
  ['r', 'R'],
  ['rechts', 'R'],
  ['l+r', 'L+R'],
  ['links en rechts', 'L+R'],
]);

const saidIn = (properties: Properties, veld: keyof Gebouwplaats): string | null => {
  const found = firstOf(properties, NAMEN[veld]);
  return found === null ? null : textOf(found.entity, found.attribute);
};

interface Source {
  model: IfcModel;
  relations: Relations;
  propertiesOf: (id: number, onlySet?: string) => Properties;
}

/** Its number and its name, of the one room that the model has it in. */
const ruimteOf = ({ model, relations }: Source, ids: readonly number[]): string[] => {
  const [room, other] = new Set(ids.flatMap(relations.spacesOf));
  if (room === undefined || other !== undefined) return [];
  const line = model.line(room);
  const [nummer, naam] = [textOf(line, 'Name'), textOf(line, 'LongName')];
  const both = nummer === null || naam === null || nummer === naam ? [] : [`${nummer} ${naam}`];
  return [...both, nummer ?? [], naam ?? []].flat();
};

interface Gelezen {
  plaats: Gebouwplaats;
  /** What the model says and the product has no room for. */
  teLang: readonly string[];
}

/**
 * Where an element is and how it turns. What was written back says it first, then its properties, and then
 * its storey, its room and how it opens.
 */
export const gebouwplaatsOf = (
  source: Source,
  { id, parts }: Found,
  element: Pick<Element, 'verdieping' | 'plaats' | 'orientatie'>,
): Gelezen => {
  const sources = [source.propertiesOf(id, SET_NAAM), source.propertiesOf(id)];
  const said = (veld: keyof Gebouwplaats): string[] =>
    sources.flatMap((properties) => saidIn(properties, veld) ?? []);
  const ids = [id, ...parts];
  const texts: Record<Tekst, readonly string[]> = {
    gevel: said('gevel'),
    bouwlaag: [...said('bouwlaag'), element.verdieping ?? []].flat(),
    ruimte: [...said('ruimte'), ...ruimteOf(source, ids)],
    opmerking: said('opmerking'),
  };
  const fitting = (veld: Tekst): string | null =>
    texts[veld].find((text) => text.length <= LENGTEN[veld]) ?? null;
  const written = said('draairichting').flatMap((text) => DRAAI.get(text.toLowerCase()) ?? []);
  return {
    plaats: {
      gevel: fitting('gevel'),
      bouwlaag: fitting('bouwlaag'),
      ruimte: fitting('ruimte'),
      draairichting: written[0] ?? draairichtingOf(source, ids, element),
      opmerking: fitting('opmerking'),
    },
    teLang: (['gevel', 'bouwlaag', 'ruimte', 'opmerking'] as const).flatMap((veld) =>
      fitting(veld) === null ? (texts[veld][0] ?? []) : [],
    ),
  };
};
