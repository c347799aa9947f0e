import { isApiError } from '@adviestool/contract/api/apiError';
import { removeLogo, saveLogo } from '@adviestool/contract/api/bedrijf';
import { refusalTexts } from '@adviestool/contract/api/refusalTexts';
import { LOGO_GRENZEN, LOGO_TYPES, type Logo } from '@adviestool/contract/bedrijf';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button } from '@adviestool/ui/Button';
import { Card } from '@adviestool/ui/Card';
import { FileDrop } from '@adviestool/ui/FileDrop';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';
import { useState } from 'react';
import { useRevalidator } from 'react-router';

import { LogoBeeld } from './LogoBeeld.tsx';
import styles from './LogoKaart.module.css';
import { readDataUrl } from './readDataUrl.ts';
import { teksten } from './teksten.ts';

interface LogoKaartProps {
  host: HostApi;
  logo: Logo | null;
  magWijzigen: boolean;
}

const base64Of = async (file: Blob): Promise<string> =>
  (await readDataUrl(file)).replace(/^[^,]*,/, '');

interface LogoKiezerProps {
  host: HostApi;
  /** It is stored. */
  onSaved: () => Promise<void>;
}

/** Takes one file and stores it; why it was refused stays on the page. */
const LogoKiezer = ({ host, onSaved }: LogoKiezerProps) => {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const save = async (file: File): Promise<void> => {
    setBusy(true);
    try {
      await saveLogo(host.api, host.config.variant.groupId, await base64Of(file));
      host.toast('success', teksten.opgeslagen);
      await onSaved();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFault(host.errorText(error, refusalTexts(error)));
    } finally {
      setBusy(false);
    }
  };

  const take = (files: readonly File[]): void => {
    const [file, ...more] = files;
    if (file === undefined) return;
    if (more.length > 0) setFault(teksten.eenTegelijk);
    else if (file.size > LOGO_GRENZEN.bytes) setFault(teksten.teGroot);
    else {
      setFault(null);
      void save(file);
    }
  };

  return (
    <Stack>
      {fault !== null && (
        <Notice kind="bad" role="alert">
          {fault}
        </Notice>
      )}
      <FileDrop
        title={teksten.sleep}
        choose={teksten.kies}
        accept={LOGO_TYPES.join(',')}
        hint={teksten.grenzen}
        busy={isBusy ? <output>{teksten.bezig}</output> : null}
        onFiles={take}
      />
    </Stack>
  );
};

/** The logo on reports, which an administrator puts there, replaces and removes. */
export const LogoKaart = ({ host, logo, magWijzigen }: LogoKaartProps) => {
  const { revalidate } = useRevalidator();
  const [isReplacing, setReplacing] = useState(false);

  const remove = async (): Promise<void> => {
    if (!(await host.confirm(teksten.vraag))) return;
    try {
      await removeLogo(host.api, host.config.variant.groupId);
      host.toast('success', teksten.verwijderd);
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.showError(error);
    }
    await revalidate();
  };

  const showSaved = async (): Promise<void> => {
    await revalidate();
    setReplacing(false);
  };

  return (
    <Card title={teksten.titel}>
      <Stack>
        <p>{teksten.uitleg}</p>
        {logo === null ? (
          !magWijzigen && <p>{teksten.geen}</p>
        ) : (
          <LogoBeeld key={logo.gewijzigd} host={host} logo={logo} />
        )}
        {magWijzigen && logo !== null && (
          <div className={styles.knoppen}>
            <Button onClick={() => setReplacing(!isReplacing)}>
              {isReplacing ? teksten.annuleren : teksten.vervangen}
            </Button>
            <Button kind="quiet" icon="trash" onClick={() => void remove()}>
              {teksten.verwijderen}
            </Button>
          </div>
        )}
        {magWijzigen && (logo === null || isReplacing) && (
          <LogoKiezer host={host} onSaved={showSaved} />
        )}
      </Stack>
    </Card>
  );
};
