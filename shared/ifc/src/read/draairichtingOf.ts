import type { Draairichting } from '@adviestool/contract/gevelvulling';
import { IFCWINDOWPANELPROPERTIES } from 'web-ifc';

import type { Element } from '../model/bouwmodel.ts';
import { referenceOf, referencesOf, textOf } from './entity.ts';
import type { IfcModel } from './ifcModel.ts';
import type { Relations } from './relations.ts';

/** One leaf that turns; what slides, folds or has two leaves is neither left nor right. */
const DOOR = /^(?:SINGLE_SWING|DOUBLE_SWING|SWING_FIXED)_(LEFT|RIGHT)$/;
const WINDOW = /^(?:SIDEHUNG|TILTANDTURN)(LEFT|RIGHT)HAND$/;

const OTHER = { L: 'R', R: 'L' } as const satisfies Partial<Record<Draairichting, Draairichting>>;

type Kant = keyof typeof OTHER;

const kantIn = (pattern: RegExp, text: string | null): Kant | null => {
  const [, side] = pattern.exec(text ?? '') ?? [];
  if (side === undefined) return null;
  return side === 'LEFT' ? 'L' : 'R';
};

type Facing = Pick<Element, 'plaats' | 'orientatie'>;

/**
 * Whether y of a door points inside: IFC says left and right as seen along that axis. Null: it is not known
 * where outside is, or the door does not lie in its facade.
 */
const isAlongY = (model: IfcModel, id: number, { plaats, orientatie }: Facing): boolean | null => {
  const placement = referenceOf(model.line(id), 'ObjectPlacement');
  if (plaats === null || orientatie === null || placement === null) return null;
  const [, y] = model.placement(placement).axes;
  const hoek = (plaats.hoek * Math.PI) / 180;
  const inward = -y[0] * Math.sin(hoek) + y[1] * Math.cos(hoek);
  if (Math.abs(inward) < 0.5) return null;
  return inward > 0;
};

interface Source {
  model: IfcModel;
  relations: Relations;
}

const doorKant = ({ model, relations }: Source, id: number, facing: Facing): Kant | null => {
  const said = [model.line(id), model.line(relations.typeOf(id))]
    .map((line) => kantIn(DOOR, textOf(line, 'OperationType')))
    .find((kant) => kant !== null);
  const along = said === undefined ? null : isAlongY(model, id, facing);
  if (said === undefined || along === null) return null;
  return along ? said : OTHER[said];
};

/** The panels of a window say it as seen from outside. */
const windowKanten = ({ model, relations }: Source, id: number): Kant[] =>
  [
    ...relations.setsOf(id),
    ...referencesOf(model.line(relations.typeOf(id)), 'HasPropertySets'),
  ].flatMap((set) =>
    model.isOf(set, IFCWINDOWPANELPROPERTIES)
      ? (kantIn(WINDOW, textOf(model.line(set), 'OperationType')) ?? [])
      : [],
  );

/** Which way an element turns as seen from outside, when all that turns in it says the same. */
export const draairichtingOf = (
  source: Source,
  ids: readonly number[],
  facing: Facing,
): Kant | null => {
  const kanten = new Set(
    ids.flatMap((id) => [doorKant(source, id, facing) ?? [], windowKanten(source, id)].flat()),
  );
  const [only = null, other] = kanten;
  return other === undefined ? only : null;
};
