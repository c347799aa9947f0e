import { afterEach, expect, jest, test } from '@jest/globals';

import { SiteError } from '../assemble/SiteError.ts';
import type { Command } from './Command.ts';
import { runCommand } from './runCommand.ts';

const run = jest.fn<Command['run']>(async () => undefined);

const commands: Command[] = [
  { name: 'move', summary: 'moves a thing', usage: 'adviestool move THING --to PLACE', run },
];

let output = '';
jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
  output += String(text);
  return true;
});

afterEach(() => {
  output = '';
  run.mockClear();
});

test('a command gets what stands behind its name', async () => {
  await runCommand(commands, ['move', 'chair', '--to', 'hall']);
  expect(run).toHaveBeenCalledWith(['chair', '--to', 'hall']);
});

test('without a command the commands are told', async () => {
  await runCommand(commands, []);
  expect(output).toContain('move  moves a thing');
});

test('--help tells how a command is written, and does nothing', async () => {
  await runCommand(commands, ['move', '--help']);
  expect(output).toContain('adviestool move THING --to PLACE');
  expect(run).not.toHaveBeenCalled();
});

test('what is no command is refused with those that are', async () => {
  await expect(runCommand(commands, ['mvoe'])).rejects.toThrow(SiteError);
  await expect(runCommand(commands, ['mvoe'])).rejects.toThrow('move  moves a thing');
});
