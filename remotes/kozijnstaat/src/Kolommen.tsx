import { nummerOf } from '@adviestool/kozijnstaten/lijstcel';
import type { GelezenKozijnstaat } from '@adviestool/kozijnstaten/readKozijnstaat';
import type { LijstKolom } from '@adviestool/kozijnstaten/matchKolommen';
import type { Rijen } from '@adviestool/spreadsheet/cel';
import { useIsWide } from '@adviestool/ui/useIsWide';

import { KolomKeuze } from './KolomKeuze.tsx';
import { KopRijKeuze } from './KopRijKeuze.tsx';
import styles from './Kolommen.module.css';
import { answerVraag, chooseKopRij, chooseVeld, type Keuzewijziging } from './lijstKeuzes.ts';
import { teksten } from './teksten.ts';
import { VraagKeuze } from './VraagKeuze.tsx';

interface KolommenProps {
  gelezen: GelezenKozijnstaat;
  cellen: Rijen;
  /** The header that the user chose; null: the one that was found. */
  kopRij: number | null;
  onChange: (wijziging: Keuzewijziging) => void;
}

const MEESTE_VOORBEELDEN = 3;

/** From here the columns stand beside the rows, px; on a narrower window they would push the rows away. */
const BESIDE = 992;

/** What the first rows below the header show in a column; of those that are read, where there are any. */
const voorbeeldenOf = (
  { kolom }: LijstKolom,
  { kop, rijen }: GelezenKozijnstaat,
  cellen: Rijen,
) => {
  const eerste = new Set(rijen.slice(0, 20).map(({ rij }) => rij));
  const below = cellen
    .filter((rij) => nummerOf(rij) > (kop?.laatsteRij ?? 0))
    .filter((rij, index) => (eerste.size > 0 ? eerste.has(nummerOf(rij)) : index < 20));
  const getoond = below.map((rij) => rij[kolom - 1]?.tekst.trim() ?? '');
  return [...new Set(getoond.filter((tekst) => tekst !== ''))].slice(0, MEESTE_VOORBEELDEN);
};

/** Each column once; one that holds two sizes by the first that is used. */
const eenmalig = (kolommen: readonly LijstKolom[]): LijstKolom[] => {
  const perKolom = new Map<number, LijstKolom>();
  for (const kolom of kolommen) {
    const earlier = perKolom.get(kolom.kolom) ?? kolom;
    perKolom.set(kolom.kolom, earlier.veld === null ? kolom : earlier);
  }
  return [...perKolom.values()];
};

/** The columns as read, what each becomes, and the questions about them. */
export const Kolommen = ({ gelezen, cellen, kopRij, onChange }: KolommenProps) => {
  const { kop, kolommen, vragen, overgeslagen } = gelezen;
  const isBeside = useIsWide(BESIDE);
  // On a narrow window the columns are folded away, and what is asked about them stands above them.
  const algemeen = vragen.filter(({ kolommen: over }) => !isBeside || over.length === 0);
  const isOpen = isBeside || gelezen.fout !== null;
  const antwoord = (vraag: string, waarde: string): void => onChange(answerVraag(vraag, waarde));

  return (
    <section className={styles.paneel} aria-labelledby="kolommen">
      {algemeen.length > 0 && (
        <div className={styles.algemeen}>
          {algemeen.map((vraag) => (
            <VraagKeuze
              key={vraag.id}
              vraag={vraag}
              onAntwoord={(waarde) => antwoord(vraag.id, waarde)}
            />
          ))}
        </div>
      )}
      <details className={styles.vouw} open={isOpen}>
        <summary>
          <h2 id="kolommen" className={styles.titel}>
            {teksten.kolommen.titel}
          </h2>
        </summary>
        <KopRijKeuze
          cellen={cellen}
          kopRij={kopRij ?? kop?.eersteRij ?? null}
          onChoose={(rij) => onChange(chooseKopRij(rij))}
        />
        <ul className={styles.lijst}>
          {eenmalig(kolommen).map((kolom) => (
            <KolomKeuze
              key={kolom.kolom}
              kolom={kolom}
              voorbeelden={voorbeeldenOf(kolom, gelezen, cellen)}
              vragen={
                isBeside ? vragen.filter(({ kolommen: [eerste] }) => eerste === kolom.kolom) : []
              }
              onVeld={(veld) => onChange(chooseVeld(kolom.kolom, veld))}
              onAntwoord={antwoord}
            />
          ))}
        </ul>
      </details>
      {overgeslagen.length > 0 && (
        <details className={styles.overgeslagen}>
          <summary>{teksten.overgeslagenTitel(overgeslagen.length)}</summary>
          <ul>
            {overgeslagen.map(({ rij, reden, tekst }) => (
              <li key={rij}>{teksten.overgeslagenRij(rij, reden, tekst)}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};
