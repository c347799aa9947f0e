import { maakProjectBestand, type ProjectBestand } from '@adviestool/contract/projectBestand';
import { GEEN_STANDAARDEN } from '@adviestool/contract/standaarden';

import { sha256Hex } from './sha256.ts';

/** A file of a project without gevelvullingen, signed with key `elders`. */
export const buildProjectBestand = (
  overrides: Partial<ProjectBestand['inhoud']> = {},
): ProjectBestand =>
  maakProjectBestand(
    {
      bron: { project: 7, revisie: 3, op: '2026-11-20T10:00:00Z' },
      gegevens: {
        name: 'Blok A',
        referentienummer: null,
        type_bouw: 'woning',
        windgebied: 2,
        omgevingsgebied: 'bebouwd',
        gebouwhoogte: 9,
        windvorm_factor: 1.4,
        werkadres: null,
        plaats_werkadres: 'Goes',
      },
      version: null,
      gevelvullingen_json: '[]',
      standaarden: GEEN_STANDAARDEN,
      catalogi: [],
      ...overrides,
    },
    sha256Hex,
    () => ({ kid: 'elders', alg: 'Ed25519', handtekening: 'A'.repeat(86) }),
  );
