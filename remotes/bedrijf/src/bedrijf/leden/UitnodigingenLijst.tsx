import { isApiError } from '@adviestool/contract/api/apiError';
import { stuurUitnodigingOpnieuw, trekUitnodigingIn } from '@adviestool/contract/api/leden';
import { refusalTexts } from '@adviestool/contract/api/refusalTexts';
import type { Uitnodiging } from '@adviestool/contract/leden';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Chip } from '@adviestool/ui/Chip';
import { DataTable } from '@adviestool/ui/DataTable';
import { formatDate } from '@adviestool/ui/format';
import { Menu } from '@adviestool/ui/Menu';
import { Notice } from '@adviestool/ui/Notice';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { useRevalidator } from 'react-router';

import { ROLLEN } from '@adviestool/contract/rollen';
import styles from './LedenLijst.module.css';
import { teksten } from './teksten.ts';

const { uitnodiging: woorden } = teksten;
const { kolom } = woorden;

interface RijProps {
  uitnodiging: Uitnodiging;
  onOpnieuw: () => void;
  onLink: () => void;
  onIntrekken: () => void;
}

const Rij = ({ uitnodiging, onOpnieuw, onLink, onIntrekken }: RijProps) => {
  const { mail, naam, rol, door, verloopt, is_verlopen: isVerlopen } = uitnodiging;
  const datum = formatDate(new Date(verloopt));
  const geldig = isVerlopen ? <Chip kind="warn">{woorden.verlopen}</Chip> : datum;
  return (
    <tr>
      <th scope="row" className={styles.naam}>
        {naam ?? mail}
        {naam !== null && <div className={styles.bij}>{mail}</div>}
        <div className={styles.bij}>{woorden.door(door)}</div>
        <div className={styles.smal}>
          {ROLLEN[rol].label} · {isVerlopen ? geldig : `${kolom.geldig.toLowerCase()} ${datum}`}
        </div>
      </th>
      <td className={styles.breed}>{ROLLEN[rol].label}</td>
      <td className={styles.breed}>{geldig}</td>
      <td className={styles.acties}>
        <Menu
          label={teksten.acties(mail)}
          items={[
            ...(isVerlopen
              ? []
              : [
                  {
                    id: 'link',
                    icon: 'copy',
                    label: woorden.link.kopieren,
                    onAction: onLink,
                  } as const,
                ]),
            { id: 'opnieuw', label: woorden.opnieuw, onAction: onOpnieuw },
            { id: 'intrekken', label: woorden.intrekken, icon: 'close', onAction: onIntrekken },
          ]}
        />
      </td>
    </tr>
  );
};

interface UitnodigingenLijstProps {
  host: HostApi;
  uitnodigingen: readonly Uitnodiging[];
  /** False: mails become files of the server. */
  mailserver: boolean;
  onLink: (uitnodiging: Uitnodiging) => void;
}

/** Who was invited and has not come yet. */
export const UitnodigingenLijst = ({
  host,
  uitnodigingen,
  mailserver,
  onLink,
}: UitnodigingenLijstProps) => {
  const { revalidate } = useRevalidator();
  const { groupId } = host.config.variant;

  const run = async (action: () => Promise<unknown>, text: string): Promise<void> => {
    try {
      await action();
      host.toast('success', text);
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.showError(error, refusalTexts(error));
    }
    await revalidate();
  };

  const sendAgain = ({ id, mail }: Uitnodiging): Promise<void> =>
    run(
      () => stuurUitnodigingOpnieuw(host.api, groupId, id),
      mailserver ? woorden.verstuurd(mail) : woorden.geenMailserver,
    );

  const withdraw = async ({ id, mail }: Uitnodiging): Promise<void> => {
    if (!(await host.confirm(woorden.vraag(mail)))) return;
    await run(() => trekUitnodigingIn(host.api, groupId, id), woorden.ingetrokken(mail));
  };

  return (
    <>
      {!mailserver && <Notice kind="warn">{woorden.geenMailserver}</Notice>}
      <DataTable caption={woorden.lijst}>
        <thead>
          <tr>
            <th scope="col">{kolom.mail}</th>
            <th scope="col" className={styles.breed}>
              {kolom.rol}
            </th>
            <th scope="col" className={styles.breed}>
              {kolom.geldig}
            </th>
            <th scope="col">
              <VisuallyHidden>{kolom.acties}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {uitnodigingen.map((uitnodiging) => (
            <Rij
              key={uitnodiging.id}
              uitnodiging={uitnodiging}
              onLink={() => onLink(uitnodiging)}
              onOpnieuw={() => void sendAgain(uitnodiging)}
              onIntrekken={() => void withdraw(uitnodiging)}
            />
          ))}
        </tbody>
      </DataTable>
    </>
  );
};
