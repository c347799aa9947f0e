import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in which a repository says which template it was made of. */
export const TEMPLATE_RECORD = '.adviestool.json';

/** That file, as text. @param template version of this package */
export const templateRecord = (id: string, template: string): string =>
  `${JSON.stringify({ id, template }, null, 2)}\n`;

/** The version of the template of this package. */
export const templateVersion = (): string => {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'),
  );
  return version;
};
