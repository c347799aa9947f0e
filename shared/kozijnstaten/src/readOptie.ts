import type { OptieWaarde } from '@adviestool/contract/veldsoorten';
import { LIJSTVELDEN } from '@adviestool/domain/velden/lijstvelden';
import type { RegisterVeld } from '@adviestool/domain/velden/register';
import { labelOfWaarde } from '@adviestool/domain/velden/showVelden';

import { normalizeTekst } from './kopnaam.ts';
import type { GelezenWaarde } from './gelezenWaarde.ts';
import { teksten } from './teksten.ts';

/** Other words for options, by field and value. */
const WOORDEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gevelvullingType: {
    kozijn:
      'raam, deur, deurkozijn, raamkozijn, kozijnen, ramen, deuren, buitenkozijn, gevelkozijn, stelkozijn, voordeur, achterdeur, buitendeur, balkondeur, tuindeur, tuindeuren, terrasdeur, terrasdeuren, loopdeur, draaideur, draairaam, kiepraam, draaikiepraam, valraam, uitzetraam, puikozijn, window, door',
    schuifpui:
      'hefschuifpui, schuifpuien, hefschuifpuien, schuifdeur, hefschuifdeur, hefschuif, schuif, sliding, sliding door',
    hsb: 'hsb-element, hsb-wand, hsb-elementen, houtskeletbouw',
  },
  verbondenAantalZijden: {
    2: '2-zijdig, 2 zijden, tweezijdig, onder en boven',
    4: '4 zijden, vierzijdig, rondom',
  },
  gebruikBevestigingsmiddelen: {
    true: 'met, met bevestigingsmiddelen',
    false: 'zonder, zonder bevestigingsmiddelen',
  },
  draairichting: {
    L: 'links, dl, din links, linksdraaiend, left, lh',
    R: 'rechts, dr, din rechts, rechtsdraaiend, right, rh',
    'L+R': 'l/r, l en r, links/rechts, links + rechts, links en rechts, beide',
  },
  elementBevatKozijnOfSchuifpuiVanafOnderzijde: { false: 'geen, onwaar, no' },
};

const JA = ['ja', 'j', 'yes', 'y', 'waar', 'true', '1', 'x'];
const NEE = ['nee', 'n', 'no', 'onwaar', 'false', '0'];

/** How lists say that there is nothing to fill in. */
const NIETS = /^(?:[-–—]+|n\.?\s?v\.?\s?t\.?)$/i;

/** Signs that say something else than the words beside them: ja?, 4*, < 4, -2. */
const TWIJFEL = /[?*~<>≤≥≈±]|^[^\p{L}\p{N}]*[-–−]\s*\p{N}/u;

/** Whether a text says that its words may not hold, or something else than they do. */
export const isTwijfel = (tekst: string): boolean => TWIJFEL.test(tekst);

/** A text as it is compared with others: with its signs where these say something. */
export const sleutelOfTekst = (tekst: string): string =>
  isTwijfel(tekst) ? tekst.toLowerCase().replaceAll(/\s+/g, '') : normalizeTekst(tekst);

export const isNiets = (tekst: string): boolean => NIETS.test(tekst);

export const optiesVan = ({ soort, waarden }: RegisterVeld): readonly OptieWaarde[] =>
  soort === 'janee' ? [true, false] : waarden;

const woordenOf = (veld: RegisterVeld, waarde: OptieWaarde): readonly string[] => {
  const yesNo = waarde === true ? JA : NEE;
  return [
    labelOfWaarde(veld, waarde),
    String(waarde),
    ...(veld.soort === 'janee' ? yesNo : []),
    ...(WOORDEN[veld.naam]?.[String(waarde)]?.split(', ') ?? []),
  ].map(normalizeTekst);
};

const createBoek = (veld: RegisterVeld): ReadonlyMap<string, OptieWaarde> =>
  new Map(
    optiesVan(veld).flatMap((waarde) =>
      woordenOf(veld, waarde).map((woord): [string, OptieWaarde] => [woord, waarde]),
    ),
  );

