import { fetchCurrentUser } from '@adviestool/contract/api/session';
import { isApiError } from '@adviestool/contract/api/apiError';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { buttonClass } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { useEffect } from 'react';

import styles from './BedrijfLogin.module.css';
import { redenTekst } from './redenTekst.ts';
import { teksten } from './teksten.ts';

interface BedrijfLoginProps {
  host: HostApi;
  bedrijf: string;
  /** Where to after the login; null: this page stays, and the login is done in another tab. */
  bestemming: string | null;
  /** Why the provider's answer let nobody in; null: it did not, or there was none. */
  reden: string | null;
}

/** Goes on as soon as somebody who comes back to this tab has logged in in the other one. */
const useOtherTab = (host: HostApi, isAwaited: boolean): void => {
  useEffect(() => {
    if (!isAwaited) return undefined;
    const look = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      try {
        if ((await fetchCurrentUser(host.api)) !== null) await host.session.renewed();
      } catch (error) {
        if (!isApiError(error)) throw error;
        host.showError(error);
      }
    };
    const listener = (): void => void look();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, [host, isAwaited]);
};

/** To log in by the company's own provider, beside the form; fetched where a company has one alone. */
export const BedrijfLogin = ({ host, bedrijf, bestemming, reden }: BedrijfLoginProps) => {
  const isElsewhere = bestemming === null;
  useOtherTab(host, isElsewhere);
  const query = new URLSearchParams(bestemming === null ? {} : { bestemming });
  const address = `/api/v2/group/${host.config.variant.groupId}/bedrijfslogin/inloggen?${query}`;
  return (
    <div className={styles.login}>
      {reden !== null && (
        <Notice kind="bad" role="alert">
          {redenTekst(reden)}
        </Notice>
      )}
      <a
        className={buttonClass('secondary')}
        href={address}
        {...(isElsewhere && { target: '_blank', rel: 'noreferrer' })}
      >
        {teksten.inloggen(bedrijf)}
      </a>
      {isElsewhere && <p>{teksten.nieuwTabblad}</p>}
    </div>
  );
};
