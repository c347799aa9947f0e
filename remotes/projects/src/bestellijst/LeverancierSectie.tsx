import type { Bestelling, BestellingBody, Levering } from '@adviestool/contract/bestellingen';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import {
  bestelbasisOf,
  type BestelLeverancier,
  type Bestellijst,
} from '@adviestool/domain/bestellijst/bestellijst';
import { bestelmailOf } from '@adviestool/domain/bestellijst/bestelmailOf';
import { nietBesteldIn } from '@adviestool/domain/bestellijst/bestellijstTabellen';
import type { Bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import { zonderMiddelIn } from '@adviestool/domain/bouwlijst/bouwlijstTabellen';
import { bestelregelsOf, type Bestelverschil } from '@adviestool/domain/bestellijst/bestelverschil';
import { magWijzigen } from '@adviestool/saving/magWijzigen';
import { Button } from '@adviestool/ui/Button';
import { Stack } from '@adviestool/ui/Stack';

import { sha256Hex } from '../importeren/sha256.ts';
import { Bestelmail } from './Bestelmail.tsx';
import styles from './Bestellijst.module.css';
import { BestelTabel } from './BestelTabel.tsx';
import { Herkomst } from './Herkomst.tsx';
import { teksten } from './teksten.ts';
import { Verschil } from './Verschil.tsx';

interface LeverancierSectieProps {
  host: HostApi;
  project: Project;
  /** What is ordered comes from it, and it says what does not. */
  lijst: Bouwlijst;
  besteld: Bestellijst;
  leverancier: BestelLeverancier;
  /** Against the last order; absent: there was none. */
  verschil: Bestelverschil | undefined;
  /** Its orders before, the newest first. */
  eerder: readonly Bestelling[];
  onVastleggen: (body: BestellingBody) => Promise<Bestelling | null>;
  /** Shows what was ordered since the page was loaded. @returns whether there is any; null: not known */
  showIntussen: () => Promise<boolean | null>;
}

const bodyOf = (
  leverancier: BestelLeverancier,
  { reserve, levering }: { reserve: number; levering: Levering | null },
): BestellingBody => ({
  id: crypto.randomUUID(),
  leverancier: leverancier.naam,
  reserve,
  levering,
  regels: bestelregelsOf(leverancier),
  advieshash: sha256Hex(bestelbasisOf(leverancier)),
});

/** What is to be ordered of one supplier, what changed since it was, and the way to say that it is. */
export const LeverancierSectie = ({
  host,
  project,
  lijst,
  besteld,
  leverancier,
  verschil,
  eerder,
  onVastleggen,
  showIntussen,
}: LeverancierSectieProps) => {
  const { levering } = besteld;
  const naam = leverancier.naam ?? teksten.leverancierOnbekend;
  const som = (van: (regel: BestelLeverancier['regels'][number]) => number): number =>
    leverancier.regels.reduce((sum, regel) => sum + van(regel), 0);
  const zonderMiddel = zonderMiddelIn(lijst);
  const slecht = som(({ voldoetNiet }) => voldoetNiet);

  const order = async (): Promise<void> => {
    const intussen = await showIntussen();
    if (intussen === true) return;
    const { vraag } = teksten;
    const body = bodyOf(leverancier, besteld);
    const isZeker = await host.confirm({
      title: vraag.titel,
      text: [
        vraag.tekst(
          naam,
          som(({ bestellen }) => bestellen),
        ),
        ...(slecht > 0 ? [vraag.nietVoldoet(slecht)] : []),
        ...(zonderMiddel.length > 0 ? [vraag.zonderMiddel(zonderMiddel.length)] : []),
        ...(verschil === undefined ? [] : [vraag.eerder]),
        ...(intussen === null ? [teksten.intussenOnbekend(naam)] : []),
      ].join(' '),
      confirm: vraag.ja,
      cancel: vraag.nee,
    });
    if (isZeker && (await onVastleggen(body)) !== null) {
      host.toast('success', teksten.vastgelegd(naam));
    }
  };

  return (
    <section aria-label={naam}>
      <Stack>
        {verschil !== undefined && (
          <Verschil
            verschil={verschil}
            voldoetNiet={slecht}
            keuze={besteld}
            isZelfdeAdvies={
              verschil.bestelling.advieshash === sha256Hex(bestelbasisOf(leverancier))
            }
          />
        )}
        <BestelTabel naam={naam} leverancier={leverancier} levering={levering} />
        <Herkomst
          projectId={project.id}
          naam={naam}
          leverancier={leverancier}
          levering={levering}
        />
        <Bestelmail
          host={host}
          naam={naam}
          showIntussen={showIntussen}
          tekst={
            bestelmailOf(project.projectGegevens, { besteld, leverancier, eerder }) +
            teksten.mail.nogNiet(nietBesteldIn(lijst))
          }
        />
        {magWijzigen(project) && (
          <div className={styles.knoppen}>
            <Button onClick={() => void order()}>{teksten.vastleggen}</Button>
          </div>
        )}
      </Stack>
    </section>
  );
};
