import type {
  AdviezenMessage,
  AdviesZijde,
  GevelvullingAdvies,
} from '@adviestool/contract/adviezenMessage';
import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Project } from '@adviestool/contract/project';
import type { Revisies } from '@adviestool/contract/revisie';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { gekozenProducten } from '@adviestool/domain/productkeuze/gekozenProducten';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { listMeldingen } from '@adviestool/domain/toelichting/listMeldingen';
import { waarschuwingenOp } from '@adviestool/domain/waarschuwen/adviesWaarschuwingen';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';

interface Bron {
  project: Project;
  /** By the id of each gevelvulling. */
  revisies: Revisies | null;
  catalogus: Catalogus;
  rijen: readonly GevelvullingRij[];
  /** `metadata.id` of the import. */
  metadataId: string;
  /** SVG by the id of the gevelvulling. */
  tekeningen: ReadonlyMap<string, string>;
  /** ISO date: whether a source has expired. */
  vandaag: string;
}

const zijdenOf = ({ gevelvulling, advies }: GevelvullingRij, catalogus: Catalogus): AdviesZijde[] =>
  ZIJDEN.flatMap((zijde) => {
    const uitkomst = advies?.zijden[zijde];
    if (uitkomst === undefined) return [];
    const { gekozen, geadviseerd, hartOpHart, posities, unityCheck } = uitkomst;
    const { hoekanker } = gekozenProducten(catalogus, gevelvulling, zijde);
    return [
      {
        zijde,
        aantal: geadviseerd === null ? null : (gekozen ?? geadviseerd),
        hartOpHart,
        posities: [...posities],
        product: hoekanker?.naam ?? null,
        unityCheck,
      },
    ];
  });

/** Where it is and how it turns, as far as that is filled in. */
const plaatsVan = ({ gevelvulling }: GevelvullingRij) => {
  const { gevel, bouwlaag, ruimte, draairichting, opmerking } =
    gevelvulling.gevelvullingEnKaderData;
  return {
    gevel: gevel ?? null,
    bouwlaag: bouwlaag ?? null,
    ruimte: ruimte ?? null,
    draairichting: draairichting ?? null,
    opmerking: opmerking ?? null,
  };
};

/** What the calculation says, what was warned of beside it, and what it says nothing of. */
const meldingenVan = (
  { advies, gevelvulling, voldoet, isBevestigingGetoetst }: GevelvullingRij,
  { project: { projectGegevens }, catalogus, vandaag }: Bron,
): string[] =>
  advies === null
    ? []
    : [
        ...listMeldingen(advies).map(({ tekst }) => tekst),
        ...waarschuwingenOp({ projectGegevens, gevelvulling, catalogus }, vandaag),
        ...(voldoet === true && !isBevestigingGetoetst
          ? [adviesTeksten.bevestigingNietGetoetstZin]
          : []),
      ];

const adviesVan = (rij: GevelvullingRij, bron: Bron): GevelvullingAdvies => ({
  id: rij.id,
  merk: rij.merk,
  type: rij.type,
  breedte: rij.breedte,
  hoogte: rij.hoogte,
  ...plaatsVan(rij),
  elementen: [...(rij.gevelvulling.gevelvullingEnKaderData.elementen ?? [])],
  toestand: rij.toestand,
  voldoet: rij.voldoet,
  revisie: bron.revisies?.[rij.id] ?? null,
  kenmerk: null,
  meldingen: meldingenVan(rij, bron),
  zijden: zijdenOf(rij, bron.catalogus),
  tekening: bron.tekeningen.get(rij.id) ?? null,
});

/** What a parent frame is told of the advices of a project. */
export const adviezenOf = (bron: Bron): AdviezenMessage => {
  const { project, metadataId, rijen } = bron;
  return {
    version: 2,
    project: { id: project.id, naam: project.projectGegevens.projectNaam, metadataId },
    gevelvullingen: rijen.map((rij) => adviesVan(rij, bron)),
  };
};
