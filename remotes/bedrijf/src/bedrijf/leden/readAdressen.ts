import { uitnodigingBodySchema } from '@adviestool/contract/leden';

/** One of the people in a list: who can be invited, or what was written instead of an address. */
export interface Adresregel {
  /** As it was typed. */
  tekst: string;
  /** Null: it is no address. */
  mail: string | null;
  /** Null: there is only an address. */
  naam: string | null;
}

const { mail: mailSchema, naam: naamSchema } = uitnodigingBodySchema.shape;

const SCHEIDINGEN = new Set([',', ';', '\n', '\r']);

/** Cut where somebody ends: not within quotes or behind a `<`, where a name or an address may have a comma. */
const splits = (tekst: string): string[] => {
  const delen: string[] = [];
  let begin = 0;
  let isGeciteerd = false;
  let isAdres = false;
  for (let plaats = 0; plaats < tekst.length; plaats += 1) {
    const teken = tekst.charAt(plaats);
    if (teken === '\n' || teken === '\r') {
      isGeciteerd = false;
      isAdres = false;
    } else if (teken === '"') isGeciteerd = !isGeciteerd;
    else if (teken === '<') isAdres = true;
    else if (teken === '>') isAdres = false;
    if (!SCHEIDINGEN.has(teken) || isGeciteerd || isAdres) continue;
    delen.push(tekst.slice(begin, plaats));
    begin = plaats + 1;
  }
  return [...delen, tekst.slice(begin)].map((deel) => deel.trim()).filter((deel) => deel !== '');
};

/** The quotes around a name, as mail programs write them. */
const zonderAanhaling = (naam: string): string =>
  (naam.startsWith('"') && naam.endsWith('"') && naam.length > 1 ? naam.slice(1, -1) : naam).trim();

const regelOf = (tekst: string): Adresregel => {
  const open = tekst.lastIndexOf('<');
  const heeftNaam = open !== -1 && tekst.endsWith('>');
  const mail = mailSchema.safeParse(heeftNaam ? tekst.slice(open + 1, -1) : tekst);
  const naam = naamSchema.safeParse(heeftNaam ? zonderAanhaling(tekst.slice(0, open).trim()) : '');
  return {
    tekst,
    mail: mail.success && naam.success ? mail.data : null,
    naam: naam.data ?? null,
  };
};

/**
 * Reads addresses as people paste them: one on a line, or with commas or semicolons between, with a name or without
 * (`Anna de Boer <anna@example.nl>`). Who is in it twice counts once.
 */
export const readAdressen = (tekst: string): Adresregel[] => {
  const gezien = new Set<string>();
  return splits(tekst)
    .map(regelOf)
    .filter(({ mail, tekst: regel }) => {
      const sleutel = (mail ?? regel).toLowerCase();
      if (gezien.has(sleutel)) return false;
      gezien.add(sleutel);
      return true;
    });
};
