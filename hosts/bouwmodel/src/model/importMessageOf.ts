import type { ImportMessage } from '@adviestool/contract/importMessage';
import type { Bouwmodel, Groep } from '@adviestool/ifc/bouwmodel';

import type { Keuzes } from './keuze.ts';

/** A browser tells the name of a file, never its path. */
export interface ModelFile {
  naam: string;
  /** RFC 3339. */
  gewijzigd: string;
}

/** What goes along of a model. */
export interface Zending {
  model: Bouwmodel;
  groepen: readonly Groep[];
  file: ModelFile;
  keuzes: Keuzes;
}

/** The message that imports the chosen groups: what the model does not say stays null. */
export const importMessageOf = ({ model, groepen, file, keuzes }: Zending): ImportMessage => ({
  metadata: {
    type: 'ifc',
    id: model.id,
    file_path: file.naam,
    file_created: model.aangemaakt,
    file_updated: file.gewijzigd,
    author: model.auteur,
    building: model.gebouw,
    program: model.programma,
    site: model.terrein,
  },
  project: {
    naam: model.naam,
    referentienummer: null,
    werkadres: model.werkadres,
    werkadres_plaats: model.plaats,
    gebouwhoogte: model.gebouwhoogte,
  },
  gevelvullingen: groepen.flatMap((groep) => {
    const keuze = keuzes.get(groep.globalId);
    if (keuze === undefined || !keuze.isChosen) return [];
    return {
      id: groep.id,
      type: keuze.type,
      merk: groep.merk,
      aantal: groep.aantal,
      hoogte: groep.hoogte,
      breedte: groep.breedte,
      gevel: groep.gevel,
      bouwlaag: groep.bouwlaag,
      ruimte: groep.ruimte,
      draairichting: groep.draairichting,
      opmerking: groep.opmerking,
      hoogste_punt: groep.hoogstePunt,
      gewicht_totaal: groep.gewichtTotaal,
      gewicht_glas: groep.gewichtGlas,
      spouwlatbreedte: groep.spouwlatbreedte,
      stelruimte: groep.stelruimte,
      elementen: groep.elementen.map(({ globalId, verdieping, orientatie }) => ({
        globalId,
        verdieping,
        orientatie,
      })),
    };
  }),
});
