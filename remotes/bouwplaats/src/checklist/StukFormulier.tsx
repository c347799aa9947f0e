import {
  MONTAGE_AFWIJKINGEN,
  MONTAGE_GRENZEN,
  type GetoondAdvies,
} from '@adviestool/contract/montage';
import { ZIJDEN } from '@adviestool/contract/zijde';
import { Button } from '@adviestool/ui/Button';
import { NativeSelect } from '@adviestool/ui/NativeSelect';
import { Toggle } from '@adviestool/ui/Toggle';
import { TextInput } from '@adviestool/ui/TextInput';
import { useEffect, useRef, useState } from 'react';

import styles from '../plek/Bouwplaats.module.css';
import { showFouten } from '../plek/showFouten.ts';
import { teksten } from '../plek/teksten.ts';
import { Veld } from '../plek/Veld.tsx';
import { FotoKiezer } from './FotoKiezer.tsx';
import { foutenIn, isZelfdeInvoer, type Geplaatst, type StukInvoer } from './invoerVan.ts';

interface StukFormulierProps {
  begin: StukInvoer;
  getoond: GetoondAdvies;
  /** What was said of the piece when it is placed; null: it is not. */
  placed: Geplaatst | null;
  /** Hears whether it holds what was not kept yet, a photo that is being read too. */
  onIngevuld: (isIngevuld: boolean) => void;
  /** What was filled in is being kept. */
  isSaying: boolean;
  /** @param timeStamp of the tap, as events count */
  onSay: (invoer: StukInvoer, timeStamp: number) => void;
}

/** What is otherwise than advised, and photos of it. */
export const StukFormulier = ({
  begin,
  getoond,
  placed,
  onIngevuld,
  isSaying,
  onSay,
}: StukFormulierProps) => {
  const form = useRef<HTMLFormElement>(null);
  const [was] = useState(begin);
  const [invoer, setInvoer] = useState(was);
  const [isBusy, setBusy] = useState(false);
  const [isTold, setTold] = useState(false);
  const fouten = isTold ? foutenIn(invoer, getoond, placed) : {};
  const { ankers, isGeplaatst, afwijking, toelichting, eerder, fotos } = invoer;

  const isIngevuld = isBusy || !isZelfdeInvoer(invoer, was);
  useEffect(() => {
    onIngevuld(isIngevuld);
    return () => onIngevuld(false);
  }, [isIngevuld, onIngevuld]);

  // What opened it is not there any more.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), []);

  const say = (timeStamp: number): void => {
    if (Object.keys(foutenIn(invoer, getoond, placed)).length === 0) onSay(invoer, timeStamp);
    else showFouten(form.current, () => setTold(true));
  };

  return (
    <form
      ref={form}
      className={styles.formulier}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) say(event.timeStamp);
      }}
    >
      {placed === null && (
        <Toggle
          label={teksten.isGeplaatst}
          checked={isGeplaatst}
          onChange={(isChecked) => setInvoer({ ...invoer, isGeplaatst: isChecked })}
        />
      )}
      {isGeplaatst && (
        <fieldset className={styles.blok}>
          <legend>{teksten.gemonteerdePer}</legend>
          {ZIJDEN.filter((zijde) => getoond[zijde] !== undefined).map((zijde) => (
            <Veld key={zijde} label={teksten.zijde[zijde]} fout={fouten[zijde] ?? null}>
              {(marks) => (
                <TextInput
                  {...marks}
                  inputMode="numeric"
                  isNumeric
                  value={ankers[zijde]}
                  onChange={({ currentTarget: { value } }) =>
                    setInvoer({ ...invoer, ankers: { ...ankers, [zijde]: value } })
                  }
                />
              )}
            </Veld>
          ))}
        </fieldset>
      )}
      <Veld label={teksten.afwijking} fout={fouten.afwijking ?? null}>
        {(marks) => (
          <NativeSelect
            {...marks}
            value={afwijking ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setInvoer({
                ...invoer,
                afwijking: MONTAGE_AFWIJKINGEN.find((each) => each === value) ?? null,
              })
            }
          >
            <option value="">{teksten.geenAfwijking}</option>
            {MONTAGE_AFWIJKINGEN.map((each) => (
              <option key={each} value={each}>
                {teksten.afwijkingen[each]}
              </option>
            ))}
          </NativeSelect>
        )}
      </Veld>
      <label className={styles.veld}>
        {teksten.toelichting}
        <textarea
          rows={2}
          maxLength={MONTAGE_GRENZEN.toelichting}
          value={toelichting}
          onChange={({ currentTarget: { value } }) => setInvoer({ ...invoer, toelichting: value })}
        />
      </label>
      <FotoKiezer
        ruimte={MONTAGE_GRENZEN.fotos - eerder.length}
        fotos={fotos}
        isBusy={isBusy}
        onBusy={setBusy}
        onChange={(change) => setInvoer((known) => ({ ...known, fotos: change(known.fotos) }))}
      />
      <Button type="submit" kind="primary" busy={isBusy || isSaying}>
        {teksten.vastleggen}
      </Button>
    </form>
  );
};
