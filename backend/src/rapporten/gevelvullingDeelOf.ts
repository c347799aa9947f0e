import type { Catalogus } from '@adviestool/contract/catalogus';
import type { CatalogusNaam } from '@adviestool/contract/catalogusNaam';
import type { Gevelvulling, KaderVeld } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { gekozenIds } from '@adviestool/domain/bronnen/gekozenIds';
import { listVerlopen } from '@adviestool/domain/bronnen/listVerlopen';
import { adviesOf, type Advies } from '@adviestool/domain/rekenen/advies';
import type { AdviesInvoer } from '@adviestool/domain/rekenen/adviesInvoer';
import { calculateBerekening, type Berekening } from '@adviestool/domain/rekenen/berekening';
import {
  isAdviesCompleet,
  toestandOf,
  type Toestand,
} from '@adviestool/domain/vaststellen/toestand';
import { readTekening } from '@adviestool/domain/tekening/readTekening';
import { listInvoerfouten } from '@adviestool/domain/velden/antwoorden';
import { isProjectGereed } from '@adviestool/domain/velden/projectGegevens';
import { leverancierNaam } from '@adviestool/domain/velden/namen';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { listInvoerUitgangspunten } from '@adviestool/domain/toelichting/invoerUitgangspunten';
import { oordeelOf } from '@adviestool/domain/toelichting/oordeelOf';
import { listMeldingen } from '@adviestool/domain/toelichting/listMeldingen';
import { naamInLijst } from '@adviestool/domain/toelichting/naamInLijst';
import {
  telAlleWaarschuwingen,
  telWaarschuwingen,
  waarschuwingenBijAdvies,
} from '@adviestool/domain/waarschuwen/adviesWaarschuwingen';
import { passendeRandafstanden } from '@adviestool/domain/waarschuwen/passendeRandafstand';
import { DETAILLERING_REGISTER } from '@adviestool/domain/velden/detailleringVelden';
import { KADER_REGISTER } from '@adviestool/domain/velden/kaderVelden';
import type { Register } from '@adviestool/domain/velden/register';
import { gevolgklasseTekst } from '@adviestool/domain/toelichting/gevolgklasseTekst';
import { writeVelden } from '@adviestool/domain/velden/showVelden';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { formatQuantity, NARROW_SPACE } from '@adviestool/getallen/formatQuantity';
import { formatOutcome } from '@adviestool/getallen/formatUitkomst';
import { teksten as tekeningTeksten } from '@adviestool/tekening/teksten';

import type { RapportGevelvulling, RapportRegel } from './rapportGegevens.ts';
import { merkOf } from './noemMerken.ts';
import { setText } from './setText.ts';
import type { Formules } from './createFormules.ts';
import { stappenDeelOf, type Wind } from './stappenDeelOf.ts';
import { tekeningDeelOf } from './tekeningDeelOf.ts';
import { teksten } from './teksten.ts';
import { vaststellingDeelOf } from './vaststellingDeelOf.ts';
import { bevestigingDeelOf, toetsenDeelOf, zijdenDeelOf } from './zijdenDeelOf.ts';

export interface Basis {
  readonly producten: Catalogus;
  readonly catalogus: CatalogusNaam;
  readonly projectGegevens: ProjectGegevens;
  /** By id, the name of each supplier of the variant. */
  readonly leveranciers: Readonly<Record<string, string>>;
  readonly formules: Formules;
  readonly wind: Wind;
  /** ISO date. */
  readonly vandaag: string;
}

const veldRegels = (
  register: Register,
  values: object,
  anders: Readonly<Record<string, string | null>> = {},
): RapportRegel[] =>
  writeVelden(register, values).flatMap(({ naam, label, tekst }) => {
    const { [naam]: waarde = tekst } = anders;
    return waarde === null ? [] : [{ term: label, waarde: setText(waarde) }];
  });

/** Said by the name or by the line of both sizes. */
const ANDERS_GEZEGD = {
  gevelvullingType: null,
  breedte: null,
  hoogte: null,
} as const satisfies Partial<Record<KaderVeld, null>>;

