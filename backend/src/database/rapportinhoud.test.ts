import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { PGlite } from '@electric-sql/pglite';
import { expect, test } from '@jest/globals';

import { embeddedHandle } from '../testing/embeddedHandle.ts';

const MIGRATION = fileURLToPath(
  new URL('../../migrations/0016_rapportinhoud.sql', import.meta.url),
);

test('reports of the release before get the hash of their file, and no number of pages that nobody counted', async () => {
  const client = await PGlite.create();
  await embeddedHandle(client).migrate();
  await client.exec(`
    alter table rapporten drop column paginas, drop column sha256;
    insert into groups (label) values ('Bedrijf');
    insert into users (name, mail, pass_hash, created, changed) values ('a', 'a@example.nl', 'x', now(), now());
    insert into projects (group_id, uid, name, gevelvullingen_json, created, changed) values (1, 1, 'p', '[]', now(), now());
    insert into rapporten (id, project_id, uid, vraag, stand, totaal, bestandsnaam, bestand, created) values
      (gen_random_uuid(), 1, 1, '{"soort":"rapport"}', 'klaar', 1, 'advies.pdf', 'abc', now()),
      (gen_random_uuid(), 1, 1, '{"soort":"rapport"}', 'wacht', 1, null, null, now());`);
  await client.exec(await readFile(MIGRATION, 'utf8'));
  const { rows } = await client.query(
    'select stand, paginas, sha256 from rapporten order by stand',
  );
  expect(rows).toEqual([
    {
      stand: 'klaar',
      paginas: null,
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    },
    { stand: 'wacht', paginas: null, sha256: null },
  ]);
  await client.close();
});
