import { z } from 'zod';

import { handtekeningSchema } from './adviesJson.ts';
import { canonicalText, refuseTooDeep, TooDeepError } from './canonicalText.ts';
import { bestandsbestellingSchema } from './bestellingen.ts';
import { catalogusNaamSchema } from './catalogusNaam.ts';
import { leesGevelvullingen } from './leesGevelvullingen.ts';
import { bestandsmontageSchema } from './montage.ts';
import { projectDataSchema } from './projectData.ts';
import { parseJson } from './projectRecord.ts';
import { standaardenSchema } from './standaarden.ts';

const FORMAAT = 'adviestool-project';

/**
 * Of the form of the file; raised with everything that is added to it. A file has the lowest that can say what is in
 * it, so that earlier releases go on to read what they understand: 2 has orders, 3 what was mounted.
 */
const VERSIES = [1, 2, 3] as const;

type Versie = (typeof VERSIES)[number];

/** Bytes of a file at most; it is the body of the call that takes it, too. */
export const PROJECT_BESTAND_LIMIT = 16 * 1024 * 1024;

/** Orders that are kept of one project: the oldest go, but for the last of each supplier. */
export const MEESTE_BESTELLINGEN = 100;

/** Suppliers whose last order is kept of one project. */
export const MEESTE_LEVERANCIERS = 1000;

const projectBestandInhoudSchema = z.strictObject({
  /** What was exported, at which of its revisions, and when. */
  bron: z.strictObject({
    project: z.int().positive(),
    revisie: z.int().positive(),
    op: z.iso.datetime({ offset: true }).max(64),
  }),
  /** As the record of a project has them. */
  gegevens: projectDataSchema,
  /** Build version of the client that wrote it. */
  version: z.string().max(64).nullable(),
  /** As it is stored, byte for byte. */
  gevelvullingen_json: z.string(),
  standaarden: standaardenSchema,
  /** The catalogues that the project and its fixed advices name, with what tells their content. */
  catalogi: z.array(z.strictObject({ ...catalogusNaamSchema.shape, hash: z.string().max(64) })),
  /** What was ordered; absent: nothing. */
  bestellingen: z.array(bestandsbestellingSchema).min(1).max(MEESTE_LEVERANCIERS).optional(),
  /** What was said on site; absent: nothing. */
  montage: bestandsmontageSchema.optional(),
});

/** A project as one file. */
export const projectBestandSchema = z.strictObject({
  formaat: z.literal(FORMAAT),
  versie: z.literal(VERSIES),
  inhoud: projectBestandInhoudSchema,
  /** In hexadecimal, of `inhoud` with its keys in order. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** By the installation that made the file, over `ondertekendeTekst`. */
  handtekening: handtekeningSchema,
});

export type ProjectBestandInhoud = z.infer<typeof projectBestandInhoudSchema>;
export type ProjectBestand = z.infer<typeof projectBestandSchema>;

/** In hexadecimal, of a text in UTF-8; every platform has its own. */
export type Sha256 = (text: string) => string;

/** What is signed: it cannot be taken for the numbers of a report, which the same key signs. */
export const ondertekendeTekst = ({
  versie,
  sha256,
}: Pick<ProjectBestand, 'versie' | 'sha256'>): string => `${FORMAAT}/${versie}\n${sha256}`;

const versieOf = ({ bestellingen, montage }: ProjectBestandInhoud): Versie => {
  if (montage !== undefined) return 3;
  return bestellingen === undefined ? 1 : 2;
};

export const maakProjectBestand = (
  inhoud: ProjectBestandInhoud,
  sha256: Sha256,
  onderteken: (text: string) => ProjectBestand['handtekening'],
): ProjectBestand => {
  const versie = versieOf(inhoud);
  const hash = sha256(canonicalText(inhoud));
  return {
    formaat: FORMAAT,
    versie,
    inhoud,
    sha256: hash,
    handtekening: onderteken(ondertekendeTekst({ versie, sha256: hash })),
  };
};

/** Why a file is refused. */
export type ProjectBestandFout =
  /** It is another file. */
  | 'anders'
  /** A newer release made it. */
  | 'nieuwer'
  /** It says what no project says, or the product cannot read its gevelvullingen. */
  | 'onleesbaar'
  /** Its content is not what was exported. */
  | 'gewijzigd';

export type GelezenProjectBestand =
  | { gelukt: true; bestand: ProjectBestand }
  | { gelukt: false; fout: ProjectBestandFout };

const kopSchema = z.looseObject({
  formaat: z.literal(FORMAAT),
  versie: z.int().positive(),
  inhoud: z.unknown(),
});

const isTooDeep = (value: unknown): boolean => {
  try {
    refuseTooDeep(value);
    return false;
  } catch (error) {
    if (error instanceof TooDeepError) return true;
    throw error;
  }
};

const areGevelvullingen = (text: string): boolean => {
  const value = parseJson(text);
  return !isTooDeep(value) && leesGevelvullingen(value) !== null;
};

/** Reads what may be a file of a project. Whether its signature holds is looked at apart. */
export const leesProjectBestand = (value: unknown, sha256: Sha256): GelezenProjectBestand => {
  const kop = kopSchema.safeParse(value).data;
  if (kop === undefined) return { gelukt: false, fout: 'anders' };
  if (kop.versie > Math.max(...VERSIES)) return { gelukt: false, fout: 'nieuwer' };
  const bestand = isTooDeep(value) ? undefined : projectBestandSchema.safeParse(value).data;
  if (bestand === undefined) return { gelukt: false, fout: 'onleesbaar' };
  if (sha256(canonicalText(kop.inhoud)) !== bestand.sha256) {
    return { gelukt: false, fout: 'gewijzigd' };
  }
  return areGevelvullingen(bestand.inhoud.gevelvullingen_json)
    ? { gelukt: true, bestand }
    : { gelukt: false, fout: 'onleesbaar' };
};

/** Why a file is refused, for who chose it. */
export const PROJECT_BESTAND_FOUTEN: Readonly<Record<ProjectBestandFout, string>> = {
  anders: 'Dit is geen projectbestand van de Adviestool.',
  nieuwer:
    'Dit bestand is gemaakt met een nieuwere versie van de Adviestool, en kan hier nog niet worden gelezen.',
  onleesbaar:
    'Dit projectbestand kan niet worden gelezen: er staat iets in dat niet in een project hoort.',
  gewijzigd:
    'Dit projectbestand is beschadigd of na het exporteren gewijzigd. Exporteer het project opnieuw.',
};
