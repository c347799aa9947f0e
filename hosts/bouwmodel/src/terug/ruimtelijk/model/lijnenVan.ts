import { BufferAttribute, BufferGeometry, EdgesGeometry } from 'three';

/** Degrees between two faces from which the edge between them is drawn. */
const HOEK = 30;

/** The edges of a body: both ends of each. */
export const lijnenVan = (driehoeken: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> => {
  if (driehoeken.length === 0) return new Float32Array(0);
  const body = new BufferGeometry();
  body.setAttribute('position', new BufferAttribute(driehoeken, 3));
  const { position } = new EdgesGeometry(body, HOEK).attributes;
  return position === undefined ? new Float32Array(0) : new Float32Array(position.array);
};
