import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';

/* Makes the migrations of a folder in an embedded database: migrateFolder.ts DATABASE MIGRATIONS. */

const [, , database = '', migrationsFolder = ''] = process.argv;

const client = await PGlite.create(database);
await migrate(drizzle(client), { migrationsFolder });
await client.close();
