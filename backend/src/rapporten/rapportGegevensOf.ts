import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectLijst } from '@adviestool/contract/lijsten';
import type { Project, ProjectGegevens, ProjectUser } from '@adviestool/contract/project';
import { RAPPORT_INHOUD, type RapportInhoud } from '@adviestool/contract/rapporten';
import { adviesInvoerIn } from '@adviestool/domain/rekenen/adviesInvoer';
import { REKENMODEL_VERSIE } from '@adviestool/domain/rekenen/rekenmodelVersie';
import { HERKOMST_LEGENDA } from '@adviestool/domain/toelichting/herkomstLegenda';
import { NIET_GEREKEND } from '@adviestool/domain/toelichting/nietGerekend';
import { windvormfactorRegels } from '@adviestool/domain/toelichting/windvormfactorenTekst';
import { DISCLAIMER, listUitgangspunten } from '@adviestool/domain/toelichting/uitgangspunten';
import { PROJECT_REGISTER } from '@adviestool/domain/velden/projectVelden';
import { writeVelden } from '@adviestool/domain/velden/showVelden';
import { isHogerInModel } from '@adviestool/domain/waarschuwen/gevelvullingWaarschuwingen';
import { waarschuwingenVanHeelProject } from '@adviestool/domain/waarschuwen/projectWaarschuwingen';
import { dagVan } from '@adviestool/getallen/dagVan';
import { formatNumber } from '@adviestool/getallen/formatNumber';

import type { Bewijs } from '../bewijs/bewijsOf.ts';
import { bewijsDeelOf } from './bewijsDeelOf.ts';
import { bouwlijstDeelOf } from './bouwlijstDeelOf.ts';
import { formatMoment, momentDelen } from './formatMoment.ts';
import { gevelvullingDeelOf } from './gevelvullingDeelOf.ts';
import { noemMerken } from './noemMerken.ts';
import { overzichtOf, sommenOf, type BerekendeGevelvulling } from './overzichtDeelOf.ts';
import { productenDeelOf } from './productenDeelOf.ts';
import type { RapportGegevens, RapportRegel } from './rapportGegevens.ts';
import type { RapportLogo } from './rapportLogoOf.ts';
import { setShort, setText } from './setText.ts';
import { createFormules } from './createFormules.ts';
import { createWind } from './stappenDeelOf.ts';
import { teksten } from './teksten.ts';
import { toenTekst, wijzigingenDeelOf, type RapportSinds } from './wijzigingenDeelOf.ts';

export interface RapportInvoer {
  readonly project: Project;
  readonly revisie: number;
  /** Ids of what the report is about; null: everything. Ids that the project does not have are left out. */
  readonly gekozen: readonly string[] | null;
  readonly inhoud: readonly RapportInhoud[];
  readonly catalogus: Catalogus;
  readonly catalogusNaam: { readonly id: string; readonly versie: string };
  readonly leveranciers: Readonly<Record<string, string>>;
  /** What the project is compared with; null or absent: nothing. */
  readonly sinds?: RapportSinds | null;
  /** The list (kozijnstaat) that was last read into the project. */
  readonly lijst?: Pick<ProjectLijst, 'bestand' | 'blad' | 'moment' | 'door' | 'rijen'> | null;
  /** Build version of the program. */
  readonly programma: string;
  /** Name of who asked for the report. */
  readonly door: string;
  readonly op: Date;
  /** Null: there is none. */
  readonly logo: Pick<RapportLogo, 'pad' | 'breedte'> | null;
  /** False: there is a logo, but nobody can read its pixels. */
  readonly isLogoLeesbaar?: boolean;
  /** Null: the report proves nothing. */
  readonly bewijs: Bewijs | null;
}

const noemAlle = (regels: readonly BerekendeGevelvulling[]): string =>
  noemMerken(regels.map(({ gevelvulling }) => gevelvulling));

const adresOf = (user: ProjectUser | null): string[] =>
  user === null
    ? []
    : [
        user.company_name,
        user.address,
        [user.postal_code, user.city].filter(Boolean).join(' '),
      ].flatMap((regel) => (regel === null || regel === '' ? [] : [setText(regel)]));

