import { readFileSync } from 'node:fs';

import { expect, test } from '@jest/globals';

import { DocumentError } from '../assemble/readDocument.ts';
import { failureText } from './failureText.ts';
import { SiteError } from '../assemble/SiteError.ts';

const refused = (code: string): Error =>
  Object.assign(new Error(`${code}: no, open '/srv/a'`), { code, path: '/srv/a' });

test.each([
  ['ENOSPC', 'the disk is full. Make room'],
  ['EACCES', 'this user may not read or write it'],
  ['EROFS', 'its disk can only be read'],
  ['ENOTDIR', 'a file stands where a folder is expected'],
])('%s is told with the file and what to do', (code, remedy) => {
  const text = failureText(refused(code));
  expect(text).toMatch(/^\/srv\/a: /);
  expect(text).toContain(remedy);
  expect(text).not.toContain('\n');
});

test('a write to an open file, of which the system does not say which, is told too', () => {
  const error = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
  });
  expect(failureText(error)).toMatch(/^The disk is full\. Make room/);
});

test('of a file that is being made its folder is told', () => {
  const error = Object.assign(new Error('no'), {
    code: 'EACCES',
    path: '/srv/site/.deploy.lock.1',
  });
  expect(failureText(error)).toMatch(/^\/srv\/site: this user may not read or write it/);
});

test('what the file system itself says is understood', () => {
  let caught: unknown = null;
  try {
    readFileSync('/bestaat/niet');
  } catch (error) {
    caught = error;
  }
  expect(failureText(caught)).toBe('/bestaat/niet: it is not there. Mend the path (ENOENT).');
});

test('what this product refuses is told as it is', () => {
  expect(failureText(new SiteError('Mend it.'))).toBe('Mend it.');
  expect(failureText(new DocumentError('a.json: id: wrong\na.json: label: wrong'))).toContain('\n');
});

test('anything else is one line, and says how to see more', () => {
  expect(failureText(new TypeError('x is not a function.\n    at y'))).toBe(
    'x is not a function. This command does not know what that is: DEBUG=adviestool tells where.',
  );
  expect(failureText('broken')).toContain('broken. This command');
});
