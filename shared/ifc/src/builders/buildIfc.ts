/** The lines of a unit assignment: #3 is the unit of length. */
export const lengthUnits = {
  mm: { 3: 'IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.)' },
  cm: { 3: 'IFCSIUNIT(*,.LENGTHUNIT.,.CENTI.,.METRE.)' },
  m: { 3: 'IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.)' },
  inch: {
    3: "IFCCONVERSIONBASEDUNIT(#11,.LENGTHUNIT.,'INCH',#12)",
    11: 'IFCDIMENSIONALEXPONENTS(1,0,0,0,0,0,0)',
    12: 'IFCMEASUREWITHUNIT(IFCLENGTHMEASURE(25.4),#13)',
    13: 'IFCSIUNIT(*,.LENGTHUNIT.,.MILLI.,.METRE.)',
  },
  foot: {
    3: "IFCCONVERSIONBASEDUNIT(#11,.LENGTHUNIT.,'FOOT',#12)",
    11: 'IFCDIMENSIONALEXPONENTS(1,0,0,0,0,0,0)',
    12: 'IFCMEASUREWITHUNIT(IFCRATIOMEASURE(0.3048),#13)',
    13: 'IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.)',
  },
} as const;

type Lines = Readonly<Record<number, string>>;

interface IfcOptions {
  schema?: 'IFC2X3' | 'IFC4' | 'IFC4X3_ADD2';
  units?: Lines;
  /** Of the storey, in the unit of length. */
  elevation?: number;
  /** On the storey, placed at #42. */
  elements?: Lines;
  lines?: Lines;
}

/** The text of an IFC file with one storey. */
export const buildIfc = ({
  schema = 'IFC4',
  units = lengthUnits.mm,
  elevation = 0,
  elements = {},
  lines = {},
}: IfcOptions): string => {
  const contained = Object.keys(elements).map((id) => `#${id}`);
  const all: Lines = {
    1: "IFCPROJECT('project',$,'Proef',$,$,$,$,$,#2)",
    2: 'IFCUNITASSIGNMENT((#3))',
    ...units,
    6: "IFCBUILDING('building',$,'Gebouw',$,$,$,$,$,$,$,$,$)",
    7: `IFCBUILDINGSTOREY('storey',$,'00 begane grond',$,$,#30,$,$,$,${elevation.toFixed(3)})`,
    20: 'IFCCARTESIANPOINT((0.,0.,0.))',
    21: 'IFCAXIS2PLACEMENT3D(#20,$,$)',
    22: `IFCCARTESIANPOINT((0.,0.,${elevation.toFixed(3)}))`,
    23: 'IFCAXIS2PLACEMENT3D(#22,$,$)',
    30: 'IFCLOCALPLACEMENT($,#23)',
    42: 'IFCLOCALPLACEMENT(#30,#21)',
    ...elements,
    100: `IFCRELCONTAINEDINSPATIALSTRUCTURE('contained',$,$,$,(${contained.join(',')}),#7)`,
    ...lines,
  };
  const data = Object.entries(all).map(([id, line]) => `#${id}=${line};`);
  return [
    'ISO-10303-21;',
    'HEADER;',
    "FILE_DESCRIPTION((''),'2;1');",
    "FILE_NAME('proef.ifc','2026-01-01T00:00:00',(''),(''),'','','');",
    `FILE_SCHEMA(('${schema}'));`,
    'ENDSEC;',
    'DATA;',
    ...data,
    'ENDSEC;',
    'END-ISO-10303-21;',
    '',
  ].join('\n');
};
