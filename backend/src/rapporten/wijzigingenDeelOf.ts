import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Project } from '@adviestool/contract/project';
import type { Sinds } from '@adviestool/contract/rapporten';
import type { Vergelijking } from '@adviestool/contract/vergelijking';
import { calculateAdvies } from '@adviestool/domain/rekenen/advies';
import { adviesInvoerIn } from '@adviestool/domain/rekenen/adviesInvoer';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { gewaarschuwdVanProject } from '@adviestool/domain/waarschuwen/projectWaarschuwingen';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import {
  totalenVan,
  VERSCHIL_SOORTEN,
  verschilRijen,
  type BerekendProject,
  type Totalen,
  type VerschilRij,
} from '@adviestool/projectdelta/verschilRijen';
import { verschilTussen } from '@adviestool/projectdelta/verschilTussen';
import { wieVan } from '@adviestool/projectdelta/wieVan';
import {
  gegevensInWoorden,
  type WijzigingRegel,
} from '@adviestool/projectdelta/wijzigingInWoorden';

import { formatMoment } from './formatMoment.ts';
import type { RapportRegel, RapportWijzigingen } from './rapportGegevens.ts';
import { setText } from './setText.ts';
import { teksten } from './teksten.ts';

const { wijzigingen: woorden } = teksten;

/** What a report compares the project with. */
export interface RapportSinds {
  readonly gevraagd: Sinds;
  readonly toen: Vergelijking['toen'];
  readonly project: Project;
  /** That of then; null: it is not known any more. */
  readonly catalogus: Catalogus | null;
  readonly makers: Pick<Vergelijking, 'laatste' | 'revisies' | 'standaarden'>;
}

interface Wijzigingen {
  readonly sinds: RapportSinds;
  readonly project: Project;
  readonly catalogus: Catalogus;
  readonly leveranciers: Readonly<Record<string, string>>;
  /** Ids of what the report is about; null: everything. */
  readonly gekozen: readonly string[] | null;
  /** ISO date */
  readonly vandaag: string;
}

/** ‘versie 3, opgeslagen op 20 november 2026, 14:02, door Anna’ */
export const toenTekst = ({ toen: { revision, op, door } }: RapportSinds): string =>
  setText(
    woorden.toen({
      revisie: formatNumber(revision),
      op: op === null ? null : formatMoment(new Date(op)),
      door: door?.name ?? null,
    }),
  );

const berekend = (project: Project, catalogus: Catalogus | null): BerekendProject => {
  if (catalogus === null) return { project, catalogus, adviesVan: () => null };
  const { projectGegevens } = project;
  const invoerOf = adviesInvoerIn({ projectGegevens, catalogus });
  return {
    project,
    catalogus,
    adviesVan: (gevelvulling) => {
      const invoer = invoerOf(gevelvulling);
      return invoer === null ? null : calculateAdvies(invoer);
    },
  };
};

const waardeTekst = (waarde: string | null): string => waarde ?? woorden.leeg;

const regelVan = ({ label, voor, na }: WijzigingRegel): RapportRegel => ({
  term: setText(label),
  waarde: voor === null && na === null ? '' : setText(`${waardeTekst(voor)} → ${waardeTekst(na)}`),
});

const aantalTekst = (aantal: number | null): string =>
  aantal === null ? adviesTeksten.geen : formatNumber(aantal);

const hoekankersTekst = ({ hoekankers, zonderAantal }: Totalen): string => {
  if (hoekankers === null) return adviesTeksten.geen;
  return zonderAantal === 0
    ? formatNumber(hoekankers)
    : woorden.zonderAantal(formatNumber(hoekankers), zonderAantal);
};

const totalenDeel = (toen: Totalen, nu: Totalen): RapportRegel[] => [
  {
    term: woorden.gevelvullingen,
    waarde: `${aantalTekst(toen.gevelvullingen)} → ${aantalTekst(nu.gevelvullingen)}`,
  },
  {
    term: woorden.hoekankers,
    waarde: `${hoekankersTekst(toen)} → ${hoekankersTekst(nu)}`,
  },
];

const aantallenVan = (rijen: readonly VerschilRij[]): string[] =>
  VERSCHIL_SOORTEN.flatMap((soort) => {
    const aantal = rijen.filter((rij) => rij.soort === soort).length;
    return aantal === 0 ? [] : [`${formatNumber(aantal)} ${woorden.soort[soort].toLowerCase()}`];
  });

const letOpVan = ({ sinds, project, gekozen }: Wijzigingen, isOnleesbaar: boolean): string[] => [
  ...(gekozen === null ? [] : [woorden.alleenGekozen]),
  ...(isOnleesbaar ? [woorden.onleesbaar] : []),
  ...(sinds.catalogus === null ? [woorden.geenCatalogus] : []),
  ...(sinds.makers.standaarden === null
    ? []
    : [
        setText(
          woorden.standaarden(
            sinds.makers.standaarden.door.name,
            formatMoment(new Date(sinds.makers.standaarden.op)),
          ),
        ),
      ]),
  ...gewaarschuwdVanProject(project).map((melding) => setText(melding)),
];

/** What is otherwise in the project than it was then, with what the calculation makes of it. */
export const wijzigingenDeelOf = (invoer: Wijzigingen): RapportWijzigingen => {
  const { sinds, project, catalogus, leveranciers, gekozen, vandaag } = invoer;
  const toen = berekend(sinds.project, sinds.catalogus);
  const nu = berekend(project, catalogus);
  const verschil = verschilTussen(sinds.project, project);
  const rijen = verschilRijen(verschil, { toen, nu, leveranciers, vandaag }).filter(
    ({ id }) => gekozen === null || gekozen.includes(id),
  );
  const door = wieVan(sinds.makers, formatMoment);
  const isBerekend = sinds.catalogus !== null;
  return {
    titel: woorden.titel(sinds.gevraagd, sinds.toen.revision),
    toen: [
      woorden.vergeleken(toenTekst(sinds)),
      ...(isBerekend ? [woorden.berekend] : []),
      woorden.netto,
    ].join(' '),
    letOp: letOpVan(invoer, verschil.isOnleesbaar),
    totalen: totalenDeel(totalenVan(toen), totalenVan(nu)),
    aantallen:
      rijen.length === 0 && !verschil.isOnleesbaar
        ? [woorden.geenGevelvullingen(isBerekend)]
        : aantallenVan(rijen),
    gegevens: verschil.gegevens.flatMap((veld) =>
      gegevensInWoorden([veld]).map((regel) => {
        const wie = setText(door({ pad: veld.pad }));
        return { ...regelVan(regel), ...(wie !== '' && { herkomst: wie }) };
      }),
    ),
    rijen: rijen.map((rij) => ({
      naam: setText(rij.naam),
      soort: woorden.soort[rij.soort],
      door: rij.soort === 'uitkomst' ? woorden.uitkomstDoor : setText(door({ id: rij.id })),
      regels: [
        ...rij.regels.map(regelVan),
        ...rij.gevolgen.map(regelVan),
        ...rij.gegevens.map(({ label, tekst }) => ({
          term: setText(label),
          waarde: setText(tekst),
        })),
      ],
    })),
  };
};
