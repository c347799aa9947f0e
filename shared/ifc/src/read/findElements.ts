import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import { IFCCURTAINWALL, IFCELEMENTASSEMBLY } from 'web-ifc';

import type { Box } from './box.ts';
import type { IfcModel } from './ifcModel.ts';
import { kindsOf } from './kinds.ts';
import type { Described } from './names.ts';
import type { Relations } from './relations.ts';

export interface Found extends Described {
  id: number;
  gevelvulling: GevelvullingType;
  isWall: boolean;
  /** All that it is made of. */
  parts: readonly number[];
  /** Those of them that say how large it is. */
  sizing: readonly number[];
  /** Its parts say how large it is: it has no size of its own. */
  isWhole: boolean;
}

/** A window may stand this much outside the frame that it is in, mm. */
const MARGIN = 20;

const isWithin = (inner: Box, outer: Box): boolean => {
  const [x, y] = [inner.middle[0] - outer.middle[0], inner.middle[1] - outer.middle[1]];
  const along = x * outer.richting[0] + y * outer.richting[1];
  const across = x * outer.richting[1] - y * outer.richting[0];
  return (
    Math.abs(along) <= outer.breedte / 2 &&
    Math.abs(across) <= outer.diepte / 2 + MARGIN &&
    inner.bottom >= outer.bottom - MARGIN &&
    inner.top <= outer.top + MARGIN
  );
};

interface Source {
  model: IfcModel;
  relations: Relations;
  boxOf: (id: number) => Box | null;
}

/** The windows and doors in each wall or proxy that is modelled as a frame around them. */
const filledFrames = (
  { relations, boxOf }: Source,
  kinds: ReturnType<typeof kindsOf>,
  openings: readonly number[],
) => {
  const filled = new Map<number, number[]>();
  const add = (frame: number, opening: number): void => {
    filled.set(frame, [...(filled.get(frame) ?? []), opening]);
  };
  const frames = kinds.frames();
  if (frames.length === 0) return filled;
  const known = new Set(frames);
  const boxes = frames.flatMap((id) => {
    const box = boxOf(id);
    return box === null ? [] : [{ id, box }];
  });
  for (const opening of openings) {
    const host = relations.hostOf(opening);
    if (host !== null && known.has(host)) {
      add(host, opening);
      continue;
    }
    const box = boxOf(opening);
    const around = box === null ? undefined : boxes.find((each) => isWithin(box, each.box));
    if (around !== undefined) add(around.id, opening);
  }
  return filled;
};

/**
 * The windows, doors, curtain walls, assemblies and timber-frame walls of a model, in the order of the
 * file. What is part of one of them is counted with it.
 */
export const findElements = (source: Source): Found[] => {
  const { model, relations } = source;
  const kinds = kindsOf(model, relations);
  const types = new Map<number, GevelvullingType>();
  for (const [ifcClass, typeOf] of kinds.kinds) {
    for (const id of model.idsOf(ifcClass)) {
      const type = typeOf(id);
      if (type !== null) types.set(id, type);
    }
  }
  const isPart = (id: number): boolean => {
    const seen = new Set([id]);
    let whole = relations.wholeOf(id);
    while (whole !== null && !seen.has(whole)) {
      if (types.has(whole)) return true;
      seen.add(whole);
      whole = relations.wholeOf(whole);
    }
    return false;
  };
  const outer = [...types.keys()].filter((id) => !isPart(id));
  const frames = filledFrames(source, kinds, outer.filter(kinds.isOpening));
  const framed = new Set([...frames.values()].flat());
  const ofFrames = [...frames].map(([id, parts]) => ({
    id,
    parts,
    gevelvulling: kinds.openingKind(id, parts),
    isWhole: true,
  }));
  const others = outer
    .filter((id) => !framed.has(id) && !frames.has(id))
    .map((id) => ({
      id,
      parts: relations.partsOf(id),
      gevelvulling: types.get(id) ?? 'kozijn',
      isWhole: model.isOf(id, IFCELEMENTASSEMBLY) || model.isOf(id, IFCCURTAINWALL),
    }));
  return [...ofFrames, ...others]
    .toSorted((a, b) => a.id - b.id)
    .map((each) => ({
      ...each,
      ...kinds.describe(each.id),
      isWall: kinds.isWall(each.id),
      sizing: each.parts.filter((part) => !kinds.isBeside(part)),
    }));
};