const BOEKEN = new Map(LIJSTVELDEN.map((veld) => [veld, createBoek(veld)]));

const boekOf = (veld: RegisterVeld): ReadonlyMap<string, OptieWaarde> =>
  BOEKEN.get(veld) ?? createBoek(veld);

/** What a description says of something that is not there, or is no more: wherever it stands. */
const VERVALLEN =
  /verval|annul|cancel|verwijder|deleted|removed|sloop|gesloopt|(?<!\p{L})nvt(?!\p{L})|(?<!\p{L})(?:niet|not)\s+(?:meer|nodig|leveren|geleverd|plaatsen|aanwezig|van toepassing|in\s)|(?<!\p{L})(?:niet|geen|nee|not|no)\P{L}*$/iu;

/** Words that deny the word behind them, and those that deny all words up to a sign. */
const ONTKENT_VOLGENDE = new Set(['niet', 'not']);
const ONTKENT_ALLE = new Set(
  'geen, no, zonder, without, excl, exclusief, ex, ipv, instead'.split(', '),
);

const woordenIn = (tekst: string): string[] => tekst.split(/[^\p{L}]+/u).map(normalizeTekst);

/** The options whose words stand in a longer text, two words that are one first: ‘31_kozijn: 2-vaks’, ‘schuif-deur’. */
const mentioned = (veld: RegisterVeld, woorden: readonly string[]): Set<OptieWaarde> => {
  const boek = boekOf(veld);
  const found = new Set<OptieWaarde>();
  for (let at = 0; at < woorden.length; at += 1) {
    const woord = woorden[at] ?? '';
    const samen = boek.get(woord + (woorden[at + 1] ?? ''));
    const waarde = samen ?? boek.get(woord);
    if (waarde !== undefined) found.add(waarde);
    if (samen !== undefined) at += 1;
  }
  return found;
};

/** Whether a description denies one of its types: ‘geen kozijn’, ‘raam vervallen’; not ‘raam (niet te openen)’. */
const isOntkend = (veld: RegisterVeld, tekst: string): boolean => {
  const plain = tekst.replaceAll('.', '').replaceAll(/in plaats van/gi, 'ipv');
  return (
    VERVALLEN.test(plain) ||
    plain.split(/[,;:/()[\]]/).some((deel) => {
      const woorden = woordenIn(deel);
      return woorden.some((woord, at) => {
        const volgende = woorden.slice(at + 1);
        const ontkend = ONTKENT_VOLGENDE.has(woord) ? volgende.slice(0, 1) : volgende;
        const ontkent = ONTKENT_ALLE.has(woord) || ONTKENT_VOLGENDE.has(woord);
        return ontkent && mentioned(veld, ontkend).size > 0;
      });
    })
  );
};

const readType = (veld: RegisterVeld, tekst: string): GelezenWaarde | null => {
  if (tekst.includes('?') || isOntkend(veld, tekst)) return null;
  const [waarde, ...others] = mentioned(veld, woordenIn(tekst));
  if (waarde === undefined || others.length > 0) return null;
  return {
    waarde,
    fout: null,
    waarschuwing: teksten.gelezenAls(tekst, labelOfWaarde(veld, waarde)),
  };
};

/** Reads the label, the value or another word of an option; a longer description only of a type, and says so. */
export const readOptie = (veld: RegisterVeld, tekst: string): GelezenWaarde => {
  const waarde = boekOf(veld).get(sleutelOfTekst(tekst));
  if (waarde !== undefined) return { waarde, fout: null, waarschuwing: null };
  const described = veld.naam === 'gevelvullingType' ? readType(veld, tekst) : null;
  const labels = optiesVan(veld).map((each) => labelOfWaarde(veld, each));
  return described ?? { waarde: null, fout: teksten.kies(labels), waarschuwing: null };
};
