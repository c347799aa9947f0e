export const npxCommand: (
  args: readonly string[],
  platform?: NodeJS.Platform,
) => { file: string; args: string[]; options: { shell: boolean } };
