interface Inhoud {
  /** Lines of text of each page; only signs of Latin-1. */
  paginas?: readonly (readonly string[])[];
  bijlagen?: readonly { naam: string; bytes: Uint8Array }[];
  /** Entries of the trailer, such as one that asks for a password. */
  trailer?: string;
}

const latin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (teken) => teken.codePointAt(0) ?? 0);

const stringOf = (text: string): string => `(${text.replaceAll(/[\\()]/g, String.raw`\$&`)})`;

const textOf = (regels: readonly string[]): string =>
  `BT /F 10 Tf 12 TL 40 800 Td ${regels.map((regel) => `${stringOf(regel)} Tj T*`).join('\n')} ET`;

const CATALOG = 1;
const PAGES = 2;
const FONT = 3;

/** A small PDF, to test what reads one. */
export const buildPdf = ({
  paginas = [['']],
  bijlagen = [],
  trailer = '',
}: Inhoud = {}): Uint8Array => {
  const objects: Uint8Array[] = [];
  const write = (text: string): number => objects.push(latin1(text));
  const writeStream = (dictionary: string, bytes: Uint8Array): number =>
    objects.push(
      Uint8Array.from([
        ...latin1(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`),
        ...bytes,
        ...latin1('\nendstream'),
      ]),
    );
  for (let reserved = 0; reserved < FONT; reserved += 1) write('');
  const kids = paginas.map((regels) => {
    const inhoud = writeStream('', latin1(textOf(regels)));
    return write(
      `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 595 842] /Contents ${inhoud} 0 R /Resources << /Font << /F ${FONT} 0 R >> >> >>`,
    );
  });
  const names = bijlagen.map(({ naam, bytes }) => {
    const bestand = writeStream('/Type /EmbeddedFile', bytes);
    const spec = write(
      `<< /Type /Filespec /F ${stringOf(naam)} /UF ${stringOf(naam)} /EF << /F ${bestand} 0 R >> >>`,
    );
    return `${stringOf(naam)} ${spec} 0 R`;
  });
  objects[CATALOG - 1] = latin1(
    `<< /Type /Catalog /Pages ${PAGES} 0 R /Names << /EmbeddedFiles << /Names [${names.join(' ')}] >> >> >>`,
  );
  objects[PAGES - 1] = latin1(
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`,
  );
  objects[FONT - 1] = latin1(
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  );
  return assemble(objects, trailer);
};

const assemble = (objects: readonly Uint8Array[], trailer: string): Uint8Array => {
  const parts: Uint8Array[] = [latin1('%PDF-1.7\n')];
  let length = parts[0]?.length ?? 0;
  const add = (part: Uint8Array): void => {
    parts.push(part);
    length += part.length;
  };
  const offsets = objects.map((object, index) => {
    const offset = length;
    add(latin1(`${index + 1} 0 obj\n`));
    add(object);
    add(latin1('\nendobj\n'));
    return offset;
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(latin1(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`));
  add(
    latin1(
      `trailer\n<< /Size ${objects.length + 1} /Root ${CATALOG} 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`,
    ),
  );
  const pdf = new Uint8Array(length);
  let offset = 0;
  for (const part of parts) {
    pdf.set(part, offset);
    offset += part.length;
  }
  return pdf;
};
