import { momentInTabel } from '@adviestool/getallen/momentInTabel';
import { writeCsv } from '@adviestool/spreadsheet/writeCsv';

import { ondertekenaarOf } from '../bewijs/sleutelbos.ts';
import type { GroupRow } from '../access/groups.ts';
import type { RapportServices } from '../rapporten/rapportServices.ts';
import { addBedrijf } from './bedrijfMap.ts';
import type { Rekenaar } from './createRekenaar.ts';
import { createZip, type Geschreven } from './createZip.ts';
import { createCsvStapel } from './csvStapel.ts';
import { createInhoudsopgave, GRENZEN, type Inhoudsopgave } from './inhoudsopgave.ts';
import { countVerwijderd, projectenOf, type ArchiefProject } from './projectenOf.ts';
import { addProject, jsonOf, type GeschrevenProject } from './projectMap.ts';
import { teksten } from './teksten.ts';

const FORMAAT = 'adviestool-bedrijf';
const VERSIE = 1;

interface MaakOpties {
  group: GroupRow;
  /** The name of who asked. */
  door: string;
  rekenaar: Rekenaar;
  /** Takes the file, part by part. */
  schrijf: (deel: Uint8Array) => Promise<void>;
  /** Told how many projects are in it, and how many there are. */
  onGedaan: (gedaan: number, totaal: number) => Promise<void>;
  onError: (error: unknown) => void;
  grenzen?: typeof GRENZEN;
}

const projectRij = (
  { id, naam, referentienummer, werkadres, plaats, beheerder, ...project }: ArchiefProject,
  { revision, gevelvullingen, bestand }: GeschrevenProject,
) => [
  id,
  naam,
  referentienummer,
  werkadres,
  plaats,
  beheerder,
  momentInTabel(project.gemaakt),
  momentInTabel(project.gewijzigd),
  project.gearchiveerd === null ? null : momentInTabel(project.gearchiveerd),
  revision,
  gevelvullingen,
  bestand,
];

const addProjecten = async (
  opgave: Inhoudsopgave,
  services: RapportServices,
  { group, rekenaar, onGedaan, onError }: MaakOpties,
): Promise<void> => {
  const { database, rekenwijzen, siteInstellingen } = services;
  const ofSite = siteInstellingen().find(({ groupId }) => groupId === group.id);
  const middelen = {
    services,
    rekenaar,
    onError,
    rekenwijzeVan: await rekenwijzen.ofGroup(group.id),
    leveranciers: ofSite?.leveranciers ?? {},
  };
  const stapels = { gevelvullingen: createCsvStapel(), bouwlijst: createCsvStapel() };
  const projecten = await projectenOf(database, group.id);
  const rijen: ReturnType<typeof projectRij>[] = [];
  for (const [index, project] of projecten.entries()) {
    await onGedaan(index, projecten.length);
    // Of now: a key that was replaced meanwhile vouches for nothing that is made later.
    const onderteken = ondertekenaarOf(await services.sleutelbos());
    const geschreven = await addProject(opgave, { ...middelen, onderteken }, project);
    if (geschreven === null) continue;
    rijen.push(projectRij(project, geschreven));
    if (geschreven.lijsten === null) continue;
    stapels.gevelvullingen.add(geschreven.lijsten.gevelvullingen);
    stapels.bouwlijst.add(geschreven.lijsten.bouwlijst);
  }
  await onGedaan(projecten.length, projecten.length);
  await opgave.addVast('projecten.csv', writeCsv({ kolommen: teksten.kolommen.projecten, rijen }));
  for (const [naam, stapel] of Object.entries(stapels)) {
    if (!stapel.isEmpty()) await opgave.addVast(`${naam}.csv`, stapel.read());
  }
};

/** What there is to know of the archive as a whole; itself the only file that it does not name. */
const addManifest = async (
  opgave: Inhoudsopgave,
  { group, door }: MaakOpties,
  op: Date,
): Promise<void> => {
  const { aantallen, bestanden, gemist } = opgave;
  const nietOpgenomen = [...gemist, ...teksten.nooit];
  const moment = op.toISOString();
  const tekst = { bedrijf: group.label, moment, door, aantallen, gemist: nietOpgenomen };
  await opgave.addVast(teksten.leesMij.naam, teksten.leesMij.tekst(tekst));
  const manifest = {
    formaat: FORMAAT,
    versie: VERSIE,
    bedrijf: { nummer: group.id, naam: group.label },
    gemaakt: moment,
    gevraagdDoor: door,
    aantallen,
    nietOpgenomen,
    bestanden,
  };
  await opgave.addVast('manifest.json', jsonOf(manifest));
};

/**
 * Makes all data of a company into one ZIP. It is written as it is made, so that it takes no more memory for a large
 * company than for a small one.
 */
export const maakArchief = async (
  services: RapportServices,
  opties: MaakOpties,
): Promise<Geschreven & { nietOpgenomen: number }> => {
  const op = services.now();
  const zip = createZip({ op, schrijf: opties.schrijf });
  const opgave = createInhoudsopgave(zip, opties.grenzen ?? GRENZEN);
  const verwijderd = await countVerwijderd(services.database, opties.group.id);
  const { gemist } = teksten;
  if (verwijderd > 0) opgave.mis(gemist.verwijderd(verwijderd), gemist.verwijderdReden);
  await addProjecten(opgave, services, opties);
  await addBedrijf(opgave, services, opties.group);
  await addManifest(opgave, opties, op);
  return { ...(await zip.end()), nietOpgenomen: opgave.gemist.length };
};
