import { newToken } from '../http/token.ts';
import { createAudit, openAuditLog } from '../watch/audit.ts';
import { readConfig, type Config } from '../config/config.ts';
import { openDatabase } from '../embedded/openDatabase.ts';
import { FolderInUseError } from '../database/lockFolder.ts';
import { readSignKey } from '../accounts/readSignKey.ts';
import { reasonOf } from '../database/reasonOf.ts';
import { BeheerError, readBeheerOpdracht, type BeheerOpdracht } from './beheerOpdracht.ts';
import { voerBeheerUit } from './voerBeheerUit.ts';
import { vraagWachtwoord } from './vraagWachtwoord.ts';

const inDatabase = async (
  config: Config,
  opdracht: Exclude<BeheerOpdracht, { opdracht: 'sleutel maken' }>,
): Promise<string[]> => {
  const handle = await openDatabase(config);
  try {
    await handle.migrate();
    // The console is for who gives the command.
    const log = config.auditLog === null ? null : await openAuditLog(config.auditLog);
    const regels = await voerBeheerUit(
      {
        database: handle.database,
        vraagWachtwoord: process.stdin.isTTY ? vraagWachtwoord : null,
        audit: createAudit(
          (line) => log?.write(line),
          () => new Date(),
        ),
        signKey: () => readSignKey(config),
        config,
        now: new Date(),
      },
      opdracht,
    );
    await log?.close();
    return regels;
  } finally {
    await handle.close();
  }
};

const main = async (): Promise<void> => {
  const opdracht = readBeheerOpdracht(process.argv.slice(2));
  const regels =
    opdracht.opdracht === 'sleutel maken'
      ? [newToken()]
      : await inDatabase(readConfig(process.env), opdracht);
  for (const regel of regels) console.log(regel);
};

const redenOf = (error: unknown): string => {
  if (error instanceof BeheerError) return error.message;
  if (error instanceof FolderInUseError) {
    return 'De gegevensmap is in gebruik. Stop de server eerst; met een DATABASE_URL hoeft dat niet.';
  }
  return reasonOf(error);
};

main().catch((error: unknown) => {
  console.error(redenOf(error));
  process.exitCode = 2;
});
