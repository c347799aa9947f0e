import { fork, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import type { DeelOpdracht } from './deelProces.ts';
import { createSamenvoeging } from './joinPdfs.ts';
import { openPdf, type PdfDelen } from './packPdf.ts';
import type { RapportDeel, RapportGegevens, RapportKop } from './rapportGegevens.ts';
import { tagRowHeaders } from './tagRowHeaders.ts';
import { teksten } from './teksten.ts';
import { liggingSchema, type Gezet, type Toebehoren } from './zetDeel.ts';

const PROCES = fileURLToPath(new URL('deelProces.ts', import.meta.url));
const TSX = createRequire(import.meta.url).resolve('tsx');

/** Gevelvullingen that are set together. */
const PER_DEEL = 50;
/** Chapters with a line of their own in the table of contents, but for those with the gevelvullingen and the winds. */
const MEESTE_HOOFDSTUKKEN = 9;

const antwoordSchema = z.union([
  z.object({
    gezet: z.object({
      pdf: z.instanceof(Uint8Array),
      ligging: liggingSchema,
      signs: z.array(z.string()),
    }),
  }),
  z.object({ reden: z.string() }),
]);

/** Starts a process that loads what it needs and waits for its part. */
const startProces = (): ChildProcess =>
  fork(PROCES, {
    execArgv: ['--import', TSX],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** A report as it is set, before it is packed. */
export interface GezetRapport {
  readonly delen: PdfDelen;
  readonly paginas: number;
}

/** Sets a part in a process, which ends with it. @throws Error when that fails */
const zetIn = (child: ChildProcess, opdracht: DeelOpdracht): Promise<Gezet> =>
  new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, by) => reject(new Error(`A part ended with ${by ?? code}.`)));
    child.on('message', (message) => {
      const antwoord = antwoordSchema.safeParse(message).data;
      if (antwoord !== undefined && 'gezet' in antwoord) resolve(antwoord.gezet);
      else reject(new Error(antwoord?.reden ?? 'A part answered what is not known.'));
      child.kill('SIGKILL');
    });
    child.send(opdracht, (error) => {
      if (error !== null) reject(error);
    });
  });

/** Sets parts one after another, each in a process of its own; meanwhile the next one starts. */
const createZetters = () => {
  let next = startProces();
  return {
    zet: (opdracht: DeelOpdracht): Promise<Gezet> => {
      const current = next;
      next = startProces();
      return zetIn(current, opdracht);
    },
    end: (): void => {
      next.kill('SIGKILL');
    },
  };
};

const LEEG = {
  wijzigingen: null,
  overzicht: [],
  gevelvullingen: [],
  wind: [],
  formules: [],
  producten: [],
  bijlagen: [],
} as const;

/** A table of contents with as many lines as there will be, so that the pages behind it have their numbers. */
const plaatsenVan = ({ gevelvullingen, wind, wijzigingen }: RapportGegevens): RapportKop[] =>
  [
    ...gevelvullingen.map(({ naam }, index) => ({ niveau: 2, tekst: `2.${index + 1} ${naam}` })),
    ...wind.map(({ nummer }) => ({ niveau: 2, tekst: nummer })),
    ...(wijzigingen === null ? [] : [{ niveau: 1, tekst: wijzigingen.titel }]),
    ...Array.from({ length: MEESTE_HOOFDSTUKKEN }, () => ({ niveau: 1, tekst: teksten.titel })),
  ].map((kop) => ({ ...kop, pagina: 9999 }));

/**
 * Sets a report part by part and joins the parts: what setting one took is free for the next.
 * @param onGezet is told how many gevelvullingen are set
 * @throws Error when a part cannot be set or joined
 */
export const zetInDelen = async (
  gegevens: RapportGegevens,
  toebehoren: Toebehoren,
  { onGezet, perDeel = PER_DEEL }: { onGezet: (gezet: number) => void; perDeel?: number },
): Promise<GezetRapport> => {
  const zetters = createZetters();
  let signs: readonly string[] = [];
  const zet = async (
    deel: Partial<RapportDeel>,
    inhoud: Partial<RapportGegevens>,
  ): Promise<Gezet> => {
    const gezet = await zetters.zet({
      gegevens: {
        ...gegevens,
        ...LEEG,
        ...inhoud,
        deel: {
          soort: 'voor',
          paginas: 0,
          hoofdstukken: 0,
          gevelvullingen: 0,
          koppen: [],
          ...deel,
        },
      },
      toebehoren,
      signs,
    });
    ({ signs } = gezet);
    return gezet;
  };
  const { overzicht, bijlagen, wijzigingen, gevelvullingen, wind, formules, producten } = gegevens;
  const voorin = (koppen: readonly RapportKop[]): Promise<Gezet> =>
    zet({ koppen }, { overzicht, bijlagen, wijzigingen });

  try {
    const proef = await voorin(plaatsenVan(gegevens));
    const ervoor = [gegevens.hoofdstukken.samenvatting, wijzigingen !== null].filter(
      Boolean,
    ).length;
    let { paginas } = proef.ligging;
    const koppen = [...proef.ligging.koppen];
    const samenvoeging = createSamenvoeging();
    const add = async (
      deel: Partial<RapportDeel>,
      inhoud: Partial<RapportGegevens>,
    ): Promise<void> => {
      const { pdf, ligging } = await zet({ ...deel, paginas }, inhoud);
      samenvoeging.add(tagRowHeaders(openPdf(pdf)), (deel.gevelvullingen ?? 0) > 0);
      koppen.push(...ligging.koppen);
      ({ paginas } = ligging);
    };
    for (let index = 0; index < gevelvullingen.length; index += perDeel) {
      const deel = gevelvullingen.slice(index, index + perDeel);
      await add(
        {
          soort: 'gevelvullingen',
          gevelvullingen: index,
          hoofdstukken: index === 0 ? ervoor : ervoor + 1,
        },
        { gevelvullingen: deel },
      );
      onGezet(index + deel.length);
    }
    await add({ soort: 'na', hoofdstukken: ervoor + 1 }, { wind, formules, producten });
    const { pdf, ligging } = await voorin(koppen);
    if (ligging.paginas !== proef.ligging.paginas) {
      throw new Error('The table of contents took another number of pages.');
    }
    return { delen: samenvoeging.close(tagRowHeaders(openPdf(pdf))), paginas };
  } finally {
    zetters.end();
  }
};
