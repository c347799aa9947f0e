import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { strFromU8, unzipSync } from 'fflate';
import { validateXML } from 'xmllint-wasm';

import type { BcfVersie } from '../terug/bcf/bcfVersie.ts';

const schemaOf = (versie: BcfVersie, name: string) => ({
  fileName: name,
  contents: readFileSync(join(import.meta.dirname, '../terug/bcf/schema', versie, name), 'utf8'),
});

/** What xmllint says against documents; none: they are valid. */
export const objectionsTo = async (
  versie: BcfVersie,
  schema: string,
  documents: readonly string[],
): Promise<readonly string[]> => {
  const { errors, valid, rawOutput } = await validateXML({
    xml: documents.map((contents, index) => ({ fileName: `document${index}.xml`, contents })),
    schema: [schemaOf(versie, schema)],
    preload: versie === '3.0' ? [schemaOf(versie, 'shared-types.xsd')] : [],
  });
  return valid ? [] : [...errors.map(({ message }) => message), rawOutput];
};

const SCHEMAS: readonly (readonly [ending: string, schema: string])[] = [
  ['bcf.version', 'version.xsd'],
  ['project.bcfp', 'project.xsd'],
  ['extensions.xml', 'extensions.xsd'],
  ['/markup.bcf', 'markup.xsd'],
  ['/viewpoint.bcfv', 'visinfo.xsd'],
];

/** What the schemas of buildingSMART say against a BCF file, and how many of its documents were checked. */
export const bcfObjections = async (versie: BcfVersie, bytes: Uint8Array) => {
  const documents = Object.entries(unzipSync(bytes)).filter(([name]) => !name.endsWith('.png'));
  const objections: string[] = [];
  let checked = 0;
  for (const [ending, schema] of SCHEMAS) {
    const those = documents.filter(([name]) => name.endsWith(ending));
    if (those.length === 0) continue;
    const texts = those.map(([, content]) => strFromU8(content));
    objections.push(...(await objectionsTo(versie, schema, texts)));
    checked += those.length;
  }
  const unknown = documents.length - checked;
  return {
    checked,
    objections: unknown === 0 ? objections : [...objections, `${unknown} without a schema`],
  };
};
