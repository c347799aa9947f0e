import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { z } from 'zod';

import { embeddedHandle } from '../testing/embeddedHandle.ts';

const MIGRATIONS = fileURLToPath(new URL('../../migrations', import.meta.url));

/** How the release before had the column: taken out by the database, of whatever text was stored. */
const GENERATED = `
  create or replace function gevelvulling_merken(tekst text) returns text language plpgsql immutable parallel safe as $$
  begin
    return (
      select string_agg(translate(gevelvulling #>> '{gevelvullingEnKaderData,merk}', E'\\n', ' '), E'\\n' order by plaats)
      from json_array_elements(tekst::json) with ordinality as lijst(gevelvulling, plaats)
    );
  exception when others then return null;
  end $$;
  alter table projects drop column merken;
  alter table projects add column merken text generated always as (gevelvulling_merken(gevelvullingen_json)) stored;`;

const DEEP = `[{"a":${'['.repeat(7000)}${']'.repeat(7000)}}]`;

const rowsSchema = z.array(z.object({ name: z.string(), merken: z.string().nullable() }));

let client: PGlite;

beforeEach(async () => {
  client = await PGlite.create();
});
afterEach(() => client.close());

const makeTables = async (): Promise<void> => {
  await embeddedHandle(client).migrate();
  await client.exec(`
    insert into groups (label) values ('Bedrijf');
    insert into users (name, mail, pass_hash, created, changed) values ('a', 'a@example.nl', 'x', now(), now());
    alter table projects drop column merken_revision;`);
};

/** As the release before wrote it. */
const insert = (name: string, text: string): Promise<unknown> =>
  client.query(
    'insert into projects (group_id, uid, name, gevelvullingen_json, created, changed) values (1, 1, $1, $2, now(), now())',
    [name, text],
  );

const migrateFromBefore = async (): Promise<void> => {
  const text = await readFile(path.join(MIGRATIONS, '0014_merken.sql'), 'utf8');
  await client.exec(text);
  await embeddedHandle(client).migrate();
};

const merkenByName = async (): Promise<Record<string, string | null>> => {
  const { rows } = await client.query('select name, merken from projects');
  return Object.fromEntries(rowsSchema.parse(rows).map(({ name, merken }) => [name, merken]));
};

const K1 = JSON.stringify([{ gevelvullingEnKaderData: { merk: 'K1' } }]);
const K2 = JSON.stringify([{ gevelvullingEnKaderData: { merk: 'K2' } }]);

test('rows of the release before are found by their merken still, and what it writes later is read', async () => {
  await makeTables();
  await client.exec(GENERATED);
  await insert('een', K1);
  await insert('geen lijst', 'geen JSON');
  await migrateFromBefore();
  expect(await merkenByName()).toEqual({ een: 'K1', 'geen lijst': null });

  await insert('later', K2);
  await client.query(
    `update projects set gevelvullingen_json = $1, revision = revision + 1 where name = 'een'`,
    [K2],
  );
  await embeddedHandle(client).migrate();
  expect(await merkenByName()).toEqual({ een: 'K2', later: 'K2', 'geen lijst': null });
});

test('a text that is nested ever so deep stops neither the migration nor what comes after it', async () => {
  await makeTables();
  await insert('diep', DEEP);
  await insert('dieper', '['.repeat(900_000));
  await insert('gewoon', K1);
  await migrateFromBefore();
  expect(await merkenByName()).toEqual({ diep: null, dieper: null, gewoon: 'K1' });
  const { rows } = await client.query('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
});
