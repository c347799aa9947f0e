#!/usr/bin/env node
import { commands } from './commands.ts';
import { runCommand } from '../runCommand.ts';
import { tell } from '../tell.ts';

/* `adviestool COMMAND …`: everything that is done to a remote, a host or a site. */

// Not awaited: `scripts/adviestool.cjs` loads this as CommonJS.
void tell(() => runCommand(commands, process.argv.slice(2)));
