import { PROJECT_BESTAND_LIMIT } from '@adviestool/contract/projectBestand';
import { projectFromRecord } from '@adviestool/contract/projectRecord';
import type { Leveranciers } from '@adviestool/domain/velden/namen';
import { dagVan } from '@adviestool/getallen/dagVan';

import { createBestellingen } from '../bestellingen/bestellingenStore.ts';
import type { Onderteken } from '../bewijs/sleutelbos.ts';
import type { RekenwijzeVan } from '../catalogi/rekenwijze.ts';
import type { Services } from '../http/services.ts';
import { createLijsten } from '../lijsten/lijstenStore.ts';
import { createMontageFotos } from '../montage/fotosStore.ts';
import { createMontage } from '../montage/montageStore.ts';
import { projectBestandOf, projectBestandsnaamOf } from '../projectbestand/projectBestandOf.ts';
import { createProjects, type RevisedRecord } from '../projectopslag/projects.ts';
import { deelVanBestandsnaam } from '../rapporten/bestandsnaamOf.ts';
import { createRapporten } from '../rapporten/rapportenStore.ts';
import type { Lijsten, Rekenaar } from './createRekenaar.ts';
import type { Inhoudsopgave } from './inhoudsopgave.ts';
import type { ArchiefProject } from './projectenOf.ts';
import { teksten } from './teksten.ts';

const { gemist } = teksten;

export const jsonOf = (inhoud: unknown): string => `${JSON.stringify(inhoud, null, 2)}\n`;

/** What all projects of an archive are written with. */
export interface ProjectMiddelen {
  services: Pick<Services, 'database' | 'now'>;
  rekenwijzeVan: RekenwijzeVan;
  onderteken: Onderteken;
  leveranciers: Leveranciers;
  rekenaar: Rekenaar;
  /** Is told why something is not in it. */
  onError: (error: unknown) => void;
}

/** What was written of a project. */
export interface GeschrevenProject {
  revision: number;
  gevelvullingen: number;
  /** Where its file is; null: it could not be made. */
  bestand: string | null;
  /** Null: they could not be calculated. */
  lijsten: Lijsten | null;
}

const mapOf = ({ id, naam }: ArchiefProject): string =>
  `projecten/${id} ${deelVanBestandsnaam(naam) || 'project'}`;

/** The project as it is exported singly, byte for byte. @returns where it is; null: it could not be made */
const addBestand = async (
  opgave: Inhoudsopgave,
  { services, rekenwijzeVan, onderteken, onError }: ProjectMiddelen,
  { project, found }: { project: ArchiefProject; found: RevisedRecord },
): Promise<string | null> => {
  const wat = teksten.project(project.id, project.naam);
  const pad = `${mapOf(project)}/${projectBestandsnaamOf(project.naam)}`;
  const bestand = await projectBestandOf(services, found, { rekenwijzeVan, onderteken }).catch(
    (error: unknown) => {
      onError(error);
      opgave.mis(wat, gemist.bestand);
      return null;
    },
  );
  if (bestand === null) return null;
  const tekst = JSON.stringify(bestand);
  if (!(await opgave.add({ pad, wat }, tekst))) return null;
  if (Buffer.byteLength(tekst) > PROJECT_BESTAND_LIMIT) {
    opgave.mis(gemist.inTeLezen(wat), gemist.nietInTeLezen);
  }
  opgave.aantallen.bestellingen += bestand.inhoud.bestellingen?.length ?? 0;
  return pad;
};

const lijstenOf = async (
  opgave: Inhoudsopgave,
  { rekenwijzeVan, leveranciers, rekenaar, onError }: ProjectMiddelen,
  { record }: RevisedRecord,
): Promise<Lijsten | null> => {
  const project = projectFromRecord(record);
  const wat = gemist.rekenen(teksten.project(record.id, record.name));
  const rekenwijze = rekenwijzeVan(project.projectGegevens.catalogus);
  if (project.onleesbaar || rekenwijze === null) {
    opgave.mis(wat, project.onleesbaar ? gemist.onleesbaar : gemist.geenCatalogus);
    return null;
  }
  try {
    const { catalogus } = rekenwijze;
    return await rekenaar.lijstenVan({ project, catalogus, leveranciers });
  } catch (error) {
    onError(error);
    opgave.mis(wat, gemist.nietBerekend);
    return null;
  }
};

/** Who ordered what, which lists were read in, and what was said on site, where there is any. */
const addBijlagen = async (
  opgave: Inhoudsopgave,
  { services: { database } }: ProjectMiddelen,
  project: ArchiefProject,
): Promise<void> => {
  const bijlagen = {
    bestellingen: await createBestellingen(database).listOf(project.id),
    'ingelezen lijsten': await createLijsten(database).listOf(project.id),
    montage: await createMontage(database).listOf(project.id),
  };
  for (const [naam, regels] of Object.entries(bijlagen)) {
    if (regels.length === 0) continue;
    const wat = gemist.bijProject(teksten.project(project.id, project.naam), naam);
    await opgave.add({ pad: `${mapOf(project)}/${naam}.json`, wat }, jsonOf(regels));
  }
};

const addFotos = async (
  opgave: Inhoudsopgave,
  { services: { database } }: ProjectMiddelen,
  project: ArchiefProject,
): Promise<void> => {
  const fotos = createMontageFotos(database);
  for (const { id, ...foto } of await fotos.listOf(project.id)) {
    const pad = `${mapOf(project)}/fotos/${id}.jpg`;
    const wat = gemist.foto(teksten.project(project.id, project.naam), id);
    const isIn = await opgave.addBewaard({ pad, wat, ...foto }, () =>
      fotos.read({ projectId: project.id, id }, foto.bytes),
    );
    if (isIn) opgave.aantallen.fotos += 1;
  }
};

const addRapporten = async (
  opgave: Inhoudsopgave,
  { services: { database, now } }: ProjectMiddelen,
  project: ArchiefProject,
): Promise<void> => {
  const rapporten = createRapporten(database);
  for (const { id, naam, created, ...rapport } of await rapporten.keptOf(project.id, now())) {
    const bestand = `${dagVan(created)} ${id.slice(0, 8)} ${naam}`;
    const isIn = await opgave.addBewaard(
      {
        pad: `${mapOf(project)}/rapporten/${bestand}`,
        wat: gemist.bijProject(teksten.project(project.id, project.naam), naam),
        ...rapport,
      },
      () => rapporten.read(id, rapport.bytes),
    );
    if (isIn) opgave.aantallen.rapporten += 1;
  }
};

/** Writes what is kept of a project. @returns null: it was deleted meanwhile */
export const addProject = async (
  opgave: Inhoudsopgave,
  middelen: ProjectMiddelen,
  project: ArchiefProject,
): Promise<GeschrevenProject | null> => {
  const found = await createProjects(middelen.services.database).find(project.id);
  if (found === null) {
    opgave.mis(teksten.project(project.id, project.naam), gemist.intussenVerwijderd);
    return null;
  }
  const bestand = await addBestand(opgave, middelen, { project, found });
  await addBijlagen(opgave, middelen, project);
  await addFotos(opgave, middelen, project);
  await addRapporten(opgave, middelen, project);
  const gevelvullingen = projectFromRecord(found.record).gevelvullingen.length;
  opgave.aantallen.projecten += 1;
  opgave.aantallen.gevelvullingen += gevelvullingen;
  const lijsten = await lijstenOf(opgave, middelen, found);
  if (lijsten !== null) opgave.aantallen.berekend += gevelvullingen;
  return { revision: found.revision, gevelvullingen, bestand, lijsten };
};
