import {
  Box3,
  DirectionalLight,
  Group,
  HemisphereLight,
  InstancedMesh,
  LineSegments,
  Mesh,
  Points,
  PointsMaterial,
  Scene,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';

import { ankersVan, type AnkerPlek, type GetekendElement } from '../model/getekend.ts';
import { ankerBij } from './ankerBij.ts';
import { createHoekankers, createRing, puntVan } from './hoekankers.ts';
import { createLichamen } from './lichamen.ts';
import type { Palet } from './palet.ts';
import { pngVan } from './pngVan.ts';
import {
  afstandVoor,
  beginRichting,
  createCamera,
  doosVan,
  draai,
  type BuitenVan,
} from './stand.ts';

/** mm from what it turns around. */
const NABIJ = 150;

/** A drawing in three dimensions. */
export interface Beeld {
  show: (elementen: readonly GetekendElement[]) => void;
  choose: (plek: AnkerPlek | null) => void;
  recolour: (palet: Palet) => void;
  resize: (maat: { breedte: number; hoogte: number; perPx: number }) => void;
  /** Radians, to the right and up. */
  turn: (hoeken: { rechts: number; op: number }) => void;
  /** Above 1: nearer. */
  zoom: (factor: number) => void;
  reset: () => void;
  /** The hoekanker at a place on the screen, px; null: there is none within reach. */
  at: (punt: { x: number; y: number; bereik: number }) => AnkerPlek | null;
  /** What is seen now. @throws Error when the browser does not make it */
  png: () => Promise<Uint8Array<ArrayBuffer>>;
  dispose: () => void;
}

interface Opzet {
  canvas: HTMLCanvasElement;
  palet: Palet;
  buitenVan: BuitenVan;
  /** Opaque, for a picture; absent: the page is seen behind it. */
  papier?: string;
}

/** Gives back what a graphics card keeps of a group. */
const free = (group: Group): void => {
  group.traverse((each) => {
    if (!(each instanceof Mesh || each instanceof LineSegments || each instanceof Points)) return;
    if (each instanceof InstancedMesh) each.dispose();
    each.geometry.dispose();
    for (const material of [each.material].flat()) {
      if (material instanceof PointsMaterial) material.map?.dispose();
      material.dispose();
    }
  });
  group.clear();
};

/** Draws elements with their hoekankers, when something changed. @throws Error without WebGL */
export const createBeeld = ({ canvas, palet: eerste, buitenVan, papier }: Opzet): Beeld => {
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: papier === undefined });
  if (papier !== undefined) renderer.setClearColor(papier);
  const scene = new Scene();
  const camera = createCamera();
  const licht = new DirectionalLight('#fff', 1.2);
  licht.position.set(0.4, 0.6, 1);
  camera.add(licht);
  const [lichamen, hoekankers, ring] = [new Group(), new Group(), new Group()];
  scene.add(camera, new HemisphereLight('#fff', '#ccc', 2.2), lichamen, hoekankers, ring);
  const controls = new OrbitControls(camera, canvas);

  let palet = eerste;
  let elementen: readonly GetekendElement[] = [];
  let gekozen: AnkerPlek | null = null;
  let doos = new Box3();
  let midden = new Vector3();
  let frame: number | null = null;
  /** Nobody turned it: what is shown fits, also in another window. */
  let isBegin = true;

  const render = (): void => {
    const afstand = camera.position.distanceTo(controls.target);
    // Near enough for one hoekanker, far enough for a street of them.
    [camera.near, camera.far] = [afstand / 100, afstand + doos.getSize(new Vector3()).length()];
    camera.updateProjectionMatrix();
    renderer.render(scene, camera);
  };
  const plan = (): void => {
    frame ??= requestAnimationFrame(() => {
      frame = null;
      render();
    });
  };
  controls.addEventListener('change', plan);
  controls.addEventListener('start', () => {
    isBegin = false;
  });

  const drawRing = (): void => {
    free(ring);
    if (gekozen !== null) ring.add(createRing(gekozen, midden, palet));
    plan();
  };
  const draw = (): void => {
    free(lichamen);
    free(hoekankers);
    lichamen.add(createLichamen(elementen, midden, palet));
    hoekankers.add(createHoekankers(ankersVan(elementen), midden, palet));
    drawRing();
  };
  const reset = (): void => {
    isBegin = true;
    const richting = beginRichting(elementen, buitenVan);
    const afstand = afstandVoor(doos, richting, camera.aspect);
    controls.target.set(0, 0, 0);
    camera.position.copy(richting).multiplyScalar(afstand);
    [controls.minDistance, controls.maxDistance] = [NABIJ, afstand * 4];
    controls.update();
    plan();
  };

  return {
    show: (those) => {
      elementen = those;
      doos = doosVan(those);
      midden = doos.getCenter(new Vector3());
      draw();
      reset();
    },
    choose: (plek) => {
      gekozen = plek;
      drawRing();
    },
    recolour: (other) => {
      palet = other;
      draw();
    },
    resize: ({ breedte, hoogte, perPx }) => {
      renderer.setPixelRatio(perPx);
      renderer.setSize(breedte, hoogte, false);
      camera.aspect = breedte / hoogte;
      if (isBegin) reset();
      else plan();
    },
    turn: (hoeken) => {
      isBegin = false;
      draai(camera, controls.target, hoeken);
      controls.update();
    },
    zoom: (factor) => {
      isBegin = false;
      camera.position.sub(controls.target).divideScalar(factor).add(controls.target);
      controls.update();
    },
    reset,
    at: ({ x, y, bereik }) => {
      const { clientWidth: breedte, clientHeight: hoogte } = canvas;
      const plekken = ankersVan(elementen);
      const opScherm = plekken.map((plek) => {
        const punt = puntVan(plek, midden).project(camera);
        return { x: ((punt.x + 1) / 2) * breedte, y: ((1 - punt.y) / 2) * hoogte, z: punt.z };
      });
      return plekken[ankerBij(opScherm, { x, y, bereik }) ?? -1] ?? null;
    },
    png: () => {
      // What is drawn is there until the browser shows it: taken before that.
      render();
      return pngVan(canvas, renderer.getContext());
    },
    dispose: () => {
      if (frame !== null) cancelAnimationFrame(frame);
      for (const group of [lichamen, hoekankers, ring]) free(group);
      controls.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
};