/** Which chapters were chosen; nothing of an entire report. */
const gekozenInhoud = (inhoud: readonly RapportInhoud[]): RapportRegel[] => {
  const gekozen = RAPPORT_INHOUD.filter((deel) => inhoud.includes(deel));
  if (gekozen.length === RAPPORT_INHOUD.length) return [];
  const zonder = RAPPORT_INHOUD.filter((deel) => !gekozen.includes(deel));
  return [{ term: teksten.voorblad.inhoud, waarde: teksten.inhoud(gekozen, zonder) }];
};

const voorbladOf = (
  { project, revisie, door, inhoud, lijst = null, sinds = null }: RapportInvoer,
  regels: readonly BerekendeGevelvulling[],
): RapportRegel[] => {
  const { voorblad } = teksten;
  const totaal = project.gevelvullingen.length;
  const velden = writeVelden(PROJECT_REGISTER, project.projectGegevens)
    .filter(({ naam }) => naam !== 'projectNaam')
    .map(({ label, tekst }) => ({ term: label, waarde: setText(tekst) }));
  return [
    ...velden,
    ...windvormfactorRegels(project.projectGegevens).map(({ label, tekst }) => ({
      term: label,
      waarde: setText(tekst),
    })),
    {
      term: voorblad.omvang,
      waarde:
        regels.length === totaal
          ? teksten.heelProject(totaal)
          : teksten.deel(regels.length, totaal, noemAlle(regels)),
    },
    ...gekozenInhoud(inhoud),
    ...(sinds === null ? [] : [{ term: voorblad.sinds, waarde: toenTekst(sinds) }]),
    {
      term: voorblad.revisie,
      waarde: `${formatNumber(revisie)}, ${formatMoment(new Date(project.changed))}`,
    },
    ...(lijst === null
      ? []
      : [
          {
            term: voorblad.lijst,
            waarde: setText(
              teksten.lijst({ ...lijst, moment: formatMoment(new Date(lijst.moment)) }),
            ),
          },
        ]),
    ...(project.user === null
      ? []
      : [{ term: voorblad.bewaker, waarde: setText(project.user.name) }]),
    { term: voorblad.gemaaktDoor, waarde: setText(door) },
  ];
};

const logoVan = ({ isLogoLeesbaar = true }: RapportInvoer): string[] =>
  isLogoLeesbaar ? [] : [teksten.letOp.logo];

const letOpVan = (
  regels: readonly BerekendeGevelvulling[],
  projectGegevens: ProjectGegevens,
): string[] => {
  const noem = (
    deel: readonly BerekendeGevelvulling[],
    zin: (merken: string) => string,
  ): string[] => {
    if (deel.length === 0) return [];
    return [
      zin(deel.length === regels.length && deel.length > 1 ? teksten.letOp.alles : noemAlle(deel)),
    ];
  };
  const berekend = regels.filter(({ advies }) => advies !== null);
  return [
    ...noem(
      regels.filter(({ isCompleet }) => !isCompleet),
      teksten.letOp.onvolledig,
    ),
    ...noem(
      berekend.filter(({ deel }) => deel.oordeel.tone === 'bad'),
      teksten.letOp.voldoetNiet,
    ),
    ...noem(
      berekend.filter(({ gevelvulling }) => isHogerInModel(projectGegevens, gevelvulling)),
      teksten.letOp.hogerInModel,
    ),
    ...noem(
      regels.filter(({ toestand }) => toestand === 'gewijzigd'),
      teksten.letOp.gewijzigd,
    ),
    ...noem(
      regels.filter(
        ({ gevelvulling, isCompleet }) => isCompleet && gevelvulling.vastgesteld === undefined,
      ),
      teksten.letOp.nietVastgesteld,
    ),
  ];
};

/** The gevelvullingen of a request, in the order of the project. */
export const gekozenUit = ({
  project,
  gekozen,
}: Pick<RapportInvoer, 'project' | 'gekozen'>): Gevelvulling[] =>
  project.gevelvullingen.filter(
    ({ gevelvullingEnKaderData: { id } }) => gekozen === null || gekozen.includes(id),
  );

