import type { HostApi } from '@adviestool/contract/remoteModule';
import { selectUser, useSessionStore } from '@adviestool/state/session';
import { Dialog } from '@adviestool/ui/Dialog';
import { Stack } from '@adviestool/ui/Stack';

import { LoginForm } from '../login/LoginForm.tsx';
import { TITEL, UITLEG } from './teksten.ts';

/** Over the page of a user whose session has ended: the page and its input stay as they are. */
export const LoginAgainDialog = ({ host }: { host: HostApi }) => {
  const user = useSessionStore(selectUser);

  return (
    <Dialog open title={TITEL} onClose={() => host.session.leave()}>
      <Stack>
        <p>{UITLEG}</p>
        <LoginForm host={host} {...(user === null ? {} : { name: user.name })} />
      </Stack>
    </Dialog>
  );
};
