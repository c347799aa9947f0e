import { parts } from './buildParts.ts';
import { differingFiles } from './differingFiles.ts';
import { readOptions } from './readOptions.ts';

/*
 * `pnpm reproduce [PART…]`: builds parts, such as `remotes/projects`, here and in another folder, and
 * says which files differ. Without a part: all that a site has.
 */

const { subjects: given } = readOptions({
  usage: 'pnpm reproduce [PART…]',
  options: {},
  most: Infinity,
});
const wanted = given.length > 0 ? given : parts().filter((part) => part !== 'hosts/bouwmodel');
const differing = await differingFiles(wanted);
for (const file of differing) console.error(`${file} differs.`);
if (differing.length > 0) process.exitCode = 1;
else console.log(`${wanted.join(', ')}: the same bytes in both places.`);
