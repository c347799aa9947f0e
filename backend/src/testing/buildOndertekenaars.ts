import type { Rapportsleutels } from '@adviestool/contract/rapportsleutels';

import type { Certificaten } from '../bewijs/certificatenbestand.ts';
import {
  bestandsleutelOf,
  createCertificatenbos,
  listCertificaten,
  type Certificatenbos,
} from '../bewijs/certificatenbos.ts';
import { bestandsondertekenaarOf } from '../bewijs/ondertekenPdf.ts';
import {
  createSleutelbos,
  listRapportsleutels,
  ondertekenaarOf,
  type Sleutelbos,
} from '../bewijs/sleutelbos.ts';
import type { Ondertekenaars } from '../rapporten/maakRapport.ts';

/** What an installation signs with. */
export interface Installatie {
  sleutelbos: Sleutelbos;
  certificatenbos: Certificatenbos;
}

export const createInstallatie = async (
  now: Date,
  naam = 'Adviestool advies.example.nl',
): Promise<Installatie> => ({
  sleutelbos: createSleutelbos(now),
  certificatenbos: await createCertificatenbos(naam, now),
});

export const ondertekenaarsOf = ({ sleutelbos, certificatenbos }: Installatie): Ondertekenaars => ({
  getallen: ondertekenaarOf(sleutelbos),
  bestand: bestandsondertekenaarOf(bestandsleutelOf(certificatenbos)),
});

export const certificatenOf = (bos: Certificatenbos): Certificaten => ({
  openbaar: async () => listCertificaten(bos),
  sleutel: async () => bestandsleutelOf(bos),
});

/** What everyone may know of it. */
export const rapportsleutelsOf = ({
  sleutelbos,
  certificatenbos,
}: Installatie): Rapportsleutels => ({
  sleutels: listRapportsleutels(sleutelbos),
  certificaten: listCertificaten(certificatenbos),
});
