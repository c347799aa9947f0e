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
import { flushSync } from 'react-dom';

import styles from './KopieerLink.module.css';
import { teksten } from './teksten.ts';

const { link: woorden } = teksten.uitnodiging;

/**
 * Begun at the press: Safari does not copy once something was waited for, but waits for what is copied.
 * @returns whether it was copied
 */
const copyLater = async (made: Promise<string | null>): Promise<boolean> => {
  const text = made.then((link) => {
    if (link === null) throw new Error('There is no link.');
    return new Blob([link], { type: 'text/plain' });
  });
  const write = async (): Promise<void> =>
    navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
  const [copied] = await Promise.allSettled([write(), text]);
  return copied.status === 'fulfilled';
};

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
    const made = adres === null ? make() : Promise.resolve(adres);
    const copied = copyLater(made);
    const link = await made;
    setBezig(false);
    // It may be selected next.
    flushSync(() => setAdres(link));
    if (link === null) return;
    if (await copied) {
      host.toast('success', woorden.gekopieerd(mail));
      return;
    }
    invoer.current?.select();
    host.toast('warning', woorden.nietGekopieerd);
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
