import { latin1, partOf, type PdfDelen, type PdfObject } from './packPdf.ts';

/** Bytes that a signature may take: with a bought certificate, those that vouch for it go in as well. */
const PLAATS = 16_384;
/** As what signs looks for it. */
const BEREIK = '/ByteRange [0 /********** /********** /**********]';
/** Print and Locked: an archive allows no annotation that is hidden, and one without a size needs no picture. */
const FLAGS = 132;

/** D:20261127051200Z. */
const momentOf = (op: Date): string =>
  `D:${op.toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}Z`;

const textOf = (objects: ReadonlyMap<number, PdfObject>, nummer: number): string => {
  const object = objects.get(nummer);
  if (object === undefined) throw new Error(`There is no object ${nummer}.`);
  return object.inhoud.toString('latin1');
};

const firstPageOf = (objects: ReadonlyMap<number, PdfObject>, node: number): number => {
  const text = textOf(objects, node);
  return /\/Type\s*\/Page\b/.test(text)
    ? node
    : firstPageOf(objects, Number(partOf(text, /\/Kids\s*\[\s*(\d+) 0 R/)));
};

const withEntry = (dictionary: string, entry: string): string =>
  dictionary.replace('<<', `<< ${entry}`);

const withAnnotation = (page: string, reference: string): string =>
  /\/Annots\s*\[/.test(page)
    ? page.replace(/\/Annots\s*\[/, `/Annots [${reference} `)
    : withEntry(page, `/Annots [${reference}]`);

/**
 * The same PDF with a field for a signature over the whole file, which is empty and of no size on its first page.
 * @param op the moment that the signature names
 * @throws Error when the PDF has fields already
 */
export const addHandtekeningveld = ({ objects, size, ...rest }: PdfDelen, op: Date): PdfDelen => {
  const byNumber = new Map(objects.map((object) => [object.nummer, object]));
  const [handtekening, veld] = [size, size + 1];
  const root = Number(partOf(rest.trailer, /\/Root (\d+) 0 R/));
  const catalog = textOf(byNumber, root);
  if (/\/AcroForm\b/.test(catalog)) throw new Error('A PDF that has fields already.');
  const page = firstPageOf(byNumber, Number(partOf(catalog, /\/Pages (\d+) 0 R/)));
  const put = (nummer: number, text: string, isLos = false): void => {
    byNumber.set(nummer, { nummer, inhoud: latin1(text), isLos });
  };
  put(root, withEntry(catalog, `/AcroForm << /SigFlags 3 /Fields [${veld} 0 R] >>`));
  put(page, withAnnotation(textOf(byNumber, page), `${veld} 0 R`));
  put(
    handtekening,
    `\n<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /M (${momentOf(op)}) ${BEREIK} /Contents <${'00'.repeat(PLAATS)}> >>\n`,
    true,
  );
  put(
    veld,
    `\n<< /Type /Annot /Subtype /Widget /FT /Sig /T (Handtekening) /F ${FLAGS} /Rect [0 0 0 0] /P ${page} 0 R /V ${handtekening} 0 R >>\n`,
  );
  return { ...rest, objects: [...byNumber.values()], size: size + 2 };
};
