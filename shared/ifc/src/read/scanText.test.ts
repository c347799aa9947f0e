import { expect, test } from '@jest/globals';

import { scanText } from './scanText.ts';

const scan = (text: string) => {
  const { starts: _starts, longest: _longest, ...rest } = scanText(new TextEncoder().encode(text));
  return rest;
};
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

test.each([
  ["#2=A('#1=B();');/*#1=C();*/ #1 = D();", [0, 29, 1]],
  ['#1=A();#1=B();', null],
  ['#1=A();#1000=B();', null],
])('where lines begin: %j', (text, starts) => {
  const found = scanText(new TextEncoder().encode(text)).starts;
  expect(found === null ? null : [...found].slice(0, 3)).toEqual(starts);
});

test('the longest line is told', () => {
  expect(scanText(new TextEncoder().encode("#1=A();#2=B('long');#3=C();")).longest).toBe(13);
});
