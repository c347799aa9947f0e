import { Button } from '@adviestool/ui/Button';
import { ConfirmDialog } from '@adviestool/ui/ConfirmDialog';
import { joinClasses } from '@adviestool/ui/joinClasses';
import { useRef, useState } from 'react';

import styles from './FilePicker.module.css';
import { teksten } from '../model/teksten.ts';

const EXAMPLE = new URL('@adviestool/ifc/voorbeeld/mini.ifc', import.meta.url);
const EXAMPLE_NAME = 'mini.ifc';

interface FilePickerProps {
  /** A file is open already. */
  isOpen: boolean;
  /** Others are read or asked about: adding a file would end that, and leave those out. */
  isBusy: boolean;
  /** What is open has groups or choices of the user, which nothing brings back. */
  isBewerkt: boolean;
  /** @param isAdded they are of the building that is open */
  onFiles: (files: readonly File[], isAdded: boolean) => void;
}

const fetchExample = async (): Promise<File> =>
  new File([await (await fetch(EXAMPLE)).blob()], EXAMPLE_NAME);

/** Takes a file: chosen, or dropped anywhere on it. */
export const FilePicker = ({ isOpen, isBusy, isBewerkt, onFiles }: FilePickerProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  /** What is chosen next is added. */
  const isAdded = useRef(false);
  /** They would take the place of what the user made; empty: nothing is asked. */
  const [asked, setAsked] = useState<readonly File[]>([]);
  const take = (files: FileList | null, isMore: boolean): void => {
    const all = [...(files ?? [])];
    if (isBewerkt && !isMore) setAsked(all);
    else if (all.length > 0) onFiles(all, isMore);
  };
  const choose = (isMore: boolean): void => {
    isAdded.current = isMore;
    input.current?.click();
  };

  return (
    <div
      className={joinClasses(styles.picker, isOpen && styles.open, isOver && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        take(event.dataTransfer.files, false);
      }}
    >
      <input
        ref={input}
        type="file"
        accept=".ifc,.ifczip,.zip"
        hidden
        multiple
        aria-label={teksten.choose}
        onChange={(event) => {
          take(event.currentTarget.files, isAdded.current);
          isAdded.current = false;
          // The same file may be chosen again, after it was exported anew.
          event.currentTarget.value = '';
        }}
      />
      <Button kind={isOpen ? 'quiet' : 'primary'} onClick={() => choose(false)}>
        {isOpen ? teksten.chooseOther : teksten.choose}
      </Button>
      {isOpen && (
        <Button kind="quiet" disabled={isBusy} onClick={() => choose(true)}>
          {teksten.add}
        </Button>
      )}
      <span className={styles.hint}>{teksten.drop}</span>
      {!isOpen && (
        <Button
          kind="quiet"
          onClick={() => void fetchExample().then((file) => onFiles([file], false))}
        >
          {teksten.example}
        </Button>
      )}
      <ConfirmDialog
        open={asked.length > 0}
        title={teksten.vervangen.titel}
        confirmLabel={teksten.vervangen.bevestigen}
        danger
        onConfirm={() => {
          setAsked([]);
          onFiles(asked, false);
        }}
        onCancel={() => setAsked([])}
      >
        <p>{teksten.vervangen.uitleg}</p>
      </ConfirmDialog>
    </div>
  );
};
