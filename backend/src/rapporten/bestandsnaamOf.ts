import type { Project } from '@adviestool/contract/project';
import type { RapportVraag } from '@adviestool/contract/rapporten';

import { setShort } from './setText.ts';
import { teksten } from './teksten.ts';

/** What no file system allows in a name. */
const NOT_ALLOWED = /["*/:<>?\\|]+/g;
/** Of each part; all together stay under what a file system takes. */
const LONGEST = 60;

/** A text as it may stand in the name of a file. */
export const deelVanBestandsnaam = (text: string | null): string =>
  setShort(text ?? '', LONGEST)
    .replaceAll(NOT_ALLOWED, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();

/** `<referentie> <project> – <merk or "alle"> – advies.pdf`, in signs that every file system takes. */
export const bestandsnaamOf = (
  { projectGegevens, gevelvullingen }: Project,
  { gevelvullingen: gekozen, soort, document }: RapportVraag,
): string => {
  const { alle, selectie } = teksten.bestand;
  const [eerste, ...meer] = gevelvullingen.filter(
    ({ gevelvullingEnKaderData: { id } }) => gekozen === undefined || gekozen.includes(id),
  );
  const aantal = meer.length + 1;
  const watOf = (): string => {
    if (eerste !== undefined && gekozen !== undefined && aantal === 1) {
      return deelVanBestandsnaam(eerste.gevelvullingEnKaderData.merk) || teksten.zonderMerk;
    }
    return gekozen === undefined || aantal === gevelvullingen.length ? alle : selectie(aantal);
  };
  const project = [projectGegevens.referentienummer, projectGegevens.projectNaam]
    .map(deelVanBestandsnaam)
    .filter((text) => text !== '')
    .join(' ');
  return [project, watOf(), teksten.bestand[document?.soort ?? soort]]
    .filter((text) => text !== '')
    .join(' – ');
};

/**
 * A file name as a header carries it (RFC 6266): in ASCII, and in UTF-8 for who reads that. `inline`: the browser
 * shows the file instead of keeping it.
 */
export const contentDisposition = (
  naam: string,
  soort: 'attachment' | 'inline' = 'attachment',
): string => {
  const ascii = naam.replaceAll('–', '-').replaceAll(/[^ -~]|["\\%]/g, '_');
  const encoded = encodeURIComponent(naam).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${soort}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
};
