import { Button, buttonClass } from '@adviestool/ui/Button';
import { useFocusStays } from '@adviestool/ui/useFocusStays';
import { useState, type ChangeEvent } from 'react';

import styles from '../plek/Bouwplaats.module.css';
import { teksten } from '../plek/teksten.ts';
import { verkleinFoto } from './verkleinFoto.ts';

/** A photo that was taken, under the UUID that it is sent under. */
export interface GekozenFoto {
  id: string;
  inhoud: string;
}

interface FotoKiezerProps {
  /** How many there may be. */
  ruimte: number;
  fotos: readonly GekozenFoto[];
  /** @param change of what there is by then: reading a photo takes a while */
  onChange: (change: (fotos: readonly GekozenFoto[]) => readonly GekozenFoto[]) => void;
  isBusy: boolean;
  onBusy: (isBusy: boolean) => void;
}

/** Photos of a piece: taken, looked at, and taken away. */
export const FotoKiezer = ({ ruimte, fotos, onChange, isBusy, onBusy }: FotoKiezerProps) => {
  const [fout, setFout] = useState<string | null>(null);
  const isFull = fotos.length >= ruimte;

  const add = async (files: readonly File[]): Promise<void> => {
    onBusy(true);
    setFout(null);
    const read: GekozenFoto[] = [];
    for (const file of files.slice(0, ruimte - fotos.length)) {
      const inhoud = await verkleinFoto(file);
      if (inhoud === null) setFout(teksten.fotoMislukt);
      else read.push({ id: crypto.randomUUID(), inhoud });
    }
    if (files.length > ruimte - fotos.length) setFout(teksten.fotosVol);
    onChange((known) => [...known, ...read]);
    onBusy(false);
  };

  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    void add(files);
  };

  const remove = (id: string): void => onChange((known) => known.filter((foto) => foto.id !== id));

  // A photo goes with its button, and what takes one with the last that there may be.
  const stays = useFocusStays<HTMLFieldSetElement>(
    (region) => region.querySelector('input') ?? [...region.querySelectorAll('button')].at(-1),
  );

  return (
    <fieldset {...stays} className={styles.blok}>
      <legend>{teksten.fotos}</legend>
      <div className={styles.fotos}>
        {fotos.map(({ id, inhoud }, index) => (
          <figure key={id}>
            <img src={`data:image/jpeg;base64,${inhoud}`} alt={teksten.foto(index + 1)} />
            <Button onClick={() => remove(id)}>{teksten.fotoWeg(index + 1)}</Button>
          </figure>
        ))}
      </div>
      {isFull ? (
        <span>{teksten.fotosVol}</span>
      ) : (
        <label className={`${buttonClass('secondary')} ${styles.knop} ${styles.kies}`}>
          {teksten.fotoMaken}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            aria-busy={isBusy}
            onChange={take}
          />
        </label>
      )}
      {fout !== null && (
        <p role="alert" className={styles.fout}>
          {fout}
        </p>
      )}
    </fieldset>
  );
};
