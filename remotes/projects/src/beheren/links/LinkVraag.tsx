import {
  INZAGE_DAGEN,
  INZAGE_LABEL_MAX,
  type InzageDagen,
  type InzageLinkVraag,
} from '@adviestool/contract/inzage';
import { teksten } from '@adviestool/inzagelinks/teksten';
import { Button } from '@adviestool/ui/Button';
import { NativeSelect } from '@adviestool/ui/NativeSelect';
import { TextInput } from '@adviestool/ui/TextInput';
import { useId, useState, type SubmitEvent } from 'react';

import { teLang } from '@adviestool/projectoverzicht/zoeken/teLang';
import styles from './LinksSectie.module.css';

const EERST: InzageDagen = 30;

interface LinkVraagProps {
  /** @returns whether the link was made */
  onMake: (vraag: InzageLinkVraag) => Promise<boolean>;
}

/** For whom a link is, and how long it works. */
export const LinkVraag = ({ onMake }: LinkVraagProps) => {
  const id = useId();
  const [label, setLabel] = useState('');
  const [dagen, setDagen] = useState<InzageDagen>(EERST);
  const fout = teLang(label, INZAGE_LABEL_MAX);
  const [isBusy, setBusy] = useState(false);

  const make = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (fout !== undefined) return;
    setBusy(true);
    const isMade = await onMake({ dagen, label: label.trim() === '' ? null : label.trim() });
    setBusy(false);
    if (isMade) setLabel('');
  };

  return (
    <form className={styles.vraag} onSubmit={(event) => void make(event)}>
      <label className={styles.veld}>
        {teksten.voorWie}
        <small id={`${id}-uitleg`}>{teksten.voorWieUitleg}</small>
        <TextInput
          value={label}
          autoComplete="off"
          aria-invalid={fout === undefined ? undefined : true}
          aria-describedby={fout === undefined ? `${id}-uitleg` : `${id}-uitleg ${id}-fout`}
          onChange={({ currentTarget }) => setLabel(currentTarget.value)}
        />
      </label>
      <label className={`${styles.veld} ${styles.dagen}`}>
        {teksten.geldig}
        <NativeSelect
          value={dagen}
          onChange={({ currentTarget }) =>
            setDagen(INZAGE_DAGEN.find((each) => String(each) === currentTarget.value) ?? EERST)
          }
        >
          {INZAGE_DAGEN.map((each) => (
            <option key={each} value={each}>
              {teksten.dagen(each)}
            </option>
          ))}
        </NativeSelect>
      </label>
      <Button type="submit" kind="primary" busy={isBusy}>
        {teksten.maken}
      </Button>
      {fout !== undefined && (
        <p id={`${id}-fout`} role="alert" className={styles.fout}>
          {fout}
        </p>
      )}
    </form>
  );
};
