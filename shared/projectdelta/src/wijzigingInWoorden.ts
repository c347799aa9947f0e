import type { Catalogus } from '@adviestool/contract/catalogus';
import type { VeldWijziging } from '@adviestool/contract/geschiedenis';
import { PROJECT_KOLOMMEN } from '@adviestool/contract/project';
import { windvormfactorenSchema } from '@adviestool/contract/windvormfactoren';
import { vastgesteldSchema } from '@adviestool/contract/vastgesteld';
import { zijdeSchema } from '@adviestool/contract/zijde';
import { windvormfactorenTekst } from '@adviestool/domain/toelichting/windvormfactorenTekst';
import { DETAILLERING_REGISTER } from '@adviestool/domain/velden/detailleringVelden';
import { KADER_REGISTER } from '@adviestool/domain/velden/kaderVelden';
import { productNamenIn, type Leveranciers } from '@adviestool/domain/velden/namen';
import { PROJECT_REGISTER } from '@adviestool/domain/velden/projectVelden';
import type { Register } from '@adviestool/domain/velden/register';
import { writeWaarde } from '@adviestool/domain/velden/showVelden';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { formatQuantity } from '@adviestool/getallen/formatQuantity';
import { formatDateTime } from '@adviestool/ui/format';
import { z } from 'zod';

import { CONTROLEREN, kolomVan, veldVan } from './kolommen.ts';
import { teksten } from './teksten.ts';

/** One value that became another, in words; null: not filled in. */
export interface WijzigingRegel {
  label: string;
  voor: string | null;
  na: string | null;
}

/** What gives products and suppliers their names. */
export interface Namen {
  catalogus: Catalogus;
  leveranciers: Leveranciers;
}

interface BekendVeld {
  label: string;
  schrijf: (value: unknown) => string | null;
}

/** What changes with every save. */
const VAN_HET_OPSLAAN: ReadonlySet<string> = new Set([
  'created',
  'changed',
  // With every import.
  'gevelvullingEnKaderData.lijst',
  'gevelvullingEnKaderData.geteld',
]);

/** What the model said stands beside what was taken over of it, which is told. */
const UIT_MODEL = 'gevelvullingEnKaderData.uitModel.';

const writeGetal = (value: unknown): string | null =>
  typeof value === 'number' ? formatNumber(value, '0-3') : null;

const writeMillimeters = (value: unknown): string | null =>
  typeof value === 'number' ? formatQuantity(value, '0-3', 'mm') : null;

const textsSchema = z.array(z.string());

const writeLijst =
  (name: (text: string) => string) =>
  (value: unknown): string | null => {
    const texts = textsSchema.safeParse(value).data ?? [];
    return texts.length === 0 ? null : texts.map(name).join(', ');
  };

const veldIn = (
  { bijNaam }: Register,
  naam: string,
  leveranciers?: Leveranciers,
): BekendVeld | null => {
  const veld = bijNaam.get(naam);
  return veld === undefined
    ? null
    : { label: veld.label, schrijf: (value) => writeWaarde(veld, value, leveranciers) };
};

const writeTekst = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const writeJa = (value: unknown): string | null => (value === true ? teksten.veld.ja : null);

const writeWindvormfactoren = (value: unknown): string | null => {
  const factoren = windvormfactorenSchema.safeParse(value).data ?? [];
  return factoren.length === 0 ? null : windvormfactorenTekst(factoren);
};

const writeAantal = (value: unknown): string | null =>
  Array.isArray(value) ? formatNumber(value.length) : null;

/** What is stored of the building model that a gevelvulling comes from. */
const VAN_HET_MODEL: Readonly<Record<string, BekendVeld>> = {
  externalId: { label: teksten.veld.externalId, schrijf: writeTekst },
  elementen: { label: teksten.veld.elementen, schrijf: writeAantal },
  hoogstePunt: { label: teksten.veld.hoogstePunt, schrijf: writeMillimeters },
};

const kaderVeld = (naam: string, namen: Namen): BekendVeld | null =>
  VAN_HET_MODEL[naam] ?? veldIn(KADER_REGISTER, naam, namen.leveranciers);

