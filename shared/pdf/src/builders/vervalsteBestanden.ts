import {
  appendUpdate,
  listPages,
  objectOf,
  referenceIn,
  streamOf,
  takePdfApart,
  writeAnew,
  type PdfParts,
} from './takePdfApart.ts';

/* What a forger does to the file of a report, whatever its pages show. */

/** The report with nothing on its pages. */
export const withoutPages: (rapport: Uint8Array) => Uint8Array = (rapport) => {
  const parts = takePdfApart(rapport);
  const contents = listPages(parts).map((page) => referenceIn(objectOf(parts, page), 'Contents'));
  return writeAnew(parts, new Map(contents.map((content) => [content, streamOf('', '')])));
};

/** The report without its signature as a file. */
export const withoutHandtekening: (rapport: Uint8Array) => Uint8Array = (rapport) => {
  const parts = takePdfApart(rapport);
  const root = referenceIn(parts.entries, 'Root');
  const objects = new Map(
    [...parts.objects].filter(([, object]) => !/\/Type \/Sig\b/.test(object)),
  );
  const catalog = objectOf(parts, root).replace(/\/AcroForm <<[^>]*>>/, '');
  return writeAnew({ ...parts, objects }, new Map([[root, catalog]]));
};

const EMBEDDED = /\/EmbeddedFiles <<\s*\/Names \[[^\]]*\]/;

const attach = (parts: PdfParts, bijlagen: readonly (readonly [string, string])[]): Uint8Array => {
  const root = referenceIn(parts.entries, 'Root');
  const names: string[] = [];
  const changed = new Map<number, string>();
  for (const [index, [naam, inhoud]] of bijlagen.entries()) {
    const [spec, file] = [parts.next + 2 * index, parts.next + 2 * index + 1];
    changed.set(
      spec,
      `\n<< /Type /Filespec /F (${naam}) /UF (${naam}) /EF << /F ${file} 0 R >> >>`,
    );
    changed.set(file, streamOf('/Type /EmbeddedFile', inhoud));
    names.push(`(${naam}) ${spec} 0 R`);
  }
  const catalog = objectOf(parts, root).replace(
    EMBEDDED,
    `/EmbeddedFiles << /Names [${names.join(' ')}]`,
  );
  return writeAnew(parts, new Map([...changed, [root, catalog]]));
};

const textOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');

/** The report with these files in it in place of its own, and everything else as it was. */
export const withBijlagen = (
  rapport: Uint8Array,
  bijlagen: readonly (readonly [naam: string, inhoud: Uint8Array])[],
): Uint8Array =>
  attach(
    takePdfApart(rapport),
    bijlagen.map(([naam, inhoud]) => [naam, textOf(inhoud)]),
  );

/** The report with a change behind it that somebody else can sign as a whole. */
export const withVeld = (rapport: Uint8Array): Uint8Array => {
  const parts = takePdfApart(rapport);
  const handtekening = `\n<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /Name (Adviestool) /M (D:20261123090000+01'00') /ByteRange [0 /********** /********** /**********] /Contents <${'00'.repeat(4096)}> >>`;
  const page = listPages(parts)[0] ?? 0;
  return appendUpdate(
    parts,
    new Map([
      [parts.next, handtekening],
      [page, objectOf(parts, page)],
    ]),
  );
};
