import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Beside the sources, and beside what they are built to. */
const TEMPLATE = join(import.meta.dirname, '../template');

/** npm leaves a file of this name out of a package. */
const RENAMED: Record<string, string> = { gitignore: '.gitignore' };

/** The files of a template, as text by path. @param folder of another version; absent: that of this one */
export const readTemplate = (folder: string = TEMPLATE): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        const path = relative(folder, file).split(sep).join('/');
        return [RENAMED[path] ?? path, readFileSync(file, 'utf8')];
      }),
  );
