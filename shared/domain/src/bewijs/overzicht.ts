import type { AdviesJson } from '@adviestool/contract/adviesJson';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { ZIJDEN, type PerZijde, type Zijde } from '@adviestool/contract/zijde';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { formatUitkomst } from '@adviestool/getallen/formatUitkomst';

import { gekozenProducten } from '../productkeuze/gekozenProducten.ts';
import { gebruiktBevestigingsmiddelen } from '../rekenen/ondergrond.ts';
import { findHoogsteToets } from '../toelichting/findHoogsteToets.ts';
import { formatUnityCheck } from '../toelichting/getallen.ts';
import { gevolgklasseTekst } from '../toelichting/gevolgklasseTekst.ts';
import { adviesTeksten } from '../toelichting/adviesTeksten.ts';
import { gevelvullingTypeLabels } from '../toelichting/labels.ts';
import { UIT_IMPORT } from '../toelichting/uitImport.ts';
import { naamInLijst } from '../toelichting/naamInLijst.ts';
import { windvormfactorRegels } from '../toelichting/windvormfactorenTekst.ts';
import { hartOpHartTekst } from '../toelichting/zijdeTeksten.ts';
import { toestandOf, type Toestand } from '../vaststellen/toestand.ts';
import { PROJECT_REGISTER, PROJECT_VELDEN } from '../velden/projectVelden.ts';
import { writeVelden } from '../velden/showVelden.ts';
import { gewaarschuwdVan } from '../waarschuwen/adviesWaarschuwingen.ts';
import { waarschuwingenVanHeelProject } from '../waarschuwen/projectWaarschuwingen.ts';
import type { Waarschuwing } from '../waarschuwen/regels.ts';

/** A row of the table made from signed numbers: each cell as the summary of a report writes it. */
export interface OverzichtRij {
  readonly id: string;
  readonly merk: string;
  readonly naam: string;
  readonly soort: string;
  /** Width × height, mm. */
  readonly maten: string;
  readonly aantal: string;
  /** Number of hoekankers / hart-op-hart distance in mm. */
  readonly zijden: PerZijde<string>;
  /** The highest of all sides. */
  readonly unityCheck: string;
  /** A dash for one that is incomplete. */
  readonly oordeel: string;
  /** False for one that is incomplete too. */
  readonly voldoet: boolean;
  /** False for one that complies as far as it was calculated: its fastening was not. */
  readonly isBevestigingGetoetst: boolean;
  /** Warnings of what was filled in; 0 without an advice. */
  readonly waarschuwingen: number;
  readonly toestand: Toestand;
  /** Of all sides, each once. */
  readonly producten: string;
}

type Rij = AdviesJson['gevelvullingen'][number];

const { geen } = adviesTeksten;

const zijdeTekst = ({ gevelvulling, advies }: Rij, zijde: Zijde): string => {
  const uitkomst = advies?.zijden[zijde];
  const aantal = uitkomst?.gekozen ?? uitkomst?.geadviseerd ?? null;
  if (uitkomst === undefined || uitkomst.geadviseerd === null || aantal === null) return geen;
  const hartOpHart = hartOpHartTekst(zijde, uitkomst, gevelvulling.gevelvullingEnKaderData);
  const midden = uitkomst.posities.length === 1 ? adviesTeksten.inHetMidden : geen;
  return `${formatUitkomst(aantal, 'st')} / ${hartOpHart ?? midden}`;
};

const oordeelTekst = ({ advies }: Rij): string => {
  if (advies === null) return geen;
  const statussen = ZIJDEN.flatMap((zijde) => advies.zijden[zijde]?.status ?? []);
  const gezakt = statussen.find((status) => status !== 'VOLDOET');
  const heeftFout = advies.meldingen.some(({ soort }) => soort === 'fout');
  if (gezakt !== undefined) return adviesTeksten.status[gezakt];
  return adviesTeksten.status[heeftFout ? 'VOLDOET_NIET' : 'VOLDOET'];
};

const productenOf = (gevelvulling: Gevelvulling, json: AdviesJson): string => {
  const namen = gevelvulling.verankerdeZijden.flatMap((zijde) => {
    const { hoekanker, middelen } = gekozenProducten(json.catalogusDeel, gevelvulling, zijde);
    return [hoekanker?.naam ?? [], middelen.map(({ naam }) => naam)].flat();
  });
  return namen.length === 0 ? geen : [...new Set(namen)].join(' · ');
};

