import type { InzageSoort } from '@adviestool/contract/inzage';
import { BOUWPLAATS, INZAGE } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { teksten } from '@adviestool/inzagelinks/teksten';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { TextInput } from '@adviestool/ui/TextInput';
import { useEffect, useId, useRef } from 'react';

import styles from './LinksSectie.module.css';

const { nieuw } = teksten;

export interface GemaakteLink {
  id: string;
  soort: InzageSoort;
  token: string;
}

/** What a link leads to, for who gets it: only the browser sees what stands behind the sign. */
const addressOf = ({ soort, token }: GemaakteLink): string =>
  `${location.origin}${soort === 'bouwplaats' ? BOUWPLAATS : INZAGE}#${token}`;

/** A link that was just made, the only time that it is shown. */
export const NieuweLink = ({ host, link }: { host: HostApi; link: GemaakteLink }) => {
  const input = useRef<HTMLInputElement>(null);
  const uitlegId = useId();
  const address = addressOf(link);

  // Heard by who does not see it appear, and at hand to copy.
  useEffect(() => input.current?.focus(), []);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      host.toast('success', nieuw.gekopieerd);
    } catch {
      // Not every browser lets a page copy.
      input.current?.select();
      host.toast('warning', nieuw.nietGekopieerd);
    }
  };

  return (
    <Notice kind="ok" title={nieuw.titel}>
      <p id={uitlegId}>{nieuw.uitleg}</p>
      <div className={styles.nieuw}>
        <label className={styles.veld}>
          {nieuw.link}
          <TextInput
            ref={input}
            readOnly
            aria-describedby={uitlegId}
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
        <Button kind="primary" icon="copy" onClick={() => void copy()}>
          {nieuw.kopieren}
        </Button>
      </div>
    </Notice>
  );
};
