import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import { IFCDOOR, IFCWALL, IFCWALLELEMENTEDCASE, IFCWINDOW } from 'web-ifc';

import { textOf, type Entity } from './entity.ts';
import type { IfcModel } from './ifcModel.ts';

const SLIDING = /schuif|sliding/i;
const TIMBER_FRAME = /\bhsb|houtskelet|timber[ -]?frame/i;

/** An element and its type or style, which says what the element itself leaves open. */
interface Described {
  line: Entity | null;
  type: Entity | null;
}

const namesOf = ({ line, type }: Described): string =>
  [textOf(line, 'Name'), textOf(line, 'ObjectType'), textOf(type, 'Name')].join(' ');

const isSliding = (described: Described): boolean => {
  const { line, type } = described;
  const operation = textOf(line, 'OperationType') ?? textOf(type, 'OperationType') ?? '';
  return operation.includes('SLIDING') || SLIDING.test(namesOf(described));
};

const openingKind = (described: Described): GevelvullingType =>
  isSliding(described) ? 'schuifpui' : 'kozijn';

interface Kind {
  ids: (model: IfcModel) => number[];
  /** Null: no gevelvulling. */
  typeOf: (described: Described, isElemented: boolean) => GevelvullingType | null;
}

const WALL_KIND: Kind = {
  ids: (model) => model.idsOf(IFCWALL),
  typeOf: (described, isElemented) => {
    const predefined = [described.line, described.type].map((each) =>
      textOf(each, 'PredefinedType'),
    );
    const isTimber =
      isElemented || predefined.includes('ELEMENTEDWALL') || TIMBER_FRAME.test(namesOf(described));
    return isTimber ? 'hsb' : null;
  },
};

const KINDS: readonly Kind[] = [
  { ids: (model) => model.idsOf(IFCWINDOW), typeOf: openingKind },
  { ids: (model) => model.idsOf(IFCDOOR), typeOf: openingKind },
  WALL_KIND,
];

export interface Found extends Described {
  id: number;
  gevelvulling: GevelvullingType;
}

/** The windows, doors and timber-frame walls of a model, in the order of the file. */
export const findElements = (model: IfcModel, typeOf: (id: number) => number | null): Found[] =>
  KINDS.flatMap((kind) =>
    kind.ids(model).flatMap((id) => {
      const described = { line: model.line(id), type: model.line(typeOf(id)) };
      const gevelvulling = kind.typeOf(described, model.isOf(id, IFCWALLELEMENTEDCASE));
      return gevelvulling === null ? [] : [{ id, ...described, gevelvulling }];
    }),
  ).toSorted((a, b) => a.id - b.id);
