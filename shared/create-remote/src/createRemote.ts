#!/usr/bin/env node
import { nextSteps, writeRepository } from './writeRepository.ts';

/* `npm create @adviestool/remote NAME`: a remote in a repository of its own. */

const [id, ...rest] = process.argv.slice(2);

if (id === undefined || rest.length > 0 || id.startsWith('-')) {
  process.stderr.write('npm create @adviestool/remote NAME\n');
  process.exitCode = 1;
} else {
  const problem = writeRepository(process.cwd(), id);
  if (problem === null) process.stdout.write(`${nextSteps(id)}\n`);
  else {
    process.stderr.write(`${problem}\n`);
    process.exitCode = 1;
  }
}
