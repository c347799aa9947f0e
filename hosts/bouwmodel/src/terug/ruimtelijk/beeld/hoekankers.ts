import {
  BufferGeometry,
  CanvasTexture,
  ExtrudeGeometry,
  Group,
  InstancedMesh,
  Matrix4,
  MeshLambertMaterial,
  Points,
  PointsMaterial,
  Shape,
  Vector2,
  Vector3,
  type Color,
} from 'three';

import { DIEPTE, PROFIEL } from '@adviestool/ifc/ankerVorm';

import { isGeschreven, STANDEN, standVan, type AnkerPlek } from '../model/getekend.ts';
import type { Palet } from './palet.ts';

/** Of a mark, px on the screen: a hoekanker of 60 mm is not seen from far. */
const MERKTEKEN = 11;
/** Where there are many they would hide each other. */
const VEEL = { vanaf: 300, maat: 7 };
const RING = 22;
/** mm that a mark comes forward, so that its own element does not hide it and others do. */
const NAAR_VOREN = 200;

const TEKEN = 64;
const HALF = TEKEN / 2;

/** How a mark looks: a dot is written, a cross is not. */
const TEKENEN = {
  stip: (context: CanvasRenderingContext2D) => {
    context.arc(HALF, HALF, HALF - 6, 0, 2 * Math.PI);
    context.fill();
  },
  kruis: (context: CanvasRenderingContext2D) => {
    context.lineWidth = 18;
    context.moveTo(8, 8);
    context.lineTo(TEKEN - 8, TEKEN - 8);
    context.moveTo(TEKEN - 8, 8);
    context.lineTo(8, TEKEN - 8);
    context.stroke();
  },
  ring: (context: CanvasRenderingContext2D) => {
    context.lineWidth = 9;
    context.arc(HALF, HALF, HALF - 8, 0, 2 * Math.PI);
    context.stroke();
  },
} as const;

const textureOf = (teken: keyof typeof TEKENEN): CanvasTexture => {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [TEKEN, TEKEN];
  const context = canvas.getContext('2d');
  if (context !== null) {
    [context.fillStyle, context.strokeStyle] = ['#fff', '#fff'];
    context.beginPath();
    TEKENEN[teken](context);
  }
  return new CanvasTexture(canvas);
};

/** Marks of one size on the screen, in front of what they are on and behind what stands before that. */
const createTekens = (
  punten: readonly Vector3[],
  { teken, maat, kleur }: { teken: keyof typeof TEKENEN; maat: number; kleur: Color },
): Points => {
  const geometry = new BufferGeometry().setFromPoints([...punten]);
  const material = new PointsMaterial({
    size: maat,
    sizeAttenuation: false,
    map: textureOf(teken),
    color: kleur,
    transparent: true,
    alphaTest: 0.3,
  });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader.replace(
      '#include <project_vertex>',
      `#include <project_vertex>
      vec4 voor = projectionMatrix * (mvPosition + vec4(0.0, 0.0, ${NAAR_VOREN.toFixed(1)}, 0.0));
      gl_Position.z = voor.z / voor.w * gl_Position.w;`,
    );
  };
  return new Points(geometry, material);
};

/** The shape that is written: it stands for a hoekanker. */
const createVorm = (): ExtrudeGeometry => {
  const profiel = new Shape(PROFIEL.map(([x, y]) => new Vector2(x, y)));
  const vorm = new ExtrudeGeometry(profiel, { depth: DIEPTE, bevelEnabled: false });
  vorm.translate(0, 0, -DIEPTE / 2);
  return vorm;
};

export const puntVan = ({ anker }: AnkerPlek, midden: Vector3): Vector3 =>
  new Vector3(...anker.punt).sub(midden);

/** Its axes as the placement that is written has them: x along the edge, z across. */
const matrixVan = (plek: AnkerPlek, midden: Vector3): Matrix4 => {
  const [x, z] = [new Vector3(...plek.anker.langs), new Vector3(...plek.anker.dwars)];
  return new Matrix4().makeBasis(x, z.clone().cross(x), z).setPosition(puntVan(plek, midden));
};

const createVormen = (plekken: readonly AnkerPlek[], midden: Vector3, kleur: Color) => {
  const material = new MeshLambertMaterial({ color: kleur, flatShading: true });
  const vormen = new InstancedMesh(createVorm(), material, plekken.length);
  for (const [index, plek] of plekken.entries()) vormen.setMatrixAt(index, matrixVan(plek, midden));
  return vormen;
};

/** Hoekankers in their own size, with a mark that is seen from far. */
export const createHoekankers = (
  plekken: readonly AnkerPlek[],
  midden: Vector3,
  { anker }: Palet,
): Group => {
  const group = new Group();
  const maat = plekken.length > VEEL.vanaf ? VEEL.maat : MERKTEKEN;
  for (const stand of STANDEN) {
    const those = plekken.filter(({ element }) => standVan(element) === stand);
    if (those.length === 0) continue;
    const tekens = createTekens(
      those.map((plek) => puntVan(plek, midden)),
      { teken: isGeschreven(stand) ? 'stip' : 'kruis', maat, kleur: anker[stand] },
    );
    group.add(createVormen(those, midden, anker[stand]), tekens);
  }
  return group;
};

/** What is pointed at: a ring around a hoekanker. */
export const createRing = (plek: AnkerPlek, midden: Vector3, { gekozen }: Palet): Group =>
  new Group().add(
    createVormen([plek], midden, gekozen),
    createTekens([puntVan(plek, midden)], { teken: 'ring', maat: RING, kleur: gekozen }),
  );