/**
 * Everything that the report says. Pure: the same input gives the same report.
 * @param onGedaan is told how many gevelvullingen are calculated
 */
export const rapportGegevensOf = (
  invoer: RapportInvoer,
  onGedaan: (gedaan: number) => void = () => undefined,
): RapportGegevens => {
  const { project, catalogus, leveranciers, op, bewijs, inhoud } = invoer;
  const { projectGegevens } = project;
  const { _let_op: letOp } = catalogus;
  const gevelvullingen = gekozenUit(invoer);
  const formules = createFormules();
  const invoerOf = adviesInvoerIn({ projectGegevens, catalogus });
  const wind = createWind(formules);
  const basis = {
    producten: catalogus,
    catalogus: invoer.catalogusNaam,
    projectGegevens,
    leveranciers,
    formules,
    wind,
    vandaag: dagVan(op),
  };
  const regels = gevelvullingen.map((gevelvulling, index) => {
    onGedaan(index);
    return { gevelvulling, ...gevelvullingDeelOf(gevelvulling, invoerOf(gevelvulling), basis) };
  });
  onGedaan(gevelvullingen.length);
  const naam = setText(projectGegevens.projectNaam ?? '') || teksten.zonderNaam;
  const heeft = (deel: RapportInhoud): boolean => inhoud.includes(deel);
  const isMetBerekening = heeft('gevelvulling') && heeft('berekening');
  return {
    document: {
      titel: `${teksten.titel} – ${setShort(naam, 120)}`,
      auteur: setShort(invoer.door, 120),
    },
    moment: momentDelen(op),
    bedrijf: adresOf(project.user),
    logo: invoer.logo?.pad ?? null,
    ...(invoer.logo?.breedte !== undefined && { logoBreedte: invoer.logo.breedte }),
    project: naam,
    projectKort: setShort(naam, 60),
    voorblad: voorbladOf(invoer, regels),
    letOp: [
      ...waarschuwingenVanHeelProject(projectGegevens, project.gevelvullingen).map(({ melding }) =>
        setText(melding),
      ),
      ...letOpVan(regels, projectGegevens),
      ...logoVan(invoer),
    ],
    versies: teksten.versies(invoer.programma, String(REKENMODEL_VERSIE), {
      id: setShort(invoer.catalogusNaam.id, 60),
      versie: setShort(invoer.catalogusNaam.versie, 60),
    }),
    gemaakt: teksten.gemaakt(formatMoment(op)),
    bewijs: bewijs === null ? null : bewijsDeelOf(bewijs),
    bijlagen: (bewijs?.bestanden ?? []).map(({ bytes: _bytes, ...bijlage }) => bijlage),
    hoofdstukken: { samenvatting: heeft('samenvatting'), bouwlijst: heeft('bouwlijst') },
    wijzigingen:
      invoer.sinds === undefined || invoer.sinds === null
        ? null
        : wijzigingenDeelOf({
            sinds: invoer.sinds,
            project,
            catalogus,
            leveranciers,
            gekozen: invoer.gekozen,
            vandaag: basis.vandaag,
          }),
    overzicht: regels.map((regel) => overzichtOf(regel, catalogus)),
    sommen: sommenOf(regels),
    gevelvullingen: heeft('gevelvulling')
      ? regels.map(({ deel }) =>
          isMetBerekening ? deel : { ...deel, berekening: null, wind: null },
        )
      : [],
    wind: isMetBerekening ? wind.list() : [],
    uitgangspunten: listUitgangspunten(),
    nietGerekend: NIET_GEREKEND,
    legenda: HERKOMST_LEGENDA.map(({ teken, tekst }) => ({ term: teken, waarde: tekst })),
    formules: isMetBerekening ? formules.list() : [],
    producten: productenDeelOf(
      regels.flatMap(({ berekening }) => berekening ?? []),
      catalogus,
      dagVan(op),
    ),
    bouwlijst: bouwlijstDeelOf({
      projectGegevens,
      gevelvullingen,
      catalogus,
      leveranciers,
      vandaag: basis.vandaag,
    }),
    disclaimer: DISCLAIMER,
    voorbeeld: letOp === undefined ? null : setText(letOp),
  };
};
