import { archiefAdres } from '@adviestool/contract/api/archief';
import type { ArchiefStand } from '@adviestool/contract/archief';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button, buttonClass } from '@adviestool/ui/Button';
import { Card } from '@adviestool/ui/Card';
import { formatDateTime } from '@adviestool/ui/format';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';

import styles from './ArchiefKaart.module.css';
import { teksten } from './teksten.ts';
import { useArchief } from './useArchief.ts';

const Voortgang = ({ stand, gedaan, totaal }: ArchiefStand) => {
  const isTelbaar = stand === 'bezig' && totaal > 0;
  return (
    <>
      <progress
        className={styles.voortgang}
        aria-label={teksten.voortgang}
        {...(isTelbaar && { value: gedaan, max: totaal })}
      />
      <output>{isTelbaar ? teksten.bezig(gedaan, totaal) : teksten.wacht}</output>
      <p>{teksten.gaatVerder}</p>
    </>
  );
};

const Klaar = ({ gevraagd, bytes, tot, nietOpgenomen }: ArchiefStand) => (
  <>
    <output>
      {bytes !== null &&
        tot !== null &&
        teksten.klaar(bytes, formatDateTime(new Date(gevraagd)), formatDateTime(new Date(tot)))}
    </output>
    {nietOpgenomen > 0 && <Notice kind="warn">{teksten.nietOpgenomen(nietOpgenomen)}</Notice>}
  </>
);

/** All data of the company as one file, which an administrator asks for, follows and downloads. */
export const ArchiefKaart = ({ host }: { host: HostApi }) => {
  const { archief, ask, remove } = useArchief(host);
  if (archief === undefined) return null;

  const end = async (id: string, said: string): Promise<void> => {
    if (await remove(id)) host.toast('success', said);
  };

  const { domain } = host.config.variant.backend;
  const { groupId } = host.config.variant;

  const body = () => {
    if (archief === null) return <Button onClick={() => void ask()}>{teksten.maken}</Button>;
    const { id, stand, melding } = archief;
    switch (stand) {
      case 'klaar':
        return (
          <>
            <Klaar {...archief} />
            <div className={styles.knoppen}>
              {/* The browser itself fetches it: it may be larger than a page can hold. */}
              <a
                className={buttonClass('primary')}
                href={archiefAdres(domain, groupId, id)}
                download
              >
                {teksten.downloaden}
              </a>
              <Button onClick={() => void ask()}>{teksten.opnieuw}</Button>
              <Button kind="quiet" icon="trash" onClick={() => void end(id, teksten.verwijderd)}>
                {teksten.verwijderen}
              </Button>
            </div>
          </>
        );
      case 'mislukt':
        return (
          <>
            <Notice kind="bad">{melding ?? teksten.mislukt}</Notice>
            <div className={styles.knoppen}>
              <Button onClick={() => void ask()}>{teksten.opnieuw}</Button>
            </div>
          </>
        );
      case 'wacht':
      case 'bezig':
        return (
          <>
            <Voortgang {...archief} />
            <div className={styles.knoppen}>
              <Button onClick={() => void end(id, teksten.geannuleerd)}>{teksten.annuleren}</Button>
            </div>
          </>
        );
      default:
        return stand satisfies never;
    }
  };

  return (
    <Card title={teksten.titel}>
      <Stack>
        <p>{teksten.uitleg}</p>
        {archief === null ? <div className={styles.knoppen}>{body()}</div> : body()}
      </Stack>
    </Card>
  );
};
