import { createSamenvoeging } from './joinPdfs.ts';
import { openPdf, type PdfDelen } from './packPdf.ts';
import type { RapportDeel, RapportGegevens, RapportKop } from './rapportGegevens.ts';
import { tagRowHeaders } from './tagRowHeaders.ts';
import { teksten } from './teksten.ts';
import type { Gezet, Toebehoren } from './zetDeel.ts';
import { createZetters, GEEN_DEEL, LEEG, PER_DEEL } from './zetters.ts';

/** Chapters with a line of their own in the table of contents, but for those with the gevelvullingen and the winds. */
const MEESTE_HOOFDSTUKKEN = 9;

/** A report as it is set, before it is packed. */
export interface GezetRapport {
  readonly delen: PdfDelen;
  readonly paginas: number;
}

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
  const { overzicht, bijlagen, wijzigingen, gevelvullingen, wind, formules, producten } = gegevens;
  // What stands in front, twice, and what comes behind.
  const zetters = createZetters(3 + Math.ceil(gevelvullingen.length / perDeel));
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
        deel: { ...GEEN_DEEL, ...deel },
      },
      toebehoren,
      signs,
    });
    ({ signs } = gezet);
    return gezet;
  };
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
