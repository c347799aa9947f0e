import type { ImportItem } from '@adviestool/contract/importQueue';
import type { HostApi } from '@adviestool/contract/remoteModule';
import {
  canRunImports,
  clearImports,
  isAnalysisOngoing,
  isImportOngoing,
  summariseImports,
} from '@adviestool/domain/import/importQueue';
import { changeImportQueue, useImportQueueStore } from '@adviestool/state/importQueue';
import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';
import { useEffect, useRef, useState } from 'react';

import { analyseImports } from './analyseImports.ts';
import styles from './ImportDialog.module.css';
import { ImportRegel } from './ImportRegel.tsx';
import { finishImports, runImports } from './runImports.ts';
import { keuzeIdOf } from './StrategieKeuze.tsx';
import { teksten } from './teksten.ts';

const isInRun = ({ run }: ImportItem): boolean => run.status !== 'idle';

/** How far the run is as a whole. */
const Voortgang = ({ items }: { items: readonly ImportItem[] }) => {
  const gedaan = items.filter(
    ({ run: { status } }) => status === 'success' || status === 'error',
  ).length;
  const text = teksten.voortgang(gedaan, items.length);
  return (
    <div className={styles['voortgang']}>
      <p>{text}</p>
      <progress aria-label={text} value={gedaan} max={items.length} />
    </div>
  );
};

/** What the parent frame has sent: what to do with each project, how far it is, what came of it. */
export const ImportDialog = ({ host }: { host: HostApi }) => {
  const queue = useImportQueueStore();
  const title = useRef<HTMLSpanElement>(null);
  /** The receipt up to which the user asked to import: what has no choice then says so. */
  const [askedFor, setAskedFor] = useState(0);
  const isRunning = isImportOngoing(queue);
  const summary = summariseImports(queue);
  // What has come in since a run is for the next one.
  const items = isRunning || summary !== null ? queue.items.filter(isInRun) : queue.items;
  const later = queue.items.length - items.length;

  useEffect(() => {
    // With the focus on a button, a long list would be scrolled to its end.
    title.current?.focus();
  }, []);

  useEffect(() => {
    void analyseImports(host);
    return useImportQueueStore.subscribe((now, before) => {
      if (now.receipts !== before.receipts) void analyseImports(host);
    });
  }, [host]);

  const run = (): void => {
    if (canRunImports(queue)) {
      void runImports(host);
      return;
    }
    setAskedFor(queue.receipts);
    const open = items.find(({ strategy }) => strategy === null);
    if (open !== undefined) document.getElementById(keuzeIdOf(open))?.focus();
  };
  const leave = (): void => {
    if (summary === null) {
      changeImportQueue(clearImports);
      return;
    }
    finishImports(host);
    // The button, which stays, has another meaning now.
    title.current?.focus();
  };

  return (
    <Dialog
      open
      title={
        <span ref={title} tabIndex={-1} className={styles['title']}>
          {teksten.titel(items.length)}
        </span>
      }
      {...(!isRunning && { onClose: leave })}
      actions={
        <>
          {summary === null && (
            <Button disabled={isRunning} onClick={leave}>
              {teksten.annuleren}
            </Button>
          )}
          <Button
            kind="primary"
            busy={isRunning || (summary === null && isAnalysisOngoing(queue))}
            onClick={summary === null ? run : leave}
          >
            {summary === null ? teksten.importeren : teksten.afronden}
          </Button>
        </>
      }
    >
      <Stack>
        <output className={styles['stand']}>
          {isRunning && <Voortgang items={items} />}
          {summary !== null && (
            <Notice kind={teksten.uitkomst[summary].kind} title={teksten.uitkomst[summary].titel}>
              {later > 0 ? teksten.later(later) : undefined}
            </Notice>
          )}
        </output>
        {items.length === 0 ? (
          <p>{teksten.leeg}</p>
        ) : (
          <ul className={styles['lijst']} aria-label={teksten.lijst}>
            {items.map((item) => (
              <ImportRegel
                key={item.receipt}
                host={host}
                item={item}
                isAsked={item.receipt <= askedFor}
                onRetry={() => void analyseImports(host)}
              />
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
};