/** Of the calculation and of what was filled in; whether a source has expired depends on the day, not on the report. */
const waarschuwingenOf = ({ gevelvulling, advies }: Rij, json: AdviesJson): number =>
  [
    ...(advies?.meldingen ?? []).filter(({ soort }) => soort === 'waarschuwing'),
    ...gewaarschuwdVan({
      projectGegevens: json.project.gegevens,
      gevelvulling,
      catalogus: json.catalogusDeel,
    }),
  ].length;

const overzichtRij = (rij: Rij, json: AdviesJson): OverzichtRij => {
  const { gevelvulling, advies } = rij;
  const { id, merk, gevelvullingType, breedte, hoogte, aantal } =
    gevelvulling.gevelvullingEnKaderData;
  const hoogste = advies === null ? null : findHoogsteToets(advies);
  const oordeel = oordeelTekst(rij);
  const voldoet = oordeel === adviesTeksten.status.VOLDOET;
  return {
    id,
    merk: merk?.trim() ?? '',
    naam: naamInLijst(gevelvulling),
    soort: gevelvullingType ? gevelvullingTypeLabels[gevelvullingType] : '',
    maten:
      breedte === null || hoogte === null
        ? geen
        : `${formatGetal(breedte)} × ${formatGetal(hoogte)}`,
    aantal: aantal === null ? geen : formatUitkomst(aantal, 'st'),
    zijden: {
      onderzijde: zijdeTekst(rij, 'onderzijde'),
      zijkanten: zijdeTekst(rij, 'zijkanten'),
      bovenzijde: zijdeTekst(rij, 'bovenzijde'),
    },
    unityCheck: hoogste === null ? geen : formatUnityCheck(hoogste.unityCheck),
    oordeel,
    voldoet,
    isBevestigingGetoetst:
      !voldoet || gebruiktBevestigingsmiddelen(gevelvulling.gevelvullingEnKaderData),
    waarschuwingen: advies === null ? 0 : waarschuwingenOf(rij, json),
    toestand: toestandOf(gevelvulling, advies),
    producten: productenOf(gevelvulling, json),
  };
};

/**
 * The signed numbers of a report as a table: what its summary says too. Those that do not comply come
 * first, for the rest in the order of the project.
 */
export const overzichtOf = (json: AdviesJson): readonly OverzichtRij[] =>
  json.gevelvullingen
    .map((rij) => overzichtRij(rij, json))
    .toSorted((een, ander) => Number(een.voldoet) - Number(ander.voldoet));

const GEVOLGKLASSE = 'gevolgklasse' satisfies keyof typeof PROJECT_VELDEN;
const GEBOUWHOOGTE = 'gebouwhoogte' satisfies keyof typeof PROJECT_VELDEN;

/** What is said once of the signed data of the project and of its merken, above the numbers. */
export const projectWaarschuwingenOf = ({ project, gevelvullingen }: AdviesJson): Waarschuwing[] =>
  waarschuwingenVanHeelProject(
    project.gegevens,
    gevelvullingen.map(({ gevelvulling }) => gevelvulling),
  );

/** A line of the signed data of the project. */
export interface ProjectRegel {
  readonly label: string;
  readonly tekst: string;
}

/** The signed data of the project that its numbers follow from, to be laid beside those on paper. */
export const projectRegelsOf = ({
  project,
  gevelvullingen,
}: AdviesJson): readonly ProjectRegel[] => {
  const klassen = new Set(gevelvullingen.flatMap(({ advies }) => advies?.gevolgklasse ?? []));
  const gekozen = project.gegevens.gevolgklasse;
  const regels = writeVelden(PROJECT_REGISTER, project.gegevens);
  return [
    ...regels
      .filter(({ naam }) => naam !== GEVOLGKLASSE)
      .map(({ naam, label, tekst }) => ({
        label,
        tekst:
          naam === GEBOUWHOOGTE && project.gegevens.gebouwhoogteControleren === true
            ? `${tekst} (${UIT_IMPORT})`
            : tekst,
      })),
    ...windvormfactorRegels(project.gegevens),
    ...(klassen.size === 0 && !gekozen
      ? []
      : [
          {
            label: PROJECT_VELDEN[GEVOLGKLASSE].label,
            tekst: gevolgklasseTekst([...klassen].toSorted().join(', ') || geen, gekozen),
          },
        ]),
  ];
};
