import { expect, test } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { answerBackupRequests, askForBackup } from './backupRequests.ts';

test('whole databases that nobody fetched are cleared at the start, and what is asked is answered', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'adviestool-data-'));
  try {
    for (const kind of ['ndjson.gz', 'part', 'failed']) {
      writeFileSync(path.join(dataDir, `backup-${crypto.randomUUID()}.${kind}`), 'oud');
    }
    writeFileSync(path.join(dataDir, 'sign-key'), '');
    const asked = askForBackup(dataDir, 60_000);
    const stop = answerBackupRequests((file) => writeFile(file, 'nieuw'), dataDir);
    const file = await asked;
    await stop();
    expect(readFileSync(file, 'utf8')).toBe('nieuw');
    expect(readdirSync(dataDir).toSorted()).toEqual([path.basename(file), 'sign-key']);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});
