import { isApiError } from '@adviestool/contract/api/apiError';
import { maakUitnodigingLink } from '@adviestool/contract/api/leden';
import { refusalTexts } from '@adviestool/contract/api/refusalTexts';
import type { Uitnodiging } from '@adviestool/contract/leden';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { UITNODIGING } from '@adviestool/contract/uitnodigingPath';
import { Button } from '@adviestool/ui/Button';
import { TextInput } from '@adviestool/ui/TextInput';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { useRef, useState } from 'react';

import styles from './KopieerLink.module.css';
import { teksten } from './teksten.ts';

const { link: woorden } = teksten.uitnodiging;

interface KopieerLinkProps {
  host: HostApi;
  uitnodiging: Pick<Uitnodiging, 'id' | 'mail'>;
}

/** Makes the link of an invitation and copies it; it stays in sight for a browser that lets no page copy. */
export const KopieerLink = ({ host, uitnodiging: { id, mail } }: KopieerLinkProps) => {
  const [adres, setAdres] = useState<string | null>(null);
  const [isBezig, setBezig] = useState(false);
  const invoer = useRef<HTMLInputElement>(null);

  const make = async (): Promise<string | null> => {
    try {
      const token = await maakUitnodigingLink(host.api, host.config.variant.groupId, id);
      return `${location.origin}${UITNODIGING}#${token}`;
    } catch (error) {
      if (!isApiError(error)) throw error;
      host.showError(error, refusalTexts(error));
      return null;
    }
  };

  const copy = async (): Promise<void> => {
    setBezig(true);
    // The same link again: another one would end it.
    const link = adres ?? (await make());
    setBezig(false);
    setAdres(link);
    if (link === null) return;
    try {
      await navigator.clipboard.writeText(link);
      host.toast('success', woorden.gekopieerd(mail));
    } catch {
      invoer.current?.select();
      host.toast('warning', woorden.nietGekopieerd);
    }
  };

  return (
    <div className={styles.link}>
      <Button icon="copy" busy={isBezig} onClick={() => void copy()}>
        {woorden.kopieren}
        <VisuallyHidden> {woorden.voor(mail)}</VisuallyHidden>
      </Button>
      {adres !== null && (
        <TextInput
          ref={invoer}
          readOnly
          aria-label={woorden.adres(mail)}
          value={adres}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </div>
  );
};
