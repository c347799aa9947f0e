import { KADER_VELDEN } from '@adviestool/domain/velden/kaderVelden';

import type { SorteerKolom } from '../view/sortering.ts';
import { teksten } from './teksten.ts';

/** The fields that are changed in the table itself. */
export type CelVeld = 'merk' | 'breedte' | 'hoogte' | 'aantal';

export interface Kolom {
  id: 'selectie' | 'tekening' | SorteerKolom;
  label: string;
  /** The label is not shown. */
  isStil?: true;
  isGetal?: true;
  sorteer?: SorteerKolom;
  veld?: CelVeld;
}

const { merk, breedte, hoogte, aantal } = KADER_VELDEN;

export const KOLOMMEN: readonly Kolom[] = [
  { id: 'selectie', label: teksten.kolom.selectie, isStil: true },
  { id: 'merk', label: merk.label, sorteer: 'merk', veld: 'merk' },
  { id: 'tekening', label: teksten.kolom.tekening, isStil: true },
  { id: 'omschrijving', label: teksten.kolom.omschrijving, sorteer: 'omschrijving' },
  { id: 'breedte', label: breedte.label, sorteer: 'breedte', veld: 'breedte', isGetal: true },
  { id: 'hoogte', label: hoogte.label, sorteer: 'hoogte', veld: 'hoogte', isGetal: true },
  { id: 'aantal', label: aantal.label, sorteer: 'aantal', veld: 'aantal', isGetal: true },
  {
    id: 'aantalHoekankers',
    label: teksten.kolom.aantalHoekankers,
    sorteer: 'aantalHoekankers',
    isGetal: true,
  },
  {
    id: 'totaalHoekankers',
    label: teksten.kolom.totaalHoekankers,
    sorteer: 'totaalHoekankers',
    isGetal: true,
  },
  { id: 'unityCheck', label: teksten.kolom.unityCheck, sorteer: 'unityCheck' },
  { id: 'toestand', label: teksten.kolom.toestand, sorteer: 'toestand' },
];
