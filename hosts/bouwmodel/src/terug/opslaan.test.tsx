import { buildAdvies, buildAdviezen } from '@adviestool/ifc/builders/buildAdviezen';
import { buildElement } from '@adviestool/ifc/builders/buildElement';
import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';

import { saveBcf } from './opslaan.ts';

const saved: string[] = [];

beforeAll(async () => {
  // One after another: the tests cannot fetch several parts at once that share one.
  await import('./bcf/onderwerp.ts');
  await import('./bcf/writeBcf.ts');
  await import('./bcf/countOnderwerpen.ts');
  await import('./bcf/eersteKeer.ts');
  await import('./ruimtelijk/maakOpnames.ts');
});

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = () => 'blob:adres';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

test('topics are saved when pictures of the model cannot be made or an element is not in it, and that is told', async () => {
  // There is WebGL, and no worker that reads the model.
  const getContext = jest.fn(() => ({ getExtension: () => null }));
  Object.assign(HTMLCanvasElement.prototype, { getContext });
  const advies = buildAdvies({ voldoet: false, tekening: null });
  const bestand = new File([], 'woning.ifc');
  bestand.arrayBuffer = () => Promise.resolve(new ArrayBuffer(1));
  const terugweg = {
    adviezen: buildAdviezen(advies),
    bestanden: [{ bestand, projectId: '0aaaaaaaaaaaaaaaaaaaa1' }],
    // The second one is not in the model.
    elementen: advies.elementen.slice(0, 1).map(({ globalId }) => buildElement({ globalId })),
    grond: 0,
  };
  const { namen, ontbreekt } = await saveBcf(terugweg, '2.1', { isRuimtelijk: true });
  expect(getContext).toHaveBeenCalled();
  expect(saved).toEqual(['woning verankering.bcf']);
  expect(namen).toEqual(saved);
  expect(ontbreekt).toContain('1 element staat niet in het model.');
  expect(ontbreekt).toContain('1 onderwerp heeft geen afbeelding in 3D.');
});
