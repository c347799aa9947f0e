import { buildIfc, lengthUnits } from './buildIfc.ts';

export const RAAM = '1aaaaaaaaaaaaaaaaaaaa1';
export const RAAM2 = '1aaaaaaaaaaaaaaaaaaaa2';

interface Maten {
  unit: 'mm' | 'm' | 'inch';
  /** mm in it. */
  size: number;
}

/** Two windows of 1800 × 1500 × 100 mm: one along x, one turned to face east; lengths in the unit of the file. */
export const buildRamen = (
  { unit, size }: Maten,
  schema: 'IFC2X3' | 'IFC4' | 'IFC4X3_ADD2',
): string => {
  const mm = (...lengths: readonly number[]): string =>
    lengths.map((each) => (each / size).toFixed(6)).join(',');
  const window = (globalId: string, placement: number, body: string): string =>
    schema !== 'IFC2X3'
      ? `IFCWINDOW('${globalId}',$,'Raam',$,$,#${placement},${body},'A',${mm(1500)},${mm(1800)},$,$,$)`
      : `IFCWINDOW('${globalId}',$,'Raam',$,$,#${placement},${body},'A',${mm(1500)},${mm(1800)})`;
  return buildIfc({
    schema,
    units: lengthUnits[unit],
    elevation: 3000 / size,
    elements: { 50: window(RAAM, 62, '#80'), 51: window(RAAM2, 65, '#81') },
    lines: {
      4: "IFCGEOMETRICREPRESENTATIONCONTEXT($,'Model',3,1.E-5,#21,$)",
      60: `IFCCARTESIANPOINT((${mm(1000, 200, 900)}))`,
      61: 'IFCAXIS2PLACEMENT3D(#60,$,$)',
      62: 'IFCLOCALPLACEMENT(#30,#61)',
      63: 'IFCDIRECTION((0.,1.,0.))',
      66: 'IFCDIRECTION((0.,0.,1.))',
      67: 'IFCDIRECTION((1.,0.,0.))',
      64: 'IFCAXIS2PLACEMENT3D(#60,#66,#63)',
      65: 'IFCLOCALPLACEMENT(#30,#64)',
      // Its origin is in the middle of the width, as some programs have it.
      70: `IFCCARTESIANPOINT((${mm(0, 50)}))`,
      71: 'IFCAXIS2PLACEMENT2D(#70,$)',
      72: `IFCRECTANGLEPROFILEDEF(.AREA.,$,#71,${mm(1800)},${mm(100)})`,
      73: `IFCEXTRUDEDAREASOLID(#72,#21,#66,${mm(1500)})`,
      74: "IFCSHAPEREPRESENTATION(#4,'Body','SweptSolid',(#73))",
      80: 'IFCPRODUCTDEFINITIONSHAPE($,$,(#74))',
      75: "IFCSHAPEREPRESENTATION(#4,'Body','SweptSolid',(#73))",
      81: 'IFCPRODUCTDEFINITIONSHAPE($,$,(#75))',
      1: "IFCPROJECT('project',$,'Proef',$,$,$,$,(#4),#2)",
    },
  });
};

/** The unit of most files. */
export const MM = { unit: 'mm', size: 1 } as const;
