import { expect, test } from '@jest/globals';
import { zipSync } from 'fflate';

import { buildIfc } from '../builders/buildIfc.ts';
import { ModelFileError } from './ModelFileError.ts';
import { readFile } from './readFile.ts';
import { isZip, modelTextOf, unzipModel } from './unzipModel.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const IFC = bytesOf(
  buildIfc({ elements: { 50: "IFCWINDOW('w1',$,'Raam',$,$,#42,$,'A',1500.,900.,$,$,$)" } }),
);

const faultOf = (bytes: Uint8Array, largest?: number): unknown => {
  try {
    return unzipModel(bytes, largest);
  } catch (error) {
    return error instanceof ModelFileError ? error.fault : error;
  }
};

test.each([0, 6] as const)('the model in an ifcZIP is read (packed at %d)', async (level) => {
  const zip = zipSync(
    { 'map/lees.txt': bytesOf('x'), '__MACOSX/._a.ifc': bytesOf('y'), 'a.IFC': IFC },
    { level },
  );
  expect([isZip(zip), isZip(IFC)]).toEqual([true, false]);
  expect([modelTextOf(zip), modelTextOf(IFC)]).toEqual([IFC, IFC]);
  expect((await readFile(zip)).elementen).toMatchObject([{ globalId: 'w1', breedte: 900 }]);
});

test('what it becomes is counted while it is unpacked, and stops where it is too much', () => {
  const bomb = zipSync({ 'a.ifc': new Uint8Array(4_000_000) });
  expect(bomb.length).toBeLessThan(10_000);
  expect(faultOf(bomb, 1_000_000)).toBe('zipGroot');
});

test.each([
  ['nothing of a model', zipSync({ 'a.txt': IFC }), 'zipLeeg'],
  ['ifcXML', zipSync({ 'a.ifcXML': IFC }), 'xml'],
  ['two models', zipSync({ 'a.ifc': IFC, 'b.ifc': IFC }), 'zipMeer'],
  ['half of it', zipSync({ 'a.ifc': IFC }).slice(0, 400), 'zipKapot'],
])('a zip with %s says so', (_name, zip, fault) => {
  expect(faultOf(zip)).toBe(fault);
});
