import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { PGlite } from '@electric-sql/pglite';

import { seedDemo } from '../seed/seedDemo.ts';
import { embeddedHandle } from './embeddedHandle.ts';

/** Makes a data folder, and a backup of it, as the releases did of which the database was always PGlite. */
export const makeEarlierData = async (dataDir: string, backup: string): Promise<void> => {
  await mkdir(dataDir, { recursive: true });
  const client = await PGlite.create(path.join(dataDir, 'database'));
  const handle = embeddedHandle(client);
  await handle.migrate();
  await seedDemo(handle.database, new Date());
  await client.exec(`
    update projects set name = E'Ömlaut ''één''\\ttab', gebouwhoogte = 0.1::float8 + 0.2::float8;
    insert into groups (label) values ('Ander bedrijf'), ('Weg');
    delete from groups where label = 'Weg'`);
  await mkdir(backup, { recursive: true });
  const files = await (await client.dumpDataDir('gzip')).arrayBuffer();
  await writeFile(path.join(backup, 'database.tar.gz'), new Uint8Array(files));
  await client.close();
};
