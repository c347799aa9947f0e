import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';

import { Button } from './Button.tsx';
import styles from './FileDrop.module.css';

interface FileDropProps {
  /** What to drop here. */
  title: string;
  /** Of the button that opens the computer's own dialog. */
  choose: string;
  /** As the `accept` of an input. */
  accept: string;
  /** Limits, and what becomes of the file. */
  hint: ReactNode;
  /** In place of all that, while a file is read. */
  busy?: ReactNode;
  onFiles: (files: readonly File[]) => void;
}

/** Where a file comes in: dropped anywhere on the page, or chosen. */
export const FileDrop = ({ title, choose, accept, hint, busy = null, onFiles }: FileDropProps) => {
  const file = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  /** Beside the place the browser would open the file in its stead. */
  const drag = useEffectEvent((event: DragEvent): void => {
    event.preventDefault();
    setOver(event.type === 'dragover');
    if (event.type === 'drop') onFiles([...(event.dataTransfer?.files ?? [])]);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['dragover', 'dragleave', 'drop'] as const) {
      document.addEventListener(type, (event) => drag(event), { signal });
    }
    return () => listening.abort();
  }, []);

  return (
    <div className={styles.place} data-over={isOver || undefined}>
      {busy || (
        <>
          <p className={styles.title}>{title}</p>
          <input
            ref={file}
            type="file"
            hidden
            aria-label={choose}
            accept={accept}
            onChange={({ target }) => {
              onFiles([...(target.files ?? [])]);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
          <Button kind="primary" onClick={() => file.current?.click()}>
            {choose}
          </Button>
          <p className={styles.hint}>{hint}</p>
        </>
      )}
    </div>
  );
};
