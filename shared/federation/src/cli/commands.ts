import type { Command } from './Command.ts';
import { command as assemble } from './commands/assemble.ts';
import { command as build } from './commands/build.ts';
import { command as create } from './commands/create.ts';
import { command as deploy } from './commands/deploy.ts';
import { command as deployCatalogus } from './commands/deployCatalogus.ts';
import { command as dev } from './commands/dev.ts';
import { command as promote } from './commands/promote.ts';
import { command as prune } from './commands/prune.ts';
import { command as releases } from './commands/releases.ts';
import { command as rollback } from './commands/rollback.ts';
import { command as unlock } from './commands/unlock.ts';

/** What `adviestool` can do, in the order in which it is told. */
export const commands: readonly Command[] = [
  create,
  dev,
  build,
  assemble,
  deploy,
  deployCatalogus,
  promote,
  rollback,
  releases,
  prune,
  unlock,
];
