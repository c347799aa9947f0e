import { isApiError } from '@adviestool/contract/api/apiError';
import { stuurUitnodigingOpnieuw, trekUitnodigingIn } from '@adviestool/contract/api/leden';
import { refusalTexts } from '@adviestool/contract/api/refusalTexts';
import type { Uitnodiging } from '@adviestool/contract/leden';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Chip } from '@adviestool/ui/Chip';
import { formatDate } from '@adviestool/ui/format';
import { Notice } from '@adviestool/ui/Notice';
import { useRevalidator } from 'react-router';

import { ROLLEN } from '@adviestool/contract/rollen';
import { MensenTabel, type MensRij } from './MensenTabel.tsx';
import { teksten } from './teksten.ts';

const { uitnodiging: woorden } = teksten;
const { kolom } = woorden;

interface UitnodigingActies {
  mailserver: boolean;
  onOpnieuw: () => void;
  onLink: () => void;
  onIntrekken: () => void;
}

const rijVan = (
  { id, mail, naam, rol, door, verloopt, is_verlopen: isVerlopen }: Uitnodiging,
  { mailserver, onOpnieuw, onLink, onIntrekken }: UitnodigingActies,
): MensRij => {
  const datum = formatDate(new Date(verloopt));
  const geldig = isVerlopen ? (
    <Chip key="geldig" kind="warn">
      {woorden.verlopen}
    </Chip>
  ) : (
    datum
  );
  const link = {
    id: 'link',
    icon: 'copy',
    label: woorden.link.kopieren,
    onAction: onLink,
  } as const;
  return {
    id,
    naam: naam ?? mail,
    bij: [...(naam === null ? [] : [mail]), woorden.door(door)],
    cellen: [ROLLEN[rol].label, geldig],
    smal: (
      <>
        {ROLLEN[rol].label} · {isVerlopen ? geldig : `${kolom.geldig.toLowerCase()} ${datum}`}
      </>
    ),
    acties: {
      label: teksten.acties(mail),
      items: [
        ...(isVerlopen ? [] : [link]),
        { id: 'opnieuw', label: woorden.opnieuw(mailserver), onAction: onOpnieuw },
        { id: 'intrekken', label: woorden.intrekken, icon: 'close', onAction: onIntrekken },
      ],
    },
  };
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
      <MensenTabel
        caption={woorden.lijst}
        naam={kolom.mail}
        kolommen={[{ label: kolom.rol }, { label: kolom.geldig }]}
        acties={kolom.acties}
        rijen={uitnodigingen.map((uitnodiging) =>
          rijVan(uitnodiging, {
            mailserver,
            onLink: () => onLink(uitnodiging),
            onOpnieuw: () => void sendAgain(uitnodiging),
            onIntrekken: () => void withdraw(uitnodiging),
          }),
        )}
      />
    </>
  );
};
