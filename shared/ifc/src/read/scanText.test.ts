import { expect, test } from '@jest/globals';

import { scanText } from './scanText.ts';

const scan = (text: string) => scanText(new TextEncoder().encode(text));
const WHOLE = {
  missing: 0,
  isCommentOpen: false,
  isLineOpen: false,
  stars: [],
  paragraaftekens: [],
};

test.each([
  ['#1=A(#2);\n#2=B();', WHOLE],
  ["#1=A('#9 (');#2=B('it''s #8');", WHOLE],
  ["/* #9=A( ' */#1=A();", WHOLE],
  ['#1 = A ( ) ; #2\n=B(#1);', WHOLE],
  ['#1=A(#2,#3,#3);#3=B();', { ...WHOLE, missing: 1 }],
  ['#1=A(#70000);', { ...WHOLE, missing: 1 }],
  ['#1=A();/* #2=B();', { ...WHOLE, isCommentOpen: true }],
  ['#1=A();/**/', WHOLE],
  ['#1=A(#1,\n#2=B();', { ...WHOLE, isLineOpen: true }],
  ["#1= IFCDOOR (*,'*',*);#2=IFCSIUNIT(*);/***/", { ...WHOLE, stars: [13, 19] }],
  ['#1=IFCPRODUCTDEFINITIONSHAPE(*,$,());', { ...WHOLE, stars: [29] }],
  ['#1=IFCGEOMETRICREPRESENTATIONSUBCONTEXT($,$,*,*,*,*,#1,$,.MODEL_VIEW.,$);', WHOLE],
  ['#1=IFCORIENTEDEDGE(*,*,#1,.T.);#2=IfcMirroredProfileDef(.AREA.,$,#1,*,$);', WHOLE],
  [String.raw`#1=A('a\S\'b (');`, { ...WHOLE, paragraaftekens: [{ at: 7, length: 4 }] }],
  [String.raw`#1=A('a\S\''b (');`, { ...WHOLE, paragraaftekens: [{ at: 7, length: 5 }] }],
  [String.raw`#1=A('a\S\''');`, { ...WHOLE, paragraaftekens: [{ at: 7, length: 5 }] }],
  [String.raw`#1=A('C:\S\');#2=B();`, WHOLE],
  ["#1=A('x);\n#2=B();", { ...WHOLE, isLineOpen: true }],
])('%j', (text, expected) => {
  expect(scan(text)).toEqual(expected);
});
