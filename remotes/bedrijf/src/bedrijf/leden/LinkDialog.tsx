import type { Uitnodiging } from '@adviestool/contract/leden';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Dialog } from '@adviestool/ui/Dialog';
import { Stack } from '@adviestool/ui/Stack';

import { KopieerLink } from './KopieerLink.tsx';
import { teksten } from './teksten.ts';

const { link: woorden } = teksten.uitnodiging;

interface LinkDialogProps {
  host: HostApi;
  uitnodiging: Uitnodiging;
  /** False: mails become files of the server. */
  mailserver: boolean;
  onClose: () => void;
}

/** The link of an invitation, to hand over oneself. */
export const LinkDialog = ({ host, uitnodiging, mailserver, onClose }: LinkDialogProps) => (
  <Dialog open title={woorden.titel(uitnodiging.naam ?? uitnodiging.mail)} onClose={onClose}>
    <Stack>
      <p>{woorden.uitleg(mailserver)}</p>
      <KopieerLink host={host} uitnodiging={uitnodiging} />
    </Stack>
  </Dialog>
);
