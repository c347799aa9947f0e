import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button } from '@adviestool/ui/Button';
import { Chip } from '@adviestool/ui/Chip';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';

import { KopieerLink } from './KopieerLink.tsx';
import type { Uitkomst } from './nodigenUit.ts';
import { teksten } from './teksten.ts';
import styles from './Uitgenodigd.module.css';

const { uitnodiging: woorden } = teksten;

interface UitgenodigdProps {
  host: HostApi;
  uitkomsten: readonly Uitkomst[];
  mailserver: boolean;
  /** Back to the list, with what was not invited. */
  onVerbeteren: (rest: string) => void;
  onKlaar: () => void;
}

/** What became of each line of a list of people. */
export const Uitgenodigd = (props: UitgenodigdProps) => {
  const { host, uitkomsten, mailserver, onVerbeteren, onKlaar } = props;
  const rest = uitkomsten.filter(({ uitnodiging }) => uitnodiging === null);
  return (
    <Stack>
      <output>
        {woorden.uitkomst.telling(uitkomsten.length - rest.length, uitkomsten.length)}
      </output>
      {!mailserver && rest.length < uitkomsten.length && (
        <Notice kind="warn">{woorden.geenMailserver}</Notice>
      )}
      <ul className={styles.lijst} aria-label={woorden.uitkomst.lijst}>
        {uitkomsten.map(({ tekst, naam, mail, uitnodiging, reden }) => (
          <li key={tekst} className={styles.regel}>
            <div className={styles.wie}>
              {naam ?? mail ?? tekst}
              {naam !== null && mail !== null && <div className={styles.mail}>{mail}</div>}
            </div>
            {uitnodiging === null ? (
              <div className={styles.reden}>{reden}</div>
            ) : (
              <>
                {/* It waits for the mail server: whether it comes is not known here. */}
                <Chip kind={mailserver ? 'info' : 'warn'}>
                  {mailserver ? woorden.uitkomst.verstuurd : woorden.uitkomst.uitgenodigd}
                </Chip>
                <KopieerLink host={host} uitnodiging={uitnodiging} />
              </>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.acties}>
        {rest.length > 0 && (
          <Button onClick={() => onVerbeteren(rest.map(({ tekst }) => tekst).join('\n'))}>
            {woorden.uitkomst.verbeteren}
          </Button>
        )}
        <Button kind="primary" onClick={onKlaar}>
          {woorden.uitkomst.klaar}
        </Button>
      </div>
    </Stack>
  );
};
