import type { Catalogus, Hoekanker } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { bouwplaatsGevelvullingPath } from '@adviestool/contract/paths';
import type { Etiketkeuze } from '@adviestool/contract/rapporten';
import type { Zijde } from '@adviestool/contract/zijde';
import { adviesFor, type Advies } from '@adviestool/domain/rekenen/advies';
import { zijdenMetAdvies } from '@adviestool/domain/tekening/zijdenMetAdvies';
import { oordeelOf } from '@adviestool/domain/toelichting/oordeelOf';
import { plaatsTekst } from '@adviestool/domain/toelichting/plaatsTekst';
import { gevelvullingTypeLabels } from '@adviestool/domain/toelichting/labels';
import { toestandOf } from '@adviestool/domain/vaststellen/toestand';
import { telWaarschuwingen } from '@adviestool/domain/waarschuwen/adviesWaarschuwingen';
import { dagVan } from '@adviestool/getallen/dagVan';
import { formatAantal } from '@adviestool/getallen/formatAantal';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { NARROW_SPACE } from '@adviestool/getallen/formatQuantity';
import { teksten as tekeningTeksten } from '@adviestool/tekening/teksten';
import { maatRegel } from '@adviestool/montage/maatRegel';
import { encode } from 'uqr';

import { etiketTeksten as teksten } from './etiketTeksten.ts';
import { formatMoment, momentDelen } from './formatMoment.ts';
import { eigenMerkOf } from './noemMerken.ts';
import { opVolgorde } from './opVolgorde.ts';
import { qrDeelOf, type RapportQr } from './qrDeelOf.ts';
import { gekozenUit } from './rapportGegevensOf.ts';
import type { RapportOpdracht } from './rapportOpdracht.ts';
import { setShort, setText } from './setText.ts';
import { tekeningDeelOf, type Papierruimte, type RapportTekening } from './tekeningDeelOf.ts';
import { teksten as rapportTeksten } from './teksten.ts';
import { aantalVan, productTeksten } from './zijdenDeelOf.ts';

interface EtiketZijde {
  readonly naam: string;
  readonly hoek: string;
  /** Null: there is none to mount. */
  readonly aantal: string | null;
  readonly producten: readonly string[];
  /** Running from one corner, mm; empty: there are none. */
  readonly posities: string;
}

/** What the labels of one gevelvulling share. */
interface EtiketInhoud {
  readonly merk: string;
  readonly omschrijving: string;
  readonly plaats: string;
  /** Of the whole merk. */
  readonly aantal: string;
  /** What its reader must know before the numbers; a label says it in its head. */
  readonly letOp: string | null;
  readonly noot: string | null;
  readonly zijden: readonly EtiketZijde[];
  readonly tekening: RapportTekening | null;
  readonly qr: RapportQr;
  readonly adres: string;
}

/** Everything that the labels say. */
export interface EtikettenGegevens {
  readonly document: { readonly titel: string; readonly auteur: string };
  readonly moment: readonly number[];
  readonly formaat: Etiketkeuze['formaat'];
  readonly voet: string;
  /** Of the catalogue. */
  readonly letOp: string | null;
  readonly gevelvullingen: readonly EtiketInhoud[];
  /** Each label by the number of its gevelvulling, with its piece; null: it is of all of them. */
  readonly etiketten: readonly { readonly nummer: number; readonly stuk: string | null }[];
}

/** Between positions: a line ends behind it. */
const SCHEIDING = '\u00A0· ';

/** Room for the drawing, pt. */
const RUIMTE: Readonly<Record<Etiketkeuze['formaat'], Papierruimte>> = {
  a5: { breedte: 370, hoogte: 250 },
  a6: { breedte: 258, hoogte: 175 },
  a4x8: { breedte: 200, hoogte: 200 },
};

/** How many pieces of a gevelvulling get a label; of one whose number is not known one does. */
const stuksVan = ({ gevelvullingEnKaderData: { aantal } }: Gevelvulling): number =>
  Math.max(1, aantal ?? 1);

/** How many labels a request comes to. */
export const telEtiketten = (
  gevelvullingen: readonly Gevelvulling[],
  { per }: Pick<Etiketkeuze, 'per'>,
): number =>
  per === 'merk'
    ? gevelvullingen.length
    : gevelvullingen.reduce((som, gevelvulling) => som + stuksVan(gevelvulling), 0);

const artikelVan = ({ artikel, leverancier }: Hoekanker): string[] =>
  artikel === undefined ? [] : [teksten.artikel([leverancier, artikel].filter(Boolean).join(' '))];

const zijdeVan = (
  zijde: Zijde,
  {
    advies,
    gevelvulling,
    catalogus,
  }: { advies: Advies | null; gevelvulling: Gevelvulling; catalogus: Catalogus },
): EtiketZijde => {
  const uitkomst = advies?.zijden[zijde];
  const aantal = uitkomst === undefined ? null : aantalVan(uitkomst);
  const hoekanker = catalogus.hoekankers.find(
    ({ id }) => id === gevelvulling.productKeuze[zijde].hoekanker,
  );
  return {
    ...tekeningTeksten.zijde[zijde],
    aantal: aantal === null ? null : formatNumber(aantal),
    producten: [
      ...productTeksten(catalogus, gevelvulling, zijde),
      ...(hoekanker === undefined ? [] : artikelVan(hoekanker).map(setText)),
    ],
    posities:
      aantal === null ? '' : maatRegel(uitkomst?.posities ?? []).replaceAll(' · ', SCHEIDING),
  };
};

