import { expect, test } from '@jest/globals';

import { buildBlock } from '../builders/buildBlock.ts';
import { buildIfc } from '../builders/buildIfc.ts';
import { readFile } from './readFile.ts';

const read = (given: Parameters<typeof buildIfc>[0]) =>
  readFile(new TextEncoder().encode(buildIfc(given)));

test('an assembly of frame parts is one kozijn of its outer size, with its parts under it', async () => {
  const { elementen } = await read({
    schema: 'IFC2X3',
    elements: {
      50: "IFCELEMENTASSEMBLY('k',$,'31_H+R__B1sp-R',$,$,#42,$,'B1sp-R1',.NOTDEFINED.,.NOTDEFINED.)",
    },
    lines: {
      51: "IFCBEAM('stijl 1',$,'OUTER_FRAME',$,'114*90',#203,#209,'A1')",
      52: "IFCBEAM('stijl 2',$,'OUTER_FRAME',$,'114*90',#213,#219,'A2')",
      53: "IFCBEAM('dorpel',$,'OUTER_FRAME',$,'114*90',#223,#229,'A3')",
      54: "IFCRELAGGREGATES('r',$,$,$,#50,(#51,#52,#53,#55))",
      55: "IFCBEAM('lat',$,'LATCH',$,'114*38',#233,#239,'A4')",
      ...buildBlock({ id: 230, at: [968, 0, 818], size: [32, 114, 1914] }),
      ...buildBlock({ id: 200, at: [1000, 0, 850], size: [90, 114, 1850] }),
      ...buildBlock({ id: 210, at: [2120, 0, 850], size: [90, 114, 1850] }),
      ...buildBlock({ id: 220, at: [1000, 0, 850], size: [1210, 114, 90] }),
    },
  });
  expect(elementen).toMatchObject([
    {
      globalId: 'k',
      klasse: 'IfcElementAssembly',
      type: 'kozijn',
      breedte: 1210,
      hoogte: 1850,
      hoogstePunt: 2700,
      verdieping: '00 begane grond',
      plaats: { x: 1605, y: 57, z: 850 },
      onderdelen: [
        { globalId: 'stijl 1', klasse: 'IfcBeam', naam: 'OUTER_FRAME', breedte: 114, hoogte: 1850 },
        { globalId: 'stijl 2' },
        { globalId: 'dorpel', breedte: 1210, hoogte: 90 },
        // What the frame is fixed to is a part, and not of its size.
        { globalId: 'lat', breedte: 114, hoogte: 1914 },
      ],
    },
  ]);
});

test('an assembly of anything else is none, and a window in a prefab room counts by itself', async () => {
  const { elementen } = await read({
    elements: {
      50: "IFCELEMENTASSEMBLY('ligger',$,'Steel Assembly',$,$,#42,$,'A84',$,.NOTDEFINED.)",
      51: "IFCELEMENTASSEMBLY('cel',$,'Badkamer',$,$,#42,$,'B',$,.NOTDEFINED.)",
    },
    lines: {
      52: "IFCBEAM('b',$,'LIGGER',$,$,#42,$,'C2',$)",
      53: "IFCSLAB('v',$,'Vloer',$,$,#42,$,$,.FLOOR.)",
      54: "IFCWINDOW('raam',$,'Raam',$,$,#42,$,'A',1500.,900.,$,$,$)",
      55: "IFCRELAGGREGATES('r1',$,$,$,#50,(#52))",
      56: "IFCRELAGGREGATES('r2',$,$,$,#51,(#53,#54))",
    },
  });
  expect(elementen.map(({ globalId, verdieping }) => [globalId, verdieping])).toEqual([
    ['raam', '00 begane grond'],
  ]);
});

test('battens that have the name of the frame are none', async () => {
  const { elementen } = await read({
    elements: { 50: "IFCELEMENTASSEMBLY('k',$,'31_K1',$,$,#42,$,'K1',$,.NOTDEFINED.)" },
    lines: {
      51: "IFCBEAM('1',$,'LATCH',$,$,#42,$,'A1',$)",
      52: "IFCBEAM('2',$,'spouwlat',$,$,#42,$,'A2',$)",
      53: "IFCRELAGGREGATES('r',$,$,$,#50,(#51,#52))",
    },
  });
  expect(elementen).toEqual([]);
});

