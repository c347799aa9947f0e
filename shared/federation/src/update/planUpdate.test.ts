import { expect, test } from '@jest/globals';

import { planUpdate, type Files } from './planUpdate.ts';

const plan = (base: Files, ours: Files, theirs: Files) =>
  planUpdate({
    from: { version: '0.2.0', files: base },
    to: { version: '0.3.0', files: theirs },
    read: (path) => ours[path] ?? null,
  });

const LINES = ['een', 'twee', 'drie', 'vier', 'vijf', ''];
const BEFORE = LINES.join('\n');
const changed = (line: string, to: string): string =>
  LINES.map((each) => (each === line ? to : each)).join('\n');

test('what the template did not change is left alone, whatever the team did to it', () => {
  expect(plan({ a: BEFORE, b: BEFORE }, { a: 'anders' }, { a: BEFORE, b: BEFORE })).toEqual([]);
});

test('what the team did not change is that of the template; what is new comes, what is gone goes', () => {
  expect(
    plan({ a: BEFORE, c: 'weg' }, { a: BEFORE, c: 'weg' }, { a: 'nieuw', b: 'erbij' }),
  ).toEqual([
    { path: 'a', text: 'nieuw', notes: [] },
    { path: 'b', text: 'erbij', notes: [] },
    { path: 'c', text: null, notes: [] },
  ]);
});

test('changes of both in one file are merged', () => {
  const [update] = plan(
    { a: BEFORE },
    { a: changed('een', 'EEN') },
    { a: changed('vijf', 'VIJF') },
  );
  expect(update).toEqual({ path: 'a', text: 'EEN\ntwee\ndrie\nvier\nVIJF\n', notes: [] });
});

test('what both changed in one place is marked and told', () => {
  const [update] = plan(
    { a: BEFORE },
    { a: changed('drie', 'van ons') },
    {
      a: changed('drie', 'van hen'),
    },
  );
  expect(update?.text).toBe(
    'een\ntwee\n<<<<<<< yours\nvan ons\n=======\nvan hen\n>>>>>>> template 0.3.0\nvier\nvijf\n',
  );
  expect(update?.notes).toEqual(['a: 1 to mend, between <<<<<<< and >>>>>>>.']);
});

test('the ends of the lines of the team stay', () => {
  const [update] = plan(
    { a: BEFORE },
    { a: changed('een', 'EEN').replaceAll('\n', '\r\n') },
    { a: changed('vijf', 'VIJF') },
  );
  expect(update?.text).toBe('EEN\r\ntwee\r\ndrie\r\nvier\r\nVIJF\r\n');
});

test('a file that both made is merged too', () => {
  const [update] = plan({}, { a: 'van ons\n' }, { a: 'van hen\n' });
  expect(update?.text).toContain('van ons');
  expect(update?.text).toContain('van hen');
  expect(update?.notes).toHaveLength(1);
});

test('what the team took away stays away, and what the template took away and the team changed stays', () => {
  expect(plan({ a: BEFORE, b: BEFORE }, { b: 'van ons' }, { a: 'nieuw' })).toEqual([
    { path: 'a', text: null, notes: [expect.stringContaining('it stays away')] },
    { path: 'b', text: 'van ons', notes: [expect.stringContaining('yours stays')] },
  ]);
});

test('package.json is merged by its keys', () => {
  const before = { dependencies: { a: '1', b: '1' } };
  const [update] = plan(
    { 'package.json': JSON.stringify(before) },
    { 'package.json': JSON.stringify({ dependencies: { a: '1', aa: '1', b: '1' } }) },
    { 'package.json': JSON.stringify({ dependencies: { a: '2', b: '1' } }) },
  );
  expect(JSON.parse(update?.text ?? '')).toEqual({ dependencies: { a: '2', aa: '1', b: '1' } });
  expect(update?.notes).toEqual([]);
});
