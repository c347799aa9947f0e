import type { Leden, Lid, Uitnodiging } from '@adviestool/contract/leden';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button } from '@adviestool/ui/Button';
import { Stack } from '@adviestool/ui/Stack';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';

import { LedenLijst } from './LedenLijst.tsx';
import styles from './LedenSectie.module.css';
import { LinkDialog } from './LinkDialog.tsx';
import { RolDialog } from './RolDialog.tsx';
import { teksten } from './teksten.ts';
import { UitnodigenDialog } from './UitnodigenDialog.tsx';
import { UitnodigingenLijst } from './UitnodigingenLijst.tsx';
import { VerwijderLidDialog } from './VerwijderLidDialog.tsx';

/** The question that is open. */
type Vraag =
  | { soort: 'uitnodigen' }
  | { soort: 'link'; uitnodiging: Uitnodiging }
  | { soort: 'rol' | 'verwijderen'; lid: Lid };

/** The members of the company, and who was invited. */
export const LedenSectie = ({
  host,
  leden,
  uitnodigingen,
  mailserver,
}: Leden & { host: HostApi }) => {
  const titleId = useId();
  const { revalidate } = useRevalidator();
  const [vraag, setVraag] = useState<Vraag | null>(null);

  const close = (): void => setVraag(null);
  const done = async (text: string): Promise<void> => {
    close();
    host.toast('success', text);
    await revalidate();
  };

  return (
    <section aria-labelledby={titleId}>
      <Stack>
        <div className={styles.kop}>
          <h2 id={titleId} className={styles.titel}>
            {teksten.titel}
          </h2>
          <Button kind="primary" icon="plus" onClick={() => setVraag({ soort: 'uitnodigen' })}>
            {teksten.uitnodigen}
          </Button>
        </div>
        <LedenLijst
          leden={leden}
          onRol={(lid) => setVraag({ soort: 'rol', lid })}
          onVerwijder={(lid) => setVraag({ soort: 'verwijderen', lid })}
        />
        <p>{teksten.laatstUitleg}</p>
        {uitnodigingen.length > 0 && (
          <UitnodigingenLijst
            host={host}
            uitnodigingen={uitnodigingen}
            mailserver={mailserver}
            onLink={(uitnodiging) => setVraag({ soort: 'link', uitnodiging })}
          />
        )}
      </Stack>
      {vraag?.soort === 'uitnodigen' && (
        <UitnodigenDialog host={host} mailserver={mailserver} onClose={close} />
      )}
      {vraag?.soort === 'link' && (
        <LinkDialog
          host={host}
          uitnodiging={vraag.uitnodiging}
          mailserver={mailserver}
          onClose={close}
        />
      )}
      {vraag?.soort === 'rol' && (
        <RolDialog
          host={host}
          lid={vraag.lid}
          mailserver={mailserver}
          onClose={close}
          onDone={done}
        />
      )}
      {vraag?.soort === 'verwijderen' && (
        <VerwijderLidDialog
          host={host}
          lid={vraag.lid}
          leden={leden}
          mailserver={mailserver}
          onClose={close}
          onDone={done}
        />
      )}
    </section>
  );
};
