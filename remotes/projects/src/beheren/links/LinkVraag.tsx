import {
  BOUWPLAATS_DAGEN,
  INZAGE_DAGEN,
  INZAGE_LABEL_MAX,
  INZAGE_SOORTEN,
  type BouwplaatsDagen,
  type InzageDagen,
  type InzageLinkVraag,
  type InzageSoort,
} from '@adviestool/contract/inzage';
import { teksten } from '@adviestool/inzagelinks/teksten';
import { Button } from '@adviestool/ui/Button';
import { NativeSelect } from '@adviestool/ui/NativeSelect';
import { TextInput } from '@adviestool/ui/TextInput';
import { useId, useState, type SubmitEvent } from 'react';

import { teLang } from '@adviestool/projectoverzicht/zoeken/teLang';
import styles from './LinksSectie.module.css';

/** Both kinds can be made for that long. */
const EERST = 30;

const DAGEN: Readonly<Record<InzageSoort, readonly (InzageDagen | BouwplaatsDagen)[]>> = {
  inzage: INZAGE_DAGEN,
  bouwplaats: BOUWPLAATS_DAGEN,
};

const vraagOf = (soort: InzageSoort, dagen: number, label: string | null): InzageLinkVraag =>
  soort === 'bouwplaats'
    ? { soort, dagen: BOUWPLAATS_DAGEN.find((each) => each === dagen) ?? EERST, label }
    : { dagen: INZAGE_DAGEN.find((each) => each === dagen) ?? EERST, label };

interface LinkVraagProps {
  /** Whether it may be for the building site. */
  heeftBouwplaats: boolean;
  /** @returns whether the link was made */
  onMake: (vraag: InzageLinkVraag) => Promise<boolean>;
}

/** For whom a link is, and how long it works. */
export const LinkVraag = ({ heeftBouwplaats, onMake }: LinkVraagProps) => {
  const id = useId();
  const [label, setLabel] = useState('');
  const [soort, setSoort] = useState<InzageSoort>('inzage');
  const [dagen, setDagen] = useState<number>(EERST);
  const fout = teLang(label, INZAGE_LABEL_MAX);
  const [isBusy, setBusy] = useState(false);

  const make = async (event: SubmitEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (fout !== undefined) return;
    setBusy(true);
    const isMade = await onMake(vraagOf(soort, dagen, label.trim() === '' ? null : label.trim()));
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
      {heeftBouwplaats && (
        <label className={styles.veld}>
          {teksten.waarvoor}
          <NativeSelect
            value={soort}
            onChange={({ currentTarget }) => {
              setSoort(INZAGE_SOORTEN.find((each) => each === currentTarget.value) ?? 'inzage');
              setDagen(EERST);
            }}
          >
            {INZAGE_SOORTEN.map((each) => (
              <option key={each} value={each}>
                {teksten.soort[each]}
              </option>
            ))}
          </NativeSelect>
        </label>
      )}
      <label className={`${styles.veld} ${styles.dagen}`}>
        {teksten.geldig}
        <NativeSelect
          value={dagen}
          onChange={({ currentTarget }) => setDagen(Number(currentTarget.value))}
        >
          {DAGEN[soort].map((each) => (
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
