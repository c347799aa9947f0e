import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { z } from 'zod';

import { readBytes } from '../assemble/readDocument.ts';
import { SiteError } from '../assemble/SiteError.ts';
import { isSigned, type SigningKey } from './signingKey.ts';

/** How the file of a remote ends. */
export const ARTEFACT = '.adviestool';

const MANIFEST = 'artefact.json';
const SIGNATURE = 'artefact.sig';

/** In a zip of its own folder: names of files, and no paths. */
const fileNameSchema = z.string().regex(/^[\w~-][\w.~-]*$/);

const manifestSchema = z.strictObject({
  /** Raised when a reader of the former form could not read it. */
  form: z.literal(1),
  id: z.string(),
  version: z.string(),
  key: z.strictObject({ name: z.string().min(1).max(60), public: z.string().min(1) }),
  /** The commit that it was built from; null: that is not known. */
  commit: z.string().nullable(),
  /** What was run before it was packed, and ended well. */
  checks: z.array(z.string()),
  /** SHA-256 of every file, by its name. */
  files: z.record(fileNameSchema, z.string().regex(/^[0-9a-f]{64}$/)),
});

export type Manifest = z.infer<typeof manifestSchema>;

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A time that zip can write: the same content is the same file, whenever it was packed. */
const NO_TIME = new Date(1980, 0, 1);

/** The one file that a build travels in, signed by a team. */
export const packArtefact = (
  dist: string,
  about: Pick<Manifest, 'id' | 'version' | 'commit' | 'checks'>,
  key: SigningKey,
): Buffer => {
  const names = readdirSync(dist)
    .filter((name) => ![MANIFEST, SIGNATURE].includes(name))
    .toSorted();
  const contents = names.map((name) => [name, readFileSync(join(dist, name))] as const);
  const manifest: Manifest = {
    form: 1,
    ...about,
    key: { name: key.name, public: key.public },
    files: Object.fromEntries(contents.map(([name, content]) => [name, sha256(content)])),
  };
  const text = strToU8(`${JSON.stringify(manifest, null, 2)}\n`);
  const files = {
    [MANIFEST]: text,
    [SIGNATURE]: strToU8(key.sign(Buffer.from(text))),
    ...Object.fromEntries(contents),
  };
  return Buffer.from(zipSync(files, { mtime: NO_TIME, level: 9 }));
};

const unzip = (file: string): Record<string, Uint8Array> => {
  const bytes = readBytes(file);
  try {
    return unzipSync(bytes);
  } catch (cause) {
    throw new SiteError(`${file}: it is no file of adviestool pack, or it did not come whole.`, {
      cause,
    });
  }
};

const parseManifest = (file: string, text: Uint8Array): Manifest => {
  try {
    return manifestSchema.parse(JSON.parse(strFromU8(text)));
  } catch (cause) {
    throw new SiteError(
      `${file}: its ${MANIFEST} has another form. It was packed by another version of adviestool.`,
      { cause },
    );
  }
};

const fileProblems = ({ files }: Manifest, found: Record<string, Uint8Array>): string[] => [
  ...Object.entries(files).flatMap(([name, hash]) => {
    const content = found[name];
    if (content === undefined) return [`‘${name}’ is missing.`];
    return sha256(content) === hash ? [] : [`‘${name}’ is not as it was signed.`];
  }),
  ...Object.keys(found)
    .filter((name) => files[name] === undefined)
    .map((name) => `‘${name}’ was not signed.`),
];

/**
 * Opens the file of a remote into a folder: what was signed, and nothing else. Manifest and signature stay with it.
 * @throws SiteError when it is not as its team signed it
 */
export const openArtefact = (file: string, folder: string): Manifest => {
  const { [MANIFEST]: text, [SIGNATURE]: signature, ...found } = unzip(file);
  if (text === undefined || signature === undefined) {
    throw new SiteError(`${file}: it is no file of adviestool pack: nobody signed it.`);
  }
  const manifest = parseManifest(file, text);
  if (!isSigned(Buffer.from(text), strFromU8(signature), manifest.key)) {
    throw new SiteError(
      `${file}: the signature is not of the key ‘${manifest.key.name}’ that it names.`,
    );
  }
  const problems = fileProblems(manifest, found);
  if (problems.length > 0) {
    throw new SiteError(problems.map((problem) => `${file}: ${problem}`).join('\n'));
  }
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries({
    ...found,
    [MANIFEST]: text,
    [SIGNATURE]: signature,
  })) {
    writeFileSync(join(folder, name), content);
  }
  return manifest;
};
