import {
  houderOf,
  listCertificaten,
  trekCertificaatIn,
  wisselCertificaat,
  type Certificatenbos,
} from '../bewijs/certificatenbos.ts';
import {
  listRapportsleutels,
  trekSleutelIn,
  wisselSleutel,
  type Sleutelbos,
} from '../bewijs/sleutelbos.ts';

const GEBRUIK = `Gebruik: pnpm sleutels [lijst | wissel | intrekken ID | openbaar]
  lijst       de sleutels en certificaten van deze installatie
  wissel      een nieuwe sleutel en een nieuw certificaat ondertekenen; wat de vorige ondertekenden, blijft geldig
  intrekken   niets dat met deze sleutel of dit certificaat is ondertekend, geldt nog
  openbaar    de openbare sleutels als JSON, voor pnpm advies --controleer RAPPORT --sleutels BESTAND`;

/** What an installation signs with. */
export interface Bossen {
  readonly sleutelbos: Sleutelbos;
  readonly certificatenbos: Certificatenbos;
}

interface SleutelsUitkomst {
  /** What is to be kept in place of the former ones; null: nothing changes. */
  bossen: Bossen | null;
  regels: readonly string[];
  fout: boolean;
}

const standOf = (tot: string | null, ingetrokken: string | null): string => {
  if (ingetrokken !== null) return `ingetrokken op ${ingetrokken}`;
  return tot === null ? 'in gebruik' : `vervangen op ${tot}, blijft geldig`;
};

const lijst = ({ sleutelbos, certificatenbos }: Bossen): string[] => [
  'Getallen (advies.json):',
  ...listRapportsleutels(sleutelbos).map(
    ({ kid, van, tot, ingetrokken }) => `  ${kid}  van ${van}  ${standOf(tot, ingetrokken)}`,
  ),
  'Bestanden (PDF):',
  ...listCertificaten(certificatenbos).map((certificaat) => {
    const { kid, van, tot, ingetrokken } = certificaat;
    return `  ${kid}  van ${van}  ${standOf(tot, ingetrokken)}  ${houderOf(certificaat)}`;
  }),
];

const changed = (bossen: Bossen): SleutelsUitkomst => ({
  bossen,
  regels: lijst(bossen),
  fout: false,
});

const said = (...regels: string[]): SleutelsUitkomst => ({ bossen: null, regels, fout: false });

const refused = (regel: string): SleutelsUitkomst => ({
  bossen: null,
  regels: [regel],
  fout: true,
});

const trekIn = async (
  { sleutelbos, certificatenbos }: Bossen,
  kid: string,
  moment: { naam: string; now: Date },
): Promise<SleutelsUitkomst> => {
  const sleutels = trekSleutelIn(sleutelbos, kid, moment.now);
  const certificaten = await trekCertificaatIn(certificatenbos, kid, moment);
  return sleutels === null && certificaten === null
    ? refused(`Er is geen sleutel of certificaat ${kid}.`)
    : changed({
        sleutelbos: sleutels ?? sleutelbos,
        certificatenbos: certificaten ?? certificatenbos,
      });
};

/**
 * Carries out one command on what signs reports.
 * @param moment when it is, and the name of the installation for a new certificate
 */
export const sleutelsOpdracht = async (
  bossen: Bossen,
  [opdracht = 'lijst', kid, ...rest]: readonly string[],
  moment: { naam: string; now: Date },
): Promise<SleutelsUitkomst> => {
  if (opdracht === 'intrekken' && kid !== undefined && rest.length === 0) {
    return trekIn(bossen, kid, moment);
  }
  if (kid !== undefined) return refused(GEBRUIK);
  const { sleutelbos, certificatenbos } = bossen;
  switch (opdracht) {
    case 'lijst':
      return said(...lijst(bossen));
    case 'wissel':
      return changed({
        sleutelbos: wisselSleutel(sleutelbos, moment.now),
        certificatenbos: await wisselCertificaat(certificatenbos, moment.naam, moment.now),
      });
    case 'openbaar':
      return said(
        JSON.stringify(
          {
            sleutels: listRapportsleutels(sleutelbos),
            certificaten: listCertificaten(certificatenbos),
          },
          null,
          2,
        ),
      );
    default:
      return refused(GEBRUIK);
  }
};
