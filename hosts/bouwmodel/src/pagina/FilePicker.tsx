import { Button } from '@adviestool/ui/Button';
import { joinClasses } from '@adviestool/ui/joinClasses';
import { useRef, useState } from 'react';

import styles from './FilePicker.module.css';
import { teksten } from '../model/teksten.ts';

const EXAMPLE = new URL('@adviestool/ifc/voorbeeld/mini.ifc', import.meta.url);
const EXAMPLE_NAME = 'mini.ifc';

interface FilePickerProps {
  /** A file is open already. */
  isOpen: boolean;
  onFile: (file: File) => void;
}

const fetchExample = async (): Promise<File> =>
  new File([await (await fetch(EXAMPLE)).blob()], EXAMPLE_NAME);

/** Takes a file: chosen, or dropped anywhere on it. */
export const FilePicker = ({ isOpen, onFile }: FilePickerProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
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
        take(event.dataTransfer.files);
      }}
    >
      <input
        ref={input}
        type="file"
        accept=".ifc,.ifczip,.zip"
        hidden
        aria-label={teksten.choose}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file may be chosen again, after it was exported anew.
          event.currentTarget.value = '';
        }}
      />
      <Button kind={isOpen ? 'quiet' : 'primary'} onClick={() => input.current?.click()}>
        {isOpen ? teksten.chooseOther : teksten.choose}
      </Button>
      <span className={styles.hint}>{teksten.drop}</span>
      {!isOpen && (
        <Button kind="quiet" onClick={() => void fetchExample().then(onFile)}>
          {teksten.example}
        </Button>
      )}
    </div>
  );
};
