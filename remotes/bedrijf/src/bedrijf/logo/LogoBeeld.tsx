import { isApiError } from '@adviestool/contract/api/apiError';
import { fetchLogo } from '@adviestool/contract/api/bedrijf';
import type { Logo } from '@adviestool/contract/bedrijf';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { useEffect, useState } from 'react';

import styles from './LogoBeeld.module.css';
import { readDataUrl } from './readDataUrl.ts';
import { teksten } from './teksten.ts';

/** The logo on white, as on paper. It is fetched with the session, which an address would not carry. */
export const LogoBeeld = ({ host, logo }: { host: HostApi; logo: Logo }) => {
  const [url, setUrl] = useState<string | null>(null);
  const { breedte, hoogte } = logo;

  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      try {
        const read = await readDataUrl(await fetchLogo(host.api, host.config.variant.groupId));
        if (!isGone) setUrl(read);
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (!isGone) host.showError(error);
      }
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [host]);

  return (
    <figure className={styles.figuur}>
      <div className={styles.papier}>
        {url !== null && <img src={url} alt={teksten.alt} width={breedte} height={hoogte} />}
      </div>
      <figcaption>{teksten.maat(breedte, hoogte)}</figcaption>
    </figure>
  );
};
