/**
 * How npx is started on a platform. On Windows it is a script of the command line (npx.cmd), which Node starts by
 * that alone; `args` are words without spaces or signs that it reads otherwise.
 */
export const npxCommand = (args, platform = process.platform) => {
  const isWindows = platform === 'win32';
  if (isWindows && args.some((arg) => !/^[\w.@/+:=-]+$/.test(arg))) {
    throw new Error(`The command line of Windows reads ${args.join(' ')} otherwise.`);
  }
  return { file: 'npx', args, options: { shell: isWindows } };
};