test('a curtain wall is one, with the windows and doors inside it', async () => {
  const { elementen } = await read({
    elements: {
      50: "IFCCURTAINWALL('vlies',$,'Vliesgevel',$,$,#42,$,'V1',$)",
    },
    lines: {
      51: "IFCPLATE('glas',$,'Glas',$,$,#203,#209,$,$)",
      52: "IFCDOOR('deur',$,'Schuifdeur',$,$,#213,#219,$,2300.,1000.,$,$,$)",
      53: "IFCRELAGGREGATES('r',$,$,$,#50,(#51,#52))",
      ...buildBlock({ id: 200, at: [0, 0, 0], size: [2000, 30, 2600] }),
      ...buildBlock({ id: 210, at: [2000, 0, 0], size: [1000, 60, 2300] }),
    },
  });
  expect(elementen).toMatchObject([
    {
      globalId: 'vlies',
      type: 'schuifpui',
      breedte: 3000,
      hoogte: 2600,
      onderdelen: [{ globalId: 'glas' }, { globalId: 'deur', breedte: 1000, hoogte: 2300 }],
    },
  ]);
});

test('a timber wall counts with the assemblies that it is made of', async () => {
  const { elementen } = await read({
    elements: { 50: "IFCWALLELEMENTEDCASE('wand',$,'Wand',$,$,#42,$,'H1',$)" },
    lines: {
      51: "IFCELEMENTASSEMBLY('raamwerk',$,'Frame',$,$,#42,$,$,$,$)",
      52: "IFCMEMBER('stijl',$,'Stijl',$,$,#203,#209,$,$)",
      53: "IFCMEMBER('regel',$,'Regel',$,$,#213,#219,$,$)",
      54: "IFCRELAGGREGATES('r1',$,$,$,#50,(#51))",
      55: "IFCRELAGGREGATES('r2',$,$,$,#51,(#52,#53))",
      ...buildBlock({ id: 200, at: [0, 0, 0], size: [38, 140, 2700] }),
      ...buildBlock({ id: 210, at: [0, 0, 2700], size: [5400, 140, 38] }),
    },
  });
  expect(elementen).toMatchObject([{ globalId: 'wand', type: 'hsb', breedte: 5400, hoogte: 2738 }]);
  expect(elementen[0]?.onderdelen.map(({ globalId }) => globalId)).toEqual([
    'raamwerk',
    'stijl',
    'regel',
  ]);
});

test('a wall or proxy that is the frame around windows is one kozijn with them', async () => {
  const { elementen } = await read({
    elements: {
      50: "IFCWALLSTANDARDCASE('stel',$,'kozijn',$,$,#203,#209,'X',$)",
      51: "IFCWINDOW('raam',$,'merk B1sp-R',$,$,#213,#219,$,1850.,1210.,$,$,$)",
      52: "IFCWINDOW('los',$,'merk C',$,$,#223,#229,$,600.,600.,$,$,$)",
    },
    lines: {
      53: "IFCOPENINGELEMENT('gat',$,'gat',$,$,#213,$,$,$)",
      54: "IFCRELVOIDSELEMENT('r1',$,$,$,#50,#53)",
      55: "IFCRELFILLSELEMENT('r2',$,$,$,#53,#51)",
      ...buildBlock({ id: 200, at: [0, 0, 0], size: [1390, 114, 2030] }),
      ...buildBlock({ id: 210, at: [90, 0, 90], size: [1210, 67, 1850] }),
      ...buildBlock({ id: 220, at: [5000, 0, 90], size: [600, 67, 600] }),
    },
  });
  expect(elementen).toMatchObject([
    {
      globalId: 'stel',
      type: 'kozijn',
      breedte: 1390,
      hoogte: 2030,
      onderdelen: [{ globalId: 'raam' }],
    },
    { globalId: 'los', breedte: 600, onderdelen: [] },
  ]);
  expect(elementen.map(({ merken }) => merken['Merk in Name'])).toEqual(['B1sp-R', 'C']);
});

test('the window of a frame may say another size than both are drawn in', async () => {
  const { elementen } = await read({
    elements: {
      50: "IFCBUILDINGELEMENTPROXY('stel',$,'kozijn',$,$,#203,#209,'X',$)",
      51: "IFCWINDOW('raam',$,'merk J',$,$,#203,#209,$,1500.,900.,$,$,$)",
    },
    lines: buildBlock({ id: 200, at: [0, 0, 0], size: [1530, 114, 2637] }),
  });
  expect(elementen).toMatchObject([
    {
      globalId: 'stel',
      breedte: 1530,
      hoogte: 2637,
      maatverschil: {
        eigenschap: { breedte: 900, hoogte: 1500 },
        geometrie: { breedte: 1530, hoogte: 2637 },
      },
    },
  ]);
});
