import type { Release } from '@adviestool/contract/release';
import { Button } from '@adviestool/ui/Button';
import { DefinitionList } from '@adviestool/ui/DefinitionList';
import { Dialog } from '@adviestool/ui/Dialog';
import { Stack } from '@adviestool/ui/Stack';
import { useState } from 'react';

import { connectionText, useConnectionStore } from '../../connection/connectionStore.ts';
import { teksten as verbindingTeksten } from '../../connection/teksten.ts';
import { DebugSection } from '../../debug/DebugSection.tsx';
import { teksten } from './teksten.ts';
import styles from './VersionDialog.module.css';
import { versionLines, versionText } from './versionLines.ts';

interface Props {
  release: Release;
  onClose: () => void;
}

type CopyState = 'idle' | 'copied' | 'failed';

const COPY_TEXTS: Record<CopyState, string> = {
  idle: '',
  copied: teksten.gekopieerd,
  failed: teksten.nietGekopieerd,
};

/** Which versions the page is made of, to read out or send to the support. */
export const VersionDialog = ({ release, onClose }: Props) => {
  const [copyState, setCopyState] = useState<CopyState>('idle');
  const connection = useConnectionStore();
  const { whole, remotes } = versionLines(release);
  const connectionLine = { term: verbindingTeksten.verbinding, value: connectionText(connection) };

  const copy = async (): Promise<void> => {
    const text = versionText([
      ...whole,
      ...remotes,
      connectionLine,
      { term: teksten.pagina, value: location.href },
      { term: teksten.browser, value: navigator.userAgent },
    ]);
    try {
      await navigator.clipboard.writeText(text);
      setCopyState('copied');
    } catch {
      // Refused, or not offered on a page without https.
      setCopyState('failed');
    }
  };

  return (
    <Dialog
      open
      title={teksten.titel}
      onClose={onClose}
      actions={
        <>
          <output className={styles['outcome']}>{COPY_TEXTS[copyState]}</output>
          <Button icon="copy" onClick={() => void copy()}>
            {teksten.kopieren}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{teksten.uitleg}</p>
        <DefinitionList items={[...whole, connectionLine]} />
        <section>
          <h3 className={styles['heading']}>{teksten.onderdelen}</h3>
          <DefinitionList items={remotes} />
        </section>
        <DebugSection variant={release.variant} />
      </Stack>
    </Dialog>
  );
};
