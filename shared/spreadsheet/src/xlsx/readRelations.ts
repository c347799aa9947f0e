import { LeesFoutError } from '../leesFout.ts';
import { teksten } from '../teksten.ts';
import type { Archive } from './createArchive.ts';
import type { Omvang } from './createOmvang.ts';
import { scanXml } from './scanXml.ts';

export interface Relation {
  id: string;
  /** The last part of its type, which the strict and the usual form have in common: `worksheet`. */
  type: string;
  /** The name of the part in the archive. */
  target: string;
}

/** The parts that a part of the workbook refers to; the archive itself is the part ''. */
export const readRelations = (archive: Archive, part: string, omvang: Omvang): Relation[] => {
  const [, folder = '', name = ''] = /^(.*\/)?([^/]*)$/.exec(part) ?? [];
  const bytes = archive.unpack(`${folder}_rels/${name}.rels`);
  if (bytes === null) return [];
  const nameOf = (target: string): string => {
    try {
      const { pathname } = new URL(target.replaceAll('\\', '/'), `file:///${folder}`);
      return decodeURIComponent(pathname.slice(1));
    } catch {
      throw new LeesFoutError('kapot', teksten.kapot);
    }
  };
  const relations: Relation[] = [];
  scanXml(
    bytes,
    {
      open: (tag, attribute) => {
        if (tag !== 'Relationship' || attribute('TargetMode') === 'External') return;
        relations.push({
          id: attribute('Id') ?? '',
          type: (attribute('Type') ?? '').replace(/^.*\//, ''),
          target: nameOf(attribute('Target') ?? ''),
        });
      },
    },
    omvang,
  );
  return relations;
};