/** A value that each side has: `aantalAnkers.onderzijde.gekozen`. */
const zijdeVeld = (groep: string, [zijde, ...rest]: readonly string[], namen: Namen) => {
  const label = teksten.perZijde[[groep, ...rest].join('.')];
  if (label === undefined || !zijdeSchema.safeParse(zijde).success) return null;
  const naam = productNamenIn(namen.catalogus);
  const schrijvers: Record<string, BekendVeld['schrijf']> = {
    aantalAnkers: writeGetal,
    afstandHoekGevelvullingTotEersteAnker: writeMillimeters,
    maximumHartOpHartMaat: writeMillimeters,
    productKeuze: rest[0] === 'hoekanker' ? (id) => writeLijst(naam)([id]) : writeLijst(naam),
  };
  const schrijf = schrijvers[groep];
  return schrijf === undefined ? null : { label: `${label} ${zijde}`, schrijf };
};

/** When and by whom an advice was fixed. */
const writeVastgesteld = (value: unknown): string | null => {
  const { data } = vastgesteldSchema.safeParse(value);
  return data === undefined
    ? null
    : teksten.vastgesteldOp(formatDateTime(new Date(data.op)), data.door);
};

const gevelvullingVeld = (pad: string, namen: Namen): BekendVeld | null => {
  const [groep = '', ...rest] = pad.split('.');
  const naam = rest.join('.');
  if (groep === 'gevelvullingEnKaderData') return kaderVeld(naam, namen);
  if (groep === 'detailleringData') return veldIn(DETAILLERING_REGISTER, naam);
  if (pad === 'verankerdeZijden') {
    return { label: teksten.veld.verankerdeZijden, schrijf: writeLijst((zijde) => zijde) };
  }
  if (pad === 'vastgesteld') {
    return { label: teksten.veld.vastgesteld, schrijf: writeVastgesteld };
  }
  return zijdeVeld(groep, rest, namen);
};

const projectVeld = (kolom: string): BekendVeld | null => {
  const vanCatalogus = teksten.catalogus[kolom];
  if (vanCatalogus !== undefined) return { label: vanCatalogus, schrijf: writeTekst };
  if (kolom === kolomVan(CONTROLEREN)) {
    return { label: teksten.veld.gebouwhoogteControleren, schrijf: writeJa };
  }
  if (kolom === PROJECT_KOLOMMEN.windvormfactoren) {
    return { label: teksten.veld.windvormfactoren, schrijf: writeWindvormfactoren };
  }
  const naam = veldVan(kolom);
  return naam === null ? null : veldIn(PROJECT_REGISTER, naam);
};

/** The changed values in words; what this release has no words for is said once. */
const inWoorden = (
  velden: readonly VeldWijziging[],
  bekendVeld: (pad: string) => BekendVeld | null,
): WijzigingRegel[] => {
  const regels = velden.flatMap(({ pad, voor, na }): WijzigingRegel[] => {
    if (VAN_HET_OPSLAAN.has(pad) || pad.startsWith(UIT_MODEL)) return [];
    const veld = bekendVeld(pad);
    if (veld === null) return [{ label: teksten.veld.onbekend, voor: null, na: null }];
    const regel = { label: veld.label, voor: veld.schrijf(voor), na: veld.schrijf(na) };
    return regel.voor === regel.na ? [] : [regel];
  });
  return regels.filter(
    ({ label }, index) =>
      label !== teksten.veld.onbekend ||
      regels.findIndex((regel) => regel.label === label) === index,
  );
};

/** What changed of the data of a project. */
export const gegevensInWoorden = (velden: readonly VeldWijziging[]): WijzigingRegel[] =>
  inWoorden(velden, projectVeld);

/** What changed of a gevelvulling. */
export const gevelvullingInWoorden = (
  velden: readonly VeldWijziging[],
  namen: Namen,
): WijzigingRegel[] => inWoorden(velden, (pad) => gevelvullingVeld(pad, namen));