/** Why nobody may mount by a label; null: nothing is known that forbids it. */
const letOpVan = (
  gevelvulling: Gevelvulling,
  advies: Advies | null,
  { project: { projectGegevens }, catalogus, op }: RapportOpdracht,
): string | null => {
  if (advies === null) return teksten.geenAdvies;
  const { tone, tekst } = oordeelOf(
    advies,
    gevelvulling.gevelvullingEnKaderData,
    telWaarschuwingen({ projectGegevens, gevelvulling, catalogus }, dagVan(op)),
  );
  if (tone === 'bad') return teksten.voldoetNiet(setText(tekst));
  if (advies.totaalPerGevelvulling === null) return teksten.onvolledig(setText(tekst));
  return tone === 'warn' ? teksten.waarschuwing(setText(tekst)) : null;
};

const nootVan = (gevelvulling: Gevelvulling, advies: Advies | null): string | null => {
  const toestand = toestandOf(gevelvulling, advies);
  if (toestand === 'gewijzigd') return teksten.gewijzigd;
  return toestand === 'vastgesteld' ? null : teksten.nietVastgesteld;
};

const omschrijvingVan = ({ gevelvullingEnKaderData: kader }: Gevelvulling): string => {
  const { gevelvullingType: type, breedte, hoogte } = kader;
  return [
    type === null || type === undefined ? '' : gevelvullingTypeLabels[type],
    breedte === null || hoogte === null
      ? ''
      : `${formatGetal(breedte)} × ${formatGetal(hoogte)}${NARROW_SPACE}mm`,
  ]
    .filter((deel) => deel !== '')
    .join(' · ');
};

/** Where a gevelvulling is shown on site. */
const etiketAdres = (
  { project, siteOrigin }: Pick<RapportOpdracht, 'project' | 'siteOrigin'>,
  id: string,
): string => `${siteOrigin}${bouwplaatsGevelvullingPath(project.id, encodeURIComponent(id))}`;

/** The labels of the gevelvullingen that were asked for. None is left out: what may not be mounted says so. */
export const etikettenOf = (
  opdracht: RapportOpdracht,
  { formaat, per }: Etiketkeuze,
  onGedaan: (gedaan: number) => void = () => undefined,
): EtikettenGegevens => {
  const { project, catalogus, catalogusNaam, revisie, op } = opdracht;
  const { projectGegevens } = project;
  const naam = setText(projectGegevens.projectNaam ?? '') || rapportTeksten.zonderNaam;
  const { _let_op: letOp } = catalogus;
  const volgorde = opVolgorde(gekozenUit(opdracht));
  return {
    document: {
      titel: `${teksten.titel} – ${setShort(naam, 120)}`,
      auteur: setShort(opdracht.door, 120),
    },
    moment: momentDelen(op),
    formaat,
    voet: [
      setShort(naam, 48),
      teksten.revisie(revisie),
      formatMoment(op),
      teksten.catalogus(setShort(catalogusNaam.id, 24), setShort(catalogusNaam.versie, 24)),
    ].join(' · '),
    letOp: letOp === undefined ? null : teksten.voorbeeld,
    gevelvullingen: volgorde.map((gevelvulling, index) => {
      onGedaan(index);
      const { gevelvullingEnKaderData: kader, verankerdeZijden } = gevelvulling;
      const advies = adviesFor({ projectGegevens, gevelvulling, catalogus });
      const adres = etiketAdres(opdracht, kader.id);
      return {
        // Its size and place stand below.
        merk: eigenMerkOf(gevelvulling) || rapportTeksten.zonderMerk,
        omschrijving: omschrijvingVan(gevelvulling),
        plaats: setText(plaatsTekst(kader)),
        aantal:
          kader.aantal === null
            ? teksten.aantalOnbekend
            : formatAantal(kader.aantal, 'stuk', 'stuks'),
        letOp: letOpVan(gevelvulling, advies, opdracht),
        noot: nootVan(gevelvulling, advies),
        zijden: verankerdeZijden.map((zijde) =>
          zijdeVan(zijde, { advies, gevelvulling, catalogus }),
        ),
        tekening: tekeningDeelOf(zijdenMetAdvies(gevelvulling, advies), advies, RUIMTE[formaat]),
        qr: qrDeelOf(encode(adres, { border: 0 }).data),
        adres,
      };
    }),
    etiketten: volgorde.flatMap((gevelvulling, nummer): EtikettenGegevens['etiketten'] => {
      if (per === 'merk') return [{ nummer, stuk: null }];
      const stuks = stuksVan(gevelvulling);
      return Array.from({ length: stuks }, (_leeg, index) => ({
        nummer,
        stuk: `${formatNumber(index + 1)}/${formatNumber(stuks)}`,
      }));
    }),
  };
};
