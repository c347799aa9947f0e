import { expect, test } from '@jest/globals';
import { IFCPIPESEGMENT } from 'web-ifc';

import { buildBlock } from '../builders/buildBlock.ts';
import { buildIfc } from '../builders/buildIfc.ts';
import { subclassesOf } from '../builders/schemaObjections.ts';
import { PLACES, READ, neededLines } from './neededLines.ts';
import { scanText } from './scanText.ts';
import { withModel } from './withModel.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A window in a wall, a pipe beside them, and what each of them says of itself. */
const model = buildIfc({
  elements: {
    50: "IFCWINDOW('a',$,'Raam',$,$,#203,#209,$,$,$,$,$,$)",
    51: "IFCPIPESEGMENT('b',$,'Buis; #50',$,$,#213,#219,$,$)",
    52: "IFCELEMENTASSEMBLY('c',$,'31_K1',$,$,#42,$,'A',.NOTDEFINED.,.NOTDEFINED.)",
  },
  lines: {
    53: "IFCBEAM('d',$,'stijl',$,$,#223,#229,$,$)",
    54: "IFCRELAGGREGATES('e',$,$,$,#52,(#53))",
    60: "IFCPROPERTYSINGLEVALUE('Merk',$,IFCLABEL('A'),$)",
    61: "IFCPROPERTYSET('f',$,'Maten',$,(#60))",
    62: "IFCRELDEFINESBYPROPERTIES('g',$,$,$,(#50),#61)",
    63: "IFCPROPERTYSINGLEVALUE('Debiet',$,IFCLABEL('B'),$)",
    64: "IFCPROPERTYSET('h',$,'Buis',$,(#63))",
    65: "IFCRELDEFINESBYPROPERTIES('i',$,$,$,(#51),#64)",
    66: "IFCWINDOWTYPE('j',$,'Type',$,$,(#67),(#68),$,$,.WINDOW.,$,$,$)",
    67: "IFCPROPERTYSET('k',$,'Van type',$,(#60))",
    68: 'IFCREPRESENTATIONMAP(#21,#218)',
    69: "IFCRELDEFINESBYTYPE('l',$,$,$,(#50),#66)",
    70: 'IFCSTYLEDITEM(#206,(#71),$)',
    71: "IFCSURFACESTYLE('rood',.BOTH.,())",
    ...buildBlock({ id: 200, at: [0, 0, 0], size: [1000, 100, 1500] }),
    ...buildBlock({ id: 210, at: [0, 0, 0], size: [100, 100, 9000] }),
    ...buildBlock({ id: 220, at: [0, 0, 0], size: [100, 100, 1500] }),
  },
});

const leftOutOf = (text: string, asked: readonly number[] = []): number[] => {
  const bytes = bytesOf(text);
  const { starts } = scanText(bytes);
  const { isLeftOut, leftOut } = neededLines(bytes, starts ?? new Uint32Array(0), asked);
  const ids = Array.from({ length: 300 }, (_each, id) => id).filter(isLeftOut);
  const told = Array.from(leftOut, (at) => Number.parseInt(text.slice(at + 1), 10));
  expect(new Set(told)).toEqual(new Set(ids));
  return ids;
};

/** What only a pipe, or a colour, points to. */
const PIPE = [51, 63, 64, 65];
const PIPE_BODY = [211, 212, 213, 214, 215, 216, 218, 219];
const COLOUR = [68, 70, 71];

test('what is no gevelvulling and no part of one is not read, nor what only that points to', () => {
  expect(leftOutOf(model)).toEqual([...PIPE, ...COLOUR, ...PIPE_BODY].toSorted((a, b) => a - b));
});

test('what is asked for is read with its body', () => {
  expect(leftOutOf(model, [51])).toEqual(COLOUR);
});

test('of a file whose numbers say little every line is read', () => {
  expect(leftOutOf(model.replace('#71=', '#9000000=').replace('(#71)', '(#9000000)'))).toEqual([]);
  expect(leftOutOf(model.replace('#71=', '#70='))).toEqual([]);
});

test('asking for a line that was not read is a fault, and for one that is not there is none', () =>
  withModel(bytesOf(model), (read) => {
    expect(read.line(50)).not.toBeNull();
    expect(read.line(53)).not.toBeNull();
    expect(read.body(53)?.corners).not.toHaveLength(0);
    expect(read.line(299)).toBeNull();
    expect(() => read.line(51)).toThrow('was not read');
    expect(() => read.body(51)).toThrow('was not read');
    expect(() => read.placement(213)).toThrow('was not read');
    expect(read.idsOf(IFCPIPESEGMENT)).toEqual([]);
  }));

test.each(['IFC2X3', 'IFC4', 'IFC4X3'] as const)(
  'each class below one that is read, is read: %s',
  (schema) => {
    const below = [
      'IfcProject',
      'IfcApplication',
      'IfcGeometricRepresentationContext',
      'IfcSpace',
      'IfcSite',
      'IfcBuilding',
      'IfcBuildingStorey',
      'IfcWindow',
      'IfcDoor',
      'IfcWall',
      'IfcCurtainWall',
      'IfcElementAssembly',
      'IfcBuildingElementProxy',
      'IfcSlab',
      'IfcOpeningElement',
      'IfcFastener',
      'IfcMechanicalFastener',
    ].flatMap((klasse) => subclassesOf(schema, klasse));
    expect(below.length).toBeGreaterThan(17);
    expect(below.filter((klasse) => !READ.has(klasse) && !PLACES.has(klasse))).toEqual([]);
  },
);
