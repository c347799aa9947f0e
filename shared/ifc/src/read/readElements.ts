import type { Element, Onderdeel, ModelPlaats } from '../model/bouwmodel.ts';
import type { Box } from './box.ts';
import { levelAxisOf } from './box.ts';
import { booleanOf, referenceOf, textOf } from './entity.ts';
import { eigenschappenOf } from './eigenschappenOf.ts';
import { findElements, type Found } from './findElements.ts';
import { gebouwplaatsOf } from './gebouwplaatsOf.ts';
import { matenOf, overallOf, roundedOf, type MatenSource } from './matenOf.ts';
import { merkenOf } from './merken.ts';
import { naamOf } from './names.ts';
import { degreesOf, northOf, turned } from './north.ts';
import { outsideReader, type Standing } from './outside.ts';
import { firstOf, type Properties } from './properties.ts';
import type { Relations } from './relations.ts';
import { shapesOf } from './shapes.ts';

export interface Source extends MatenSource {
  /** Height of the first building's origin in the model, mm: the whole model has one place. */
  ground: number;
  relations: Relations;
  /** Of one set alone where that is asked. */
  propertiesOf: (id: number, onlySet?: string) => Properties;
  programma: string | null;
  /** What the building is called that an element stands in. */
  gebouwOf: (id: number) => string | null;
}

/** Where an element stands in plan, and how high its lower edge is in the model; mm. */
interface ElementStand extends Standing {
  bottom: number;
}

/** By its geometry; else by its placement, which is the lower left corner of a window or door. */
const standOf = ({ model, units, relations }: Source, { id, line }: Found, box: Box | null) => {
  const storey = relations.storeyOf(id);
  if (box !== null)
    return { storey, middle: box.middle, richting: box.richting, bottom: box.bottom };
  const placement = referenceOf(line, 'ObjectPlacement');
  if (placement === null) return null;
  const { origin, axes } = model.placement(placement);
  const richting = levelAxisOf(axes) ?? [1, 0];
  const half = (overallOf({ units }, line).breedte ?? 0) / 2;
  const [x, y, bottom] = origin.map((each) => each * units.length);
  if (x === undefined || y === undefined || bottom === undefined) return null;
  const middle = [x + richting[0] * half, y + richting[1] * half] as const;
  return { storey, middle, richting, bottom };
};

const onderdelenOf = (source: Source, { parts }: Found, partBox: (id: number) => Box | null) =>
  parts.map((id): Onderdeel => {
    const line = source.model.line(id);
    const overall = overallOf(source, line);
    const drawn = roundedOf(partBox(id));
    return {
      globalId: textOf(line, 'GlobalId') ?? String(id),
      klasse: source.model.klasse(id),
      naam: naamOf(line),
      breedte: overall.breedte ?? drawn.breedte,
      hoogte: overall.hoogte ?? drawn.hoogte,
    };
  });

/** A frame has no size in its properties; the one window in it may have that of the frame, or not. */
export const saidOf = (
  { model, relations }: Pick<Source, 'model' | 'relations'>,
  { id, parts }: Found,
  boxOf: (id: number) => Box | null,
) => {
  const [part, ...others] = parts;
  const sayer = part !== undefined && others.length === 0 ? part : id;
  const opening = relations.openingOf(sayer);
  return {
    line: model.line(sayer),
    box: boxOf(sayer),
    opening: opening === null ? null : boxOf(opening),
  };
};

/** Tells which way the elements of a model face, and so where each one's width begins. */
const facingOf = (source: Source, stands: readonly ElementStand[]) => {
  const north = northOf(source.model);
  const sideOf = outsideReader(source.model, source.relations, stands);
  return (stand: ElementStand): { plaats: ModelPlaats; orientatie: number | null } => {
    const { middle, richting, bottom } = stand;
    const side = sideOf(stand);
    const along = degreesOf(richting[0], richting[1]);
    // Its outside is on the right of its width, seen from outside from left to right.
    const hoek = turned(Math.round((side === 1 ? along + 180 : along) * 10) / 10);
    return {
      plaats: {
        x: Math.round(middle[0]),
        y: Math.round(middle[1]),
        z: Math.round(bottom - source.ground),
        hoek,
      },
      orientatie: side === null ? null : turned(Math.round(north + 90 - hoek)),
    };
  };
};

export interface ReadElement {
  element: Element;
  storey: number | null;
  /** What the model says of where it is and the product has no room for. */
  teLang: readonly string[];
  /** It has a weight that cannot be read. */
  hasOnleesbaarGewicht: boolean;
  /** It has another weight beside the one that counts. */
  hasMeerGewichten: boolean;
}

/** The gevelvullingen of a model, in the order of the file, and the storey that each stands on. */
export const readElements = (source: Source): ReadElement[] => {
  const { model, relations, propertiesOf, programma } = source;
  const shapes = shapesOf(model);
  const read = findElements({ model, relations, boxOf: shapes.own }).map((found) => {
    const box = shapes.whole(found);
    return { found, box, stand: standOf(source, found, box), storey: relations.storeyOf(found.id) };
  });
  const facing = facingOf(
    source,
    read.flatMap(({ stand }) => stand ?? []),
  );
  return read.map(({ found, box, stand, storey }) => {
    const { id, line, type, gevelvulling, parts } = found;
    const properties = propertiesOf(id);
    const external = firstOf(properties, ['isexternal']);
    const verdieping = textOf(model.line(storey), 'Name');
    const faced = stand === null ? { plaats: null, orientatie: null } : facing(stand);
    const { plaats, teLang } = gebouwplaatsOf(source, found, { verdieping, ...faced });
    const { hasOnleesbaarGewicht, hasMeerGewichten, ...maten } = matenOf(source, {
      found,
      properties,
      box,
      said: saidOf(source, found, shapes.own),
    });
    const element: Element = {
      globalId: textOf(line, 'GlobalId') ?? String(id),
      klasse: model.klasse(id),
      type: gevelvulling,
      naam: naamOf(line),
      merken: merkenOf({
        line,
        type,
        properties,
        programma,
        partNames: parts.map((part) => naamOf(model.line(part))),
      }),
      eigenschappen: eigenschappenOf(line, properties),
      verdieping,
      gebouw: source.gebouwOf(id),
      grond: Math.round(source.groundOf(id)),
      ...plaats,
      isBinnen: external !== null && booleanOf(external.entity, external.attribute) === false,
      onderdelen: onderdelenOf(source, found, shapes.part),
      ...faced,
      ...maten,
    };
    return { element, storey, teLang, hasOnleesbaarGewicht, hasMeerGewichten };
  });
};
