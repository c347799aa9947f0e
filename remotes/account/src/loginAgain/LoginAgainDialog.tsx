import type { HostApi } from '@adviestool/contract/remoteModule';
import { selectUser, useSessionStore } from '@adviestool/state/session';
import { Dialog } from '@adviestool/ui/Dialog';
import { Stack } from '@adviestool/ui/Stack';

import { LateBedrijfLogin } from '../login/bedrijfslogin/LateBedrijfLogin.tsx';
import { LoginForm } from '../login/LoginForm.tsx';
import { teksten } from './teksten.ts';

/** Over the page of a user whose session has ended: the page and its input stay as they are. */
export const LoginAgainDialog = ({ host }: { host: HostApi }) => {
  const user = useSessionStore(selectUser);

  return (
    <Dialog open title={teksten.titel} onClose={() => host.session.leave()}>
      <Stack>
        <p>{teksten.uitleg}</p>
        <LoginForm host={host} {...(user === null ? {} : { name: user.name })} />
        <LateBedrijfLogin host={host} bestemming={null} />
      </Stack>
    </Dialog>
  );
};
