/** Numbers with a short name, which a word beside it makes another one; others are named in full: ‘Glasgewicht’. */
export const KORT_GENOEMD: ReadonlySet<string> = new Set([
  'aantal',
  'breedte',
  'hoogte',
  'totaalgewicht',
  'gewichtElement',
]);

/** One of these by itself, no letters of an abbreviation: not ‘n.t.b.’. */
const heel = (woorden: string): string => String.raw`(?<!\p{L}\.?)(?:${woorden})(?!\.?\p{L})`;

const vorm = (...delen: readonly string[]): RegExp => new RegExp(delen.join('|'), 'iu');

/** Units that no field has: a number in them is another one of any field. */
const EENHEDEN = vorm(
  heel(
    'inch|inches|duim|ft|feet|foot|voet|yd|dm|kn|n|newton|pa|kpa|lb|lbs|ton|gram|g|euro|procent',
  ),
  String.raw`[%€]|^[\s([]*(?:in\.?|["″'′])[\s)\]]*$`,
);

/** Parts of a gevelvulling, and what may be left out of it. */
const DEEL = 'glas|glaz|ruit|pane|vleugel|sash|deurblad|draaide|rooster|zonwering|incl|excl';

const MAAT = vorm(
  DEEL,
  'dagma|daglicht|dagkant|daylight|sparing|opening|rough|doorgang|sponning|inwendig|inside|netto|bruto|speling|toleran',
  'binnen(?!kozijn|deur|ra)|stelkozijn|stelma|borstwering|dorpel|bovenlicht|zijlicht|profiel|houtma|peil|verdieping|thickness|diepte|dikte',
  heel('dag|gat|inner|clear|leaf|gevel|gebouw|wand|muur|ruimte|room|laag'),
);

const GEWICHT = vorm(DEEL, 'netto|bruto', heel('per|hout'));

const AANTAL = vorm(
  DEEL,
  'woning|appartement|bouwnummer|verdieping|bouwlaag|etage|gebouw|gevel(?!kozijn|vul|elem)|ruimte|room|kamer|besteld|geleverd|vervalle|vervalt',
  'prijs|kosten|bedrag|oppervlak|omtrek|anker|spiegel',
  heel('per|blok|fase|laag|nog|rest|reserve|extra|waarvan|zijden|vakken|delen'),
);

const PER_FIELD: Readonly<Record<string, RegExp>> = {
  aantal: AANTAL,
  breedte: MAAT,
  hoogte: MAAT,
  totaalgewicht: GEWICHT,
  gewichtElement: GEWICHT,
  glasgewicht: /(?<!\p{L})per\s+(?!m)/iu,
};

/** Whether a text beside the name of a field has a word that makes another number of it: ‘Dagmaat’, ‘per woning’, ‘kN’. */
export const makesAnother = (tekst: string, naam: string): boolean =>
  EENHEDEN.test(tekst) || PER_FIELD[naam]?.test(tekst) === true;
