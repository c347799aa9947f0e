import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Vastgesteld } from '@adviestool/contract/vastgesteld';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import { isAdviesCompleet } from '@adviestool/domain/vaststellen/toestand';
import { oorzakenOf } from '@adviestool/domain/vaststellen/oorzaken';
import { uitkomstOf } from '@adviestool/domain/vaststellen/uitkomst';
import { vergelijkUitkomst } from '@adviestool/domain/vaststellen/vergelijkUitkomst';
import { ReadOnlyContext } from '@adviestool/forms/readOnly';
import { useIsSubmitting } from '@adviestool/forms/useIsSubmitting';
import { Button } from '@adviestool/ui/Button';
import { formatDateTime } from '@adviestool/ui/format';
import { Icon } from '@adviestool/ui/Icon';
import { Notice } from '@adviestool/ui/Notice';
import { useFocusStays } from '@adviestool/ui/useFocusStays';
import { useContext } from 'react';

import { teksten } from './teksten.ts';
import { useVaststellen } from './useVaststellen.ts';
import styles from './Vaststelling.module.css';
import { VerschilTabel } from './VerschilTabel.tsx';

export interface VaststellingProps {
  host: HostApi;
  project: Project;
  /** With the settings of the form. */
  gevelvulling: Gevelvulling;
  advies: Advies;
  catalogus: Catalogus;
  /** The settings of the form are those that are stored. */
  isOpgeslagen: boolean;
  /** The name of the button of the form that saves them and stays. */
  opslaan: string;
}

const Wie = ({ vastgesteld }: { vastgesteld: Vastgesteld }) => {
  const { op, door, rekenmodel, catalogus } = vastgesteld;
  return (
    <>
      {teksten.opDoor(formatDateTime(new Date(op)), door)} ·{' '}
      {teksten.versies(rekenmodel, `${catalogus.id} ${catalogus.versie}`)}
    </>
  );
};

interface KnopProps {
  isBusy: boolean;
  onPress: () => Promise<void>;
}

const Intrekken = ({ isBusy, onPress }: KnopProps) =>
  !useContext(ReadOnlyContext) && (
    <Button kind="quiet" busy={isBusy} onClick={() => void onPress()}>
      {teksten.intrekken}
    </Button>
  );

interface VaststellenProps extends KnopProps {
  label: string;
  canFix: boolean;
  /** The name of the button that saves first; null: all is saved. */
  opslaan: string | null;
}

/** Fixes the advice, or saves what is to be fixed: one button, which keeps the focus. */
const Vaststellen = ({ label, isBusy, canFix, opslaan, onPress }: VaststellenProps) => {
  const isSubmitting = useIsSubmitting();
  if (useContext(ReadOnlyContext)) return null;
  return opslaan === null ? (
    <Button icon="lock" busy={isBusy} disabled={!canFix} onClick={() => void onPress()}>
      {label}
    </Button>
  ) : (
    <Button type="submit" name={opslaan} busy={isSubmitting}>
      {teksten.opslaan}
    </Button>
  );
};

interface StandProps
  extends VaststellingProps, Omit<ReturnType<typeof useVaststellen>, 'intussen'> {}

/** Whether the advice is fixed, and what can be done about it. */
const Stand = (props: StandProps) => {
  const { host, project, gevelvulling, advies, catalogus, isOpgeslagen } = props;
  const { isBusy, fix, release } = props;
  // Not the button in its place: pressed once more it would undo what was done.
  const section = { ...useFocusStays<HTMLElement>(), tabIndex: -1, 'aria-label': teksten.naam };
  const { vastgesteld } = gevelvulling;
  const isCompleet = isAdviesCompleet(gevelvulling, advies);
  const uitkomst = isCompleet ? uitkomstOf(advies, gevelvulling) : null;
  const canFix = isCompleet && isOpgeslagen;
  const opslaan = isCompleet && !isOpgeslagen ? props.opslaan : null;
  const vaststellen = { isBusy, canFix, opslaan, onPress: fix };

  if (vastgesteld === undefined) {
    return (
      <section {...section} className={styles.regel}>
        <span className={styles.tekst}>
          {isCompleet && !isOpgeslagen ? teksten.eerstOpslaan : teksten.nietVastgesteld}
        </span>
        <Vaststellen label={teksten.vaststellen} {...vaststellen} />
      </section>
    );
  }

  const verschillen = vergelijkUitkomst(vastgesteld.zijden, uitkomst);
  if (verschillen === null) {
    return (
      <section {...section} className={styles.regel}>
        <span className={styles.tekst}>
          <strong>
            <Icon name="lock" />
            {teksten.vastgesteld}
          </strong>
          <span>
            <Wie vastgesteld={vastgesteld} />
          </span>
        </span>
        <Intrekken isBusy={isBusy} onPress={release} />
      </section>
    );
  }

  const oorzaken = oorzakenOf(vastgesteld, {
    projectGegevens: project.projectGegevens,
    gevelvulling,
    catalogus: project.projectGegevens.catalogus ?? host.catalogus.inGebruik,
  });
  return (
    <section {...section} className={styles.gewijzigd}>
      <Notice
        kind="warn"
        title={teksten.gewijzigd}
        actions={
          <>
            <Vaststellen label={teksten.opnieuw} {...vaststellen} />
            <Intrekken isBusy={isBusy} onPress={release} />
          </>
        }
      >
        {teksten.vastgesteld} <Wie vastgesteld={vastgesteld} />.
        {oorzaken.length > 0 &&
          ` ${teksten.oorzaak(oorzaken.map((oorzaak) => teksten.oorzaken[oorzaak]))}`}
        {!isCompleet && ` ${teksten.geenAdvies}`}
        {isCompleet && !isOpgeslagen && ` ${teksten.eerstOpslaan}`}
      </Notice>
      {verschillen.length > 0 && <VerschilTabel verschillen={verschillen} catalogus={catalogus} />}
    </section>
  );
};

/** Whether the advice is fixed, by whom and with what; when it comes out otherwise by now, old and new. */
export const Vaststelling = (props: VaststellingProps) => {
  const { intussen, ...vaststellen } = useVaststellen(props);
  return (
    <>
      {intussen}
      <Stand {...props} {...vaststellen} />
    </>
  );
};
