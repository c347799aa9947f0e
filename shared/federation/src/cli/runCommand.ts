import { SiteError } from '../assemble/SiteError.ts';
import type { Command } from './Command.ts';
import { asksForHelp } from './readArguments.ts';
import { say } from './tell.ts';

const overview = (commands: readonly Command[]): string => {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const lines = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return ['adviestool COMMAND …', ...lines, 'How one is written: adviestool COMMAND --help'].join(
    '\n',
  );
};

/** @throws SiteError on a command that is none, and what the command throws */
export const runCommand = async (
  commands: readonly Command[],
  [name, ...args]: readonly string[],
): Promise<void> => {
  if (name === undefined || name === 'help' || asksForHelp([name])) {
    say(overview(commands));
    return;
  }
  const command = commands.find((each) => each.name === name);
  if (command === undefined) {
    throw new SiteError(`‘${name}’ is no command.\n${overview(commands)}`);
  }
  if (asksForHelp(args)) {
    say(`${command.usage}\n${command.summary}`);
    return;
  }
  await command.run(args);
};
