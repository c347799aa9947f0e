import { expect, test } from '@jest/globals';
import { Vector3 } from 'three';

import { buildGetekend } from '../builders/buildGetekend.ts';
import { afstandVoor, beginRichting, createCamera, doosVan, draai } from './stand.ts';

const element = buildGetekend();
const NUL = new Vector3();

test('a box holds bodies and outlines, and where there is neither, the place', () => {
  expect(doosVan([element]).max.toArray()).toEqual([1800, 50, 1500]);
  const lichaam = buildGetekend({
    oorsprong: [1000, 0, 0],
    driehoeken: new Float32Array([0, 0, 0, 5000, 0, 0, 0, 0, 9]),
  });
  expect(doosVan([lichaam]).max.toArray()).toEqual([6000, 50, 1500]);
  const nergens = buildGetekend({ oorsprong: [7, 8, 9], omtrek: [] });
  expect(doosVan([nergens]).max.toArray()).toEqual([7, 8, 9]);
});

test.each([16 / 9, 1, 0.5])('all of it is seen at first, in a window of %d', (aspect) => {
  const camera = createCamera();
  camera.aspect = aspect;
  const doos = doosVan([element]);
  const midden = doos.getCenter(new Vector3());
  const richting = beginRichting([element], () => 0);
  const afstand = afstandVoor(doos, richting, aspect);
  camera.position.copy(richting).multiplyScalar(afstand);
  camera.lookAt(NUL);
  [camera.near, camera.far] = [1, afstand * 10];
  camera.updateProjectionMatrix();
  camera.updateMatrixWorld();
  const furthest = element.omtrek.map((punt) => {
    const { x, y } = new Vector3(...punt).sub(midden).project(camera);
    return Math.max(Math.abs(x), Math.abs(y));
  });
  expect(Math.max(...furthest)).toBeLessThan(1);
  // And not from further than that takes.
  expect(Math.max(...furthest)).toBeGreaterThan(0.7);
});

test('the first look is at the outside, a little aside and above', () => {
  const oost = beginRichting([element], () => 0);
  expect(oost.x).toBeGreaterThan(0.7);
  expect(oost.z).toBeGreaterThan(0.2);
  expect(oost.length()).toBeCloseTo(1, 9);
  // Facades that face each other, or nothing that the model says: from the south.
  const other = buildGetekend({ globalId: 'b' });
  const beide = beginRichting([element, other], (globalId) => (globalId === 'a' ? 0 : 180));
  expect(beide.y).toBeLessThan(-0.7);
  expect(beginRichting([element], () => null).y).toBeLessThan(-0.7);
});

test('it turns around what is shown, and not over the top of it', () => {
  const camera = createCamera();
  camera.position.set(0, -1000, 0);
  draai(camera, NUL, { rechts: Math.PI / 2, op: 0 });
  expect(camera.position.x).toBeCloseTo(1000, 6);
  draai(camera, NUL, { rechts: 0, op: Math.PI / 4 });
  expect(camera.position.z).toBeCloseTo(Math.SQRT1_2 * 1000, 6);
  for (let press = 0; press < 20; press += 1) draai(camera, NUL, { rechts: 0, op: 0.3 });
  expect(camera.position.z).toBeLessThan(1000);
  expect(camera.position.x).toBeGreaterThan(0);
  expect(camera.position.length()).toBeCloseTo(1000, 6);
});
