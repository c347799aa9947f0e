import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import {
  IFCBUILDINGELEMENTPROXY,
  IFCCURTAINWALL,
  IFCDOOR,
  IFCELEMENTASSEMBLY,
  IFCROOF,
  IFCSLAB,
  IFCSPACE,
  IFCSTAIR,
  IFCWALL,
  IFCWALLELEMENTEDCASE,
  IFCWINDOW,
} from 'web-ifc';

import { textOf } from './entity.ts';
import type { IfcModel } from './ifcModel.ts';
import { materialNames } from './materials.ts';
import { namesOf, type Described } from './names.ts';
import type { Relations } from './relations.ts';
import { isBuiltOfTimber, isNamedTimber } from './timber.ts';

const SLIDING = /schuif|sliding|schiebe/i;

/** A frame, or a part of one; 31 is the outer wall opening of NL-SfB. */
const FRAME =
  /kozijn|(?<!\p{L})pui(?!\p{L})|(?:outer|inner|window|door)[ _-]?frame|^\(?31[._)\s]/iu;

/** What a frame is fixed to, or a stand-in: no part of its size. */
const BESIDE = /(?<!\p{L})(?:latch|spouwlat(?:ten)?|lat(?:ten)?|dummy)(?!\p{L})/iu;

/** No frame is built of these. */
const ROOM_PARTS = [IFCSLAB, IFCROOF, IFCSTAIR, IFCSPACE];

/** A kind of element: where it is looked for and what it is taken for; null: no gevelvulling. */
type Kind = readonly [ifcClass: number, typeOf: (id: number) => GevelvullingType | null];

/** What each class of elements may be. */
export const kindsOf = (model: IfcModel, relations: Relations) => {
  const describe = (id: number): Described => ({
    line: model.line(id),
    type: model.line(relations.typeOf(id)),
  });
  const sets = new Map<number, ReadonlySet<number>>();
  /** One of a class or its subclasses. */
  const isOneOf = (id: number, ifcClass: number): boolean => {
    const ids = sets.get(ifcClass) ?? new Set(model.idsOf(ifcClass));
    sets.set(ifcClass, ids);
    return ids.has(id);
  };
  const isOpening = (id: number): boolean => isOneOf(id, IFCWINDOW) || isOneOf(id, IFCDOOR);
  const names = (id: number): string => namesOf(describe(id));
  const materials = (id: number): string[] => materialNames(model, relations.materialOf(id));

  const isBeside = (id: number): boolean => BESIDE.test(textOf(model.line(id), 'Name') ?? '');

  const isSliding = (id: number): boolean => {
    const { line, type } = describe(id);
    const operation = textOf(line, 'OperationType') ?? textOf(type, 'OperationType') ?? '';
    return operation.includes('SLIDING') || SLIDING.test(names(id));
  };

  const openingKind = (id: number, parts: readonly number[] = []): GevelvullingType =>
    [id, ...parts].some(isSliding) ? 'schuifpui' : 'kozijn';

  const wallKind = (id: number): GevelvullingType | null => {
    const { line, type } = describe(id);
    const isElemented =
      model.isOf(id, IFCWALLELEMENTEDCASE) ||
      [line, type].some((each) => textOf(each, 'PredefinedType') === 'ELEMENTEDWALL');
    return isElemented || isNamedTimber(names(id)) || isBuiltOfTimber(materials(id)) ? 'hsb' : null;
  };

  const assemblyKind = (id: number): GevelvullingType | null => {
    const parts = relations.partsOf(id);
    if (parts.length === 0 || parts.some((part) => ROOM_PARTS.some((each) => isOneOf(part, each))))
      return null;
    if (isNamedTimber(names(id))) return 'hsb';
    if (parts.some((part) => isOneOf(part, IFCWALL)))
      return parts.some((part) => isNamedTimber(names(part)) || isBuiltOfTimber(materials(part)))
        ? 'hsb'
        : null;
    if (parts.some(isOpening)) return openingKind(id, parts);
    const isFrame = [id, ...parts].some((each) => FRAME.test(names(each)));
    // A sash, a panel or the battens around a frame may have its name too.
    return isFrame && parts.filter((part) => !isBeside(part)).length > 1
      ? openingKind(id, parts)
      : null;
  };

  const kinds: readonly Kind[] = [
    [IFCWINDOW, openingKind],
    [IFCDOOR, openingKind],
    [IFCWALL, wallKind],
    [IFCELEMENTASSEMBLY, assemblyKind],
    [IFCCURTAINWALL, (id) => openingKind(id, relations.partsOf(id))],
  ];
  return {
    kinds,
    describe,
    isOpening,
    isBeside,
    openingKind,
    /** Walls and proxies that may be a frame around the windows in it. */
    frames: (): number[] =>
      [...model.idsOf(IFCWALL), ...model.idsOf(IFCBUILDINGELEMENTPROXY)].filter((id) =>
        [names(id), ...materials(id)].some((each) => /kozijn/i.test(each)),
      ),
    isWall: (id: number): boolean => isOneOf(id, IFCWALL),
  };
};