const gegevensOf = (
  { gevelvullingEnKaderData: kader }: Gevelvulling,
  { leveranciers }: Basis,
): RapportRegel[] => {
  const { breedte, hoogte, leverancierBevestigingsmiddelen: leverancier = null } = kader;
  const maten =
    breedte === null || hoogte === null
      ? []
      : [
          {
            term: teksten.regels.maten,
            waarde: `${formatGetal(breedte)} × ${formatGetal(hoogte)}${NARROW_SPACE}mm`,
          },
        ];
  return [
    ...maten,
    ...veldRegels(KADER_REGISTER, kader, {
      ...ANDERS_GEZEGD,
      ...(leverancier !== null && {
        leverancierBevestigingsmiddelen: leverancierNaam(leveranciers, leverancier),
      }),
    }),
  ];
};

/** What decides its numbers: whose height, whose fasteners, which floor; and the loads that follow. */
const belastingOf = (
  advies: Advies,
  berekening: Berekening,
  { leveranciers }: Basis,
): RapportRegel[] => {
  const { regels } = teksten;
  return [
    ...listInvoerUitgangspunten(berekening, leveranciers).map(({ label, tekst, herkomst }) => ({
      term: label,
      waarde: setText(tekst),
      herkomst,
    })),
    { term: regels.hoogte, waarde: formatQuantity(advies.referentiehoogte, '0-3', 'm') },
    {
      term: regels.gevolgklasse,
      waarde: gevolgklasseTekst(
        advies.gevolgklasse,
        berekening.gedeeld.invoer.projectGegevens.gevolgklasse,
      ),
    },
    { term: regels.stuwdruk, waarde: formatOutcome(advies.qp, 'kN/m²') },
    { term: regels.windbelasting, waarde: formatOutcome(advies.wk, 'kN/m²') },
    { term: regels.rekenwaarde, waarde: formatOutcome(advies.wd, 'kN/m²') },
    { term: regels.oppervlakte, waarde: formatOutcome(advies.oppervlakte, 'm²') },
    { term: regels.gewicht, waarde: formatOutcome(advies.Gk, 'kN') },
  ];
};

const meldingenOf = (
  advies: Advies,
  gevelvulling: Gevelvulling,
  { producten, projectGegevens, vandaag }: Basis,
): RapportGevelvulling['meldingen'] =>
  [
    ...listMeldingen(advies),
    ...[
      ...waarschuwingenBijAdvies({ projectGegevens, gevelvulling, catalogus: producten }),
      ...passendeRandafstanden(advies, gevelvulling),
    ].map(({ soort, melding }) => ({ soort: adviesTeksten.soort[soort], tekst: melding })),
    ...listVerlopen(producten, gekozenIds(gevelvulling), vandaag).map(({ tekst }) => ({
      soort: adviesTeksten.soort.waarschuwing,
      tekst,
    })),
  ].map(({ soort, tekst }) => ({ soort, tekst: setText(tekst) }));

/** Where each hoekanker stands, mm from the corner, so that no rounding adds up. */
const positiesOf = (gevelvulling: Gevelvulling, advies: Advies): RapportRegel[] => {
  const zijden = readTekening(gevelvulling, advies)?.gegevens.zijden ?? {};
  return ZIJDEN.flatMap((zijde) => {
    const { posities, status } = zijden[zijde] ?? { posities: [] };
    if (posities.length === 0) return [];
    const { naam, hoek } = tekeningTeksten.zijde[zijde];
    return [
      {
        term: teksten.posities(naam, hoek, status === undefined),
        waarde: posities.map((mm) => formatNumber(mm)).join(' · '),
      },
    ];
  });
};

const kvtOf = ({ kvtControle }: Advies): string | null => {
  if (kvtControle === null) return null;
  const { windPerAnkerGemiddeldK, gewichtPerAnkerOnderzijdeK: gewicht } = kvtControle;
  return teksten.kvt(
    formatOutcome(windPerAnkerGemiddeldK, 'kN'),
    gewicht === undefined ? null : formatOutcome(gewicht, 'kN'),
  );
};

