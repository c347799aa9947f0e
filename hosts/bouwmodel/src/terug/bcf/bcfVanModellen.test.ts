import { buildAdvies, buildAdviezen } from '@adviestool/ifc/builders/buildAdviezen';
import { buildBlock } from '@adviestool/ifc/builders/buildBlock';
import { buildIfc } from '@adviestool/ifc/builders/buildIfc';
import { groepenVan, groeperingVan } from '@adviestool/ifc/groepenVan';
import { readFile } from '@adviestool/ifc/readFile';
import { describe, expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';

import { bcfObjections } from '../../builders/bcfObjections.ts';
import { BCF_VERSIES, type BcfVersie } from './bcfVersie.ts';
import { onderwerpenVan } from './onderwerp.ts';
import { writeBcf } from './writeBcf.ts';

const UP = 100_000;

/** A building whose origin lies 100 m above that of the model, and its storey 3 m above that. */
const raised = {
  6: "IFCBUILDING('1GebouwAaaaaaaaaaaaaaa',$,'Woningen – fase 2',$,$,#41,$,$,$,$,$,$)",
  41: 'IFCLOCALPLACEMENT($,#40)',
  40: 'IFCAXIS2PLACEMENT3D(#39,$,$)',
  39: `IFCCARTESIANPOINT((0.,0.,${UP.toFixed(1)}))`,
  30: 'IFCLOCALPLACEMENT(#41,#23)',
};

/** As ArchiCAD writes it for a Dutch office: the merk in the name, a sign that is no letter, GlobalIds with $ and _. */
const ARCHICAD = buildIfc({
  schema: 'IFC2X3',
  elevation: 3000,
  elements: {
    50: String.raw`IFCWINDOW('1x$_aaaaaaaaaaaaaaaaa1',$,'31 kozijn merk K01 \X2\2013\X0\ caf\X2\00E9\X0\ <&>',$,$,#203,#209,'12345',1500.,1800.)`,
  },
  lines: {
    ...raised,
    8: "IFCAPPLICATION($,'27.0','ARCHICAD-64','IFC2x3 add-on')",
    ...buildBlock({ id: 200, at: [1000, 0, 650], size: [1800, 100, 1500] }),
  },
});

/** As Tekla writes it for a carpenter: an assembly of members, whose GlobalId another program would not take. */
const TEKLA = buildIfc({
  schema: 'IFC2X3',
  elevation: 3000,
  elements: {
    50: "IFCELEMENTASSEMBLY('ID4f3a2b10-0000-0012',$,'31_K1',$,$,#42,$,'K1',.NOTDEFINED.,.NOTDEFINED.)",
    60: "IFCELEMENTASSEMBLY('2Tekla_aaaaaaaaaaaaaa1',$,'31_K2',$,$,#42,$,'K2',.NOTDEFINED.,.NOTDEFINED.)",
  },
  lines: {
    ...raised,
    8: "IFCAPPLICATION($,'2021','Tekla Structures','Multi material modeling')",
    51: "IFCBEAM('stijl 1',$,'OUTER_FRAME',$,$,#203,#209,'A1')",
    52: "IFCBEAM('stijl 2',$,'OUTER_FRAME',$,$,#213,#219,'A2')",
    54: "IFCRELAGGREGATES('r',$,$,$,#50,(#51,#52))",
    61: "IFCBEAM('stijl 3',$,'OUTER_FRAME',$,$,#223,#229,'A3')",
    62: "IFCBEAM('stijl 4',$,'OUTER_FRAME',$,$,#233,#239,'A4')",
    64: "IFCRELAGGREGATES('r',$,$,$,#60,(#61,#62))",
    ...buildBlock({ id: 200, at: [1000, 0, 650], size: [90, 114, 1500] }),
    ...buildBlock({ id: 210, at: [2710, 0, 650], size: [90, 114, 1500] }),
    ...buildBlock({ id: 220, at: [4000, 0, 650], size: [90, 114, 1500] }),
    ...buildBlock({ id: 230, at: [5710, 0, 650], size: [90, 114, 1500] }),
  },
});

const bcfOf = async (text: string, versie: BcfVersie) => {
  const model = await readFile(new TextEncoder().encode(text));
  const gevelvullingen = groepenVan(model, groeperingVan(model.merkbron)).map(
    ({ id, merk, breedte, hoogte, elementen }) =>
      buildAdvies({ id, merk, breedte, hoogte, voldoet: false, elementen: [...elementen] }),
  );
  const adviezen = buildAdviezen(...gevelvullingen);
  return writeBcf({
    versie,
    project: adviezen.project,
    bestanden: [
      { naam: 'gevel – definitief.ifc', projectId: model.id },
      { naam: 'kozijnen.ifc', projectId: '2Tekla_bbbbbbbbbbbbbb1' },
    ],
    onderwerpen: onderwerpenVan(adviezen, model),
    snapshots: new Map(),
    aangemaakt: new Map(),
    moment: '2026-11-23T10:00:00.000Z',
  });
};

const CAMERA_Z = /<CameraViewPoint><X>[^<]*<\/X><Y>[^<]*<\/Y><Z>([^<]*)<\/Z>/;

describe.each(BCF_VERSIES)('BCF %s', (versie) => {
  test.each([
    ['ArchiCAD', ARCHICAD, ['1x$_aaaaaaaaaaaaaaaaa1']],
    ['Tekla', TEKLA, ['2Tekla_aaaaaaaaaaaaaa1']],
  ])(
    'topics of a model of %s are valid, and lead to their elements on their storey',
    async (_program, text, selected) => {
      const bytes = await bcfOf(text, versie);
      expect(await bcfObjections(versie, bytes)).toMatchObject({ objections: [] });
      const viewpoints = Object.entries(unzipSync(bytes))
        .filter(([name]) => name.endsWith('.bcfv'))
        .map(([, content]) => strFromU8(content));
      // What no GlobalId is cannot be selected, but is seen.
      expect(
        viewpoints.flatMap((each) =>
          Array.from(each.matchAll(/IfcGuid="([^"]*)"/g), ([, id]) => id),
        ),
      ).toEqual(selected);
      // Its middle is 1.4 m above its storey, which is 3 m above a building that is raised 100 m.
      for (const each of viewpoints)
        expect(Number(CAMERA_Z.exec(each)?.[1]) - 3 - UP / 1000).toBeCloseTo(1.4, 6);
    },
  );
});
