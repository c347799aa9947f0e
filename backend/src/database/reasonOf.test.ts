import { expect, test } from '@jest/globals';

import { ConfigError } from '../config/environment.ts';
import { BackupError } from './backupError.ts';
import { DataFolderError } from './dataFolder.ts';
import { FolderInUseError, NoLockError } from './lockFolder.ts';
import { NewerDatabaseError } from './newerDatabase.ts';
import { reasonOf } from './reasonOf.ts';

test('a fault of the program says where in the code it was', () => {
  expect(reasonOf(new RangeError('Too far'))).toMatch(/^RangeError: Too far\n.*reasonOf\.test/s);
});

test.each([
  ConfigError,
  FolderInUseError,
  NoLockError,
  NewerDatabaseError,
  BackupError,
  DataFolderError,
])("what is the user's to mend is said in one sentence (%p)", (Refusal) => {
  expect(reasonOf(new Refusal('Set it.'))).toBe('Set it.');
});
