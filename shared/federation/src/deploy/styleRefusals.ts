import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { ComposedRelease } from '../assemble/composeRelease.ts';
import type { BuiltPart } from '../assemble/parts.ts';
import { readText } from '../assemble/readDocument.ts';
import { folderOf } from '../assemble/writeSite.ts';
import { namesIn, styleProblems, type StyleSheet } from '../styles/styleProblems.ts';
import { isRemote, nameOfPart, type DeployedPart } from './offeredParts.ts';

const sheetsOf = ({ dist }: BuiltPart): StyleSheet[] =>
  readdirSync(dist)
    .filter((name) => name.endsWith('.css'))
    .toSorted()
    .map((name) => ({ file: join(dist, name), text: readText(join(dist, name)) }));

/** Who was built by other means than ours may name a class of another part, and paint that. */
const takenNames = (part: BuiltPart, others: readonly BuiltPart[]): string[] => {
  const names = new Map(
    others.flatMap((other) =>
      sheetsOf(other).flatMap(({ text }) =>
        [...namesIn(text)].map((name) => [name, folderOf(other)] as const),
      ),
    ),
  );
  return sheetsOf(part).flatMap(({ file, text }) =>
    [...namesIn(text)].flatMap((name) => {
      const owner = names.get(name);
      return owner === undefined
        ? []
        : [`${file}: the name ‘.${name}’ is of ${owner}: a part has styles of its own alone.`];
    }),
  );
};

interface Styled {
  site: string;
  parts: readonly DeployedPart[];
  releases: readonly ComposedRelease[];
}

/**
 * What the styles of remotes that are new to a site would do to others: to the page, or to parts that stand
 * beside them in a release. A version that the site has was looked at when it came.
 */
export const styleRefusals = ({ site, parts, releases }: Styled): string[] =>
  parts
    .filter((part) => isRemote(part) && !existsSync(join(site, folderOf(part))))
    .flatMap((part) => {
      const beside = releases
        .filter((release) => release.parts.some(({ base }) => base === part.base))
        .flatMap((release) => release.parts)
        .filter(({ base }) => !base.startsWith(`/remotes/${nameOfPart(part)}/`));
      const others = [...new Map(beside.map((other) => [other.base, other])).values()];
      return [...sheetsOf(part).flatMap(styleProblems), ...takenNames(part, others)];
    });
