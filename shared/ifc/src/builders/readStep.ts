/*
 * A reader of ISO 10303-21 for tests, which knows nothing of the one that writing uses.
 */

/** An attribute: absent is null, a reference and the name of an item are marked. */
export type StepAttribute =
  | null
  | number
  | string
  | { ref: number }
  | { item: string }
  | { type: string; value: StepAttribute }
  | StepAttribute[];

export interface StepLine {
  id: number;
  entity: string;
  attributes: StepAttribute[];
}

const TOKEN =
  /\s*(?:(#\d+)|'((?:[^']|'')*)'|\.([A-Z_\d]+)\.|([+-]?\d+(?:\.\d*)?(?:E[+-]?\d+)?)|([A-Z][A-Z_\d]*)|([$*(),;=]))/y;

const decoded = (text: string): string =>
  text
    .replaceAll("''", "'")
    .replaceAll(/\\X([24])\\([\dA-F]+)\\X0\\/g, (_all, kind: string, codes: string) =>
      (codes.match(kind === '2' ? /.{4}/g : /.{8}/g) ?? [])
        .map((code) => String.fromCodePoint(Number.parseInt(code, 16)))
        .join(''),
    )
    .replaceAll('\\\\', '\\');

/** Reads the attributes between the brackets of a line. @throws Error where it is no such text */
const attributesOf = (text: string): StepAttribute[] => {
  let at = 0;
  const next = (): RegExpExecArray => {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    if (token === null) throw new Error(`No token at ${text.slice(at, at + 40)}`);
    at = TOKEN.lastIndex;
    return token;
  };
  const list = (): StepAttribute[] => {
    const items: StepAttribute[] = [];
    for (;;) {
      const [, ref, string, item, number, type, sign] = next();
      if (sign === ')') return items;
      if (ref !== undefined) items.push({ ref: Number(ref.slice(1)) });
      else if (string !== undefined) items.push(decoded(string));
      else if (item !== undefined) items.push({ item });
      else if (number !== undefined) items.push(Number(number));
      else if (type !== undefined) {
        next();
        const [value = null] = list();
        items.push({ type, value });
      } else if (sign === '(') items.push(list());
      else if (sign === '$' || sign === '*') items.push(null);
    }
  };
  next();
  return list();
};

/** The lines of a file, by their numbers. @throws Error where a number is used twice */
export const readStep = (text: string): Map<number, StepLine> => {
  const data = text.slice(text.indexOf('DATA;') + 5, text.lastIndexOf('ENDSEC;'));
  const lines = new Map<number, StepLine>();
  for (const [, id, entity = '', rest = ''] of data.matchAll(
    /#(\d+)\s*=\s*([A-Z_\d]+)\s*(\((?:[^';]|'(?:[^']|'')*')*\))\s*;/g,
  )) {
    const line = { id: Number(id), entity, attributes: attributesOf(rest) };
    if (lines.has(line.id)) throw new Error(`#${line.id} stands there twice.`);
    lines.set(line.id, line);
  }
  return lines;
};

type Point = readonly [number, number, number];

const cross = ([ax, ay, az]: Point, [bx, by, bz]: Point): Point => [
  ay * bz - az * by,
  az * bx - ax * bz,
  ax * by - ay * bx,
];

/** Where an IfcLocalPlacement lies in the model, in its unit of length, with its axes x and z. */
export const placementIn = (
  lines: ReadonlyMap<number, StepLine>,
  reference: StepAttribute | undefined,
): { origin: Point; x: Point; y: Point; z: Point } => {
  const lineAt = (attribute: StepAttribute | undefined): StepLine | undefined =>
    typeof attribute === 'object' && attribute !== null && 'ref' in attribute
      ? lines.get(attribute.ref)
      : undefined;
  const pointAt = (attribute: StepAttribute | undefined, otherwise: Point): Point => {
    const [list] = lineAt(attribute)?.attributes ?? [];
    const [x, y, z] = Array.isArray(list) ? list : [];
    return typeof x === 'number' && typeof y === 'number' && typeof z === 'number'
      ? [x, y, z]
      : otherwise;
  };
  const placement = lineAt(reference);
  if (placement === undefined)
    return { origin: [0, 0, 0], x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] };
  const [relativeTo, axes] = placement.attributes;
  const parent = placementIn(lines, relativeTo);
  const [location, axis, direction] = lineAt(axes)?.attributes ?? [];
  const turned = ([x, y, z]: Point): Point => [
    parent.x[0] * x + parent.y[0] * y + parent.z[0] * z,
    parent.x[1] * x + parent.y[1] * y + parent.z[1] * z,
    parent.x[2] * x + parent.y[2] * y + parent.z[2] * z,
  ];
  const [dx, dy, dz] = turned(pointAt(location, [0, 0, 0]));
  const z = turned(pointAt(axis, [0, 0, 1]));
  const x = turned(pointAt(direction, [1, 0, 0]));
  return {
    origin: [parent.origin[0] + dx, parent.origin[1] + dy, parent.origin[2] + dz],
    x,
    y: cross(z, x),
    z,
  };
};
