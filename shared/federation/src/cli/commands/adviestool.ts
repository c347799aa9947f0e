#!/usr/bin/env node
import { commands } from './commands.ts';
import { runCommand } from '../runCommand.ts';
import { tell } from '../tell.ts';

/* `adviestool COMMAND …`: everything that is done to a remote, a host or a site. */

await tell(() => runCommand(commands, process.argv.slice(2)));