/** Of a gevelvulling without an advice only what was filled in. */
const zonderAdvies = (gevelvulling: Gevelvulling, basis: Basis): RapportGevelvulling => ({
  merk: merkOf(gevelvulling),
  naam: setText(naamInLijst(gevelvulling)),
  toestand: teksten.toestand[toestandOf(gevelvulling, null)],
  ...vaststellingDeelOf(toestandOf(gevelvulling, null), { ...basis, gevelvulling, advies: null }),
  oordeel: { tone: 'warn', tekst: teksten.toestand.concept, totaal: null },
  tekening: tekeningDeelOf(gevelvulling, null),
  zijden: [],
  posities: [],
  toetsen: { kolommen: [], rijen: [] },
  bevestiging: [],
  meldingen: [],
  kvt: null,
  gegevens: gegevensOf(gevelvulling, basis),
  detaillering: veldRegels(DETAILLERING_REGISTER, gevelvulling.detailleringData),
  belasting: [],
  berekening: null,
  wind: null,
});

/** Why there is no advice. */
const invoerfoutenOf = (gevelvulling: Gevelvulling, { projectGegevens }: Basis): string[] => [
  ...(isProjectGereed(projectGegevens) ? [] : [teksten.projectOnvolledig]),
  ...listInvoerfouten(gevelvulling).map(setText),
];

/** A gevelvulling as the report shows it, with its calculation; both null where its data are incomplete. */
export interface Berekend {
  readonly deel: RapportGevelvulling;
  readonly toestand: Toestand;
  readonly advies: Advies | null;
  /** False: something is missing, a product too, so that what is calculated of it is no whole advice. */
  readonly isCompleet: boolean;
  /** How many warnings stand beside its advice. */
  readonly waarschuwingen: number;
  readonly berekening: Berekening | null;
}

/** Calculates a gevelvulling and puts everything of it into words and numbers. */
export const gevelvullingDeelOf = (
  gevelvulling: Gevelvulling,
  invoer: AdviesInvoer | null,
  basis: Basis,
): Berekend => {
  if (invoer === null) {
    const toestand = toestandOf(gevelvulling, null);
    const leeg = zonderAdvies(gevelvulling, basis);
    const deel = { ...leeg, letOp: [...leeg.letOp, ...invoerfoutenOf(gevelvulling, basis)] };
    return { toestand, deel, advies: null, isCompleet: false, waarschuwingen: 0, berekening: null };
  }
  const { producten: catalogus } = basis;
  const type = invoer.gevelvulling.gevelvullingEnKaderData.gevelvullingType;
  const berekening = calculateBerekening(invoer);
  const advies = adviesOf(berekening);
  const toestand = toestandOf(gevelvulling, advies);
  const gewaarschuwd = { ...basis, catalogus, gevelvulling };
  return {
    toestand,
    advies,
    isCompleet: isAdviesCompleet(gevelvulling, advies),
    waarschuwingen: telAlleWaarschuwingen(advies, gewaarschuwd, basis.vandaag),
    berekening,
    deel: {
      ...zonderAdvies(gevelvulling, basis),
      toestand: teksten.toestand[toestand],
      ...vaststellingDeelOf(toestand, { ...basis, gevelvulling, advies }),
      oordeel: oordeelOf(
        advies,
        gevelvulling.gevelvullingEnKaderData,
        telWaarschuwingen(gewaarschuwd, basis.vandaag),
      ),
      tekening: tekeningDeelOf(gevelvulling, advies),
      zijden: zijdenDeelOf({ advies, gevelvulling, catalogus, type }),
      posities: positiesOf(gevelvulling, advies),
      toetsen: toetsenDeelOf(berekening),
      bevestiging: bevestigingDeelOf(berekening),
      meldingen: meldingenOf(advies, gevelvulling, basis),
      kvt: kvtOf(advies),
      belasting: belastingOf(advies, berekening, basis),
      ...stappenDeelOf(berekening, merkOf(gevelvulling), basis),
    },
  };
};
