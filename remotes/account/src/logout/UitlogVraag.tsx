import { PROJECTS } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { ActionBar } from '@adviestool/ui/ActionBar';
import { Button, buttonClass } from '@adviestool/ui/Button';
import { Stack } from '@adviestool/ui/Stack';
import { useState } from 'react';
import { Link, useLoaderData } from 'react-router';

import { AccountCard } from '../card/AccountCard.tsx';
import { teksten } from '../wachtend/teksten.ts';
import { Wachtend } from '../wachtend/Wachtend.tsx';
import type { WachtendProject } from '../wachtend/wachtend.ts';

interface UitlogVraagProps {
  host: HostApi;
  /** Ends the session, and what was not sent with it; a logout that fails loses nothing. @returns where to go */
  onLeave: () => Promise<string>;
}

/** Asks who logs out with something to send: send it first, lose it, or stay. */
export const UitlogVraag = ({ host, onLeave }: UitlogVraagProps) => {
  const wachtend = useLoaderData<readonly WachtendProject[]>();
  const [isLeaving, setLeaving] = useState(false);

  const leave = async (): Promise<void> => {
    setLeaving(true);
    host.navigate(await onLeave(), { replace: true });
  };

  return (
    <AccountCard title={teksten.titel}>
      <Stack>
        <Wachtend wachtend={wachtend} uitleg={teksten.uitleg} />
        <ActionBar>
          <Button kind="danger" busy={isLeaving} onClick={() => void leave()}>
            {teksten.uitlogEnWeg}
          </Button>
          <Link to={PROJECTS} className={buttonClass('primary')}>
            {teksten.blijven}
          </Link>
        </ActionBar>
      </Stack>
    </AccountCard>
  );
};
