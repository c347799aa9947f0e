import { unzipSync } from 'fflate';

/** How many topics a BCF file holds, and how many of them have a picture. @throws when it is no ZIP */
export const countOnderwerpen = (bytes: Uint8Array): { onderwerpen: number; beelden: number } => {
  const names = Object.keys(
    unzipSync(bytes, { filter: ({ name }) => /\/(?:markup\.bcf|snapshot\.png)$/.test(name) }),
  );
  const onderwerpen = names.filter((name) => name.endsWith('/markup.bcf')).length;
  return { onderwerpen, beelden: names.length - onderwerpen };
};
