import type { Command } from '../Command.ts';
import { command as assemble } from './assemble.ts';
import { command as build } from './build.ts';
import { command as check } from './check.ts';
import { command as create } from './create.ts';
import { command as deploy } from './deploy.ts';
import { command as deployCatalogus } from './deployCatalogus.ts';
import { command as dev } from './dev.ts';
import { command as promote } from './promote.ts';
import { command as key } from './key.ts';
import { command as pack } from './pack.ts';
import { command as prune } from './prune.ts';
import { command as releases } from './releases.ts';
import { command as rollback } from './rollback.ts';
import { command as unlock } from './unlock.ts';
import { command as update } from './update.ts';

/** What `adviestool` can do, in the order in which it is told. */
export const commands: readonly Command[] = [
  create,
  update,
  dev,
  build,
  check,
  key,
  pack,
  assemble,
  deploy,
  deployCatalogus,
  promote,
  rollback,
  releases,
  prune,
  unlock,
];
