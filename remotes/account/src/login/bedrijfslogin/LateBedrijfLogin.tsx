import type { HostApi } from '@adviestool/contract/remoteModule';
import { useSessionStore } from '@adviestool/state/session';
import { lazy, Suspense } from 'react';

const BedrijfLogin = lazy(async () => ({
  default: (await import('./BedrijfLogin.tsx')).BedrijfLogin,
}));

interface LateBedrijfLoginProps {
  host: HostApi;
  bestemming: string | null;
  reden?: string | null;
}

/** Nothing where the company has no provider of its own; else the button, once it is fetched. */
export const LateBedrijfLogin = ({ reden = null, ...rest }: LateBedrijfLoginProps) => {
  const group = useSessionStore((session) => ('group' in session ? session.group : null));
  if (group?.bedrijfslogin !== true) return null;
  return (
    <Suspense>
      <BedrijfLogin {...rest} reden={reden} bedrijf={group.label} />
    </Suspense>
  );
};
