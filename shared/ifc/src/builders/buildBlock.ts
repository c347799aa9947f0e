type Lines = Readonly<Record<number, string>>;

const length = (mm: number): string => mm.toFixed(6);

interface Block {
  /** First of the ten line numbers that it takes. */
  id: number;
  /** Corner of least x, y and z; mm. */
  at: readonly [x: number, y: number, z: number];
  /** Along x, y and z; mm. */
  size: readonly [x: number, y: number, z: number];
}

/**
 * An upright block on the storey of `buildIfc`, in mm: its shape is #(id + 9) and its placement #(id + 3).
 */
export const buildBlock = ({ id, at: [x, y, z], size: [width, depth, height] }: Block): Lines => ({
  [id + 1]: `IFCCARTESIANPOINT((${length(x + width / 2)},${length(y + depth / 2)},${length(z)}))`,
  [id + 2]: `IFCAXIS2PLACEMENT3D(#${id + 1},$,$)`,
  [id + 3]: `IFCLOCALPLACEMENT(#30,#${id + 2})`,
  [id + 4]: `IFCRECTANGLEPROFILEDEF(.AREA.,$,$,${length(width)},${length(depth)})`,
  [id + 5]: 'IFCDIRECTION((0.,0.,1.))',
  [id + 6]: `IFCEXTRUDEDAREASOLID(#${id + 4},$,#${id + 5},${length(height)})`,
  [id + 7]: "IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-5,#21,$)",
  [id + 8]: `IFCSHAPEREPRESENTATION(#${id + 7},'Body','SweptSolid',(#${id + 6}))`,
  [id + 9]: `IFCPRODUCTDEFINITIONSHAPE($,$,(#${id + 8}))`,
});
