import { expect, test } from '@jest/globals';

import { buildBlock } from '../builders/buildBlock.ts';
import { buildIfc } from '../builders/buildIfc.ts';
import { withModel } from '../read/withModel.ts';
import { createBodies } from './bodies.ts';

const bytes = new TextEncoder().encode(
  buildIfc({
    elements: {
      200: "IFCWINDOW('a',$,'Raam',$,$,#53,#59,$,$,$,$,$,$)",
      201: "IFCWINDOW('b',$,'Raam',$,$,#63,#69,$,$,$,$,$,$)",
    },
    lines: {
      ...buildBlock({ id: 50, at: [0, 0, 0], size: [1000, 100, 1500] }),
      ...buildBlock({ id: 60, at: [2000, 0, 0], size: [1000, 100, 1500] }),
    },
  }),
);

test('what has too many triangles to turn is left out, and so is what comes when there are enough', () =>
  withModel(bytes, (model) => {
    // A block has twelve triangles, of nine numbers.
    const large = createBodies(model, { perElement: 11, alle: 100 });
    expect(large([200], [0, 0, 0])).toMatchObject({ isTeGroot: true, driehoeken: { length: 0 } });
    const full = createBodies(model, { perElement: 12, alle: 23 });
    expect(full([200], [0, 0, 0])).toMatchObject({ isTeGroot: false, driehoeken: { length: 108 } });
    expect(full([201], [0, 0, 0])).toMatchObject({ isTeGroot: true, driehoeken: { length: 0 } });
    const both = createBodies(model);
    expect(both([200, 201], [0, 0, 0])).toMatchObject({ driehoeken: { length: 216 } });
  }));
