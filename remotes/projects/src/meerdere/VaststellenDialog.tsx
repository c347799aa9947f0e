import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { intrekken, vaststellenOfUitleggen, type Anders } from '@adviestool/saving/vaststellen';
import { Button } from '@adviestool/ui/Button';
import { Dialog } from '@adviestool/ui/Dialog';
import { Icon } from '@adviestool/ui/Icon';
import { Stack } from '@adviestool/ui/Stack';
import { TONE_ICONS, type Tone } from '@adviestool/ui/tone';
import { useMemo, useState, type ReactNode } from 'react';

import styles from './GevolgenLijst.module.css';
import type { MeerdereProps } from './MeerdereDialog.tsx';
import { teksten as selectieTeksten } from './selectieTeksten.ts';
import { loadCode } from '../project/loadCode.ts';
import { noemNamen } from '../rijen/noemNamen.ts';
import { teksten } from './teksten.ts';
import { vaststelPlanOf, type VaststelPlan } from './vaststelPlan.ts';

interface VaststellenDialogProps extends Pick<MeerdereProps, 'saving' | 'onClose'> {
  /** What is selected. */
  rijen: readonly GevelvullingRij[];
}

/** What each part of the plan means, in the order of the list. */
const TONEN = {
  opnieuw: 'info',
  voldoetNiet: 'bad',
  gewaarschuwd: 'warn',
  alVastgesteld: 'info',
  onvolledig: 'warn',
} as const satisfies Partial<Record<keyof VaststelPlan, Tone>>;

const isDeel = (naam: string): naam is keyof typeof TONEN => naam in TONEN;

const DELEN = Object.keys(TONEN).filter(isDeel);

const PlanLijst = ({ plan }: { plan: VaststelPlan }) => (
  <ul className={styles.lijst}>
    <li data-toon="info">
      <Icon name={TONE_ICONS.info} />
      {plan.getoond.size === 0
        ? teksten.vaststellen.niets
        : teksten.vaststellen.vast(plan.getoond.size)}
    </li>
    {DELEN.filter((deel) => plan[deel].length > 0).map((deel) => (
      <li key={deel} data-toon={TONEN[deel]}>
        <Icon name={TONE_ICONS[TONEN[deel]]} />
        {`${teksten.vaststellen[deel](plan[deel].length)}: ${noemNamen(plan[deel])}`}
      </li>
    ))}
  </ul>
);

/** Fixes the advices of a selection, or takes back that they are fixed. */
export const VaststellenDialog = ({ saving, rijen, onClose }: VaststellenDialogProps) => {
  const { host, projectId } = saving;
  const plan = useMemo(() => vaststelPlanOf(rijen), [rijen]);
  const [busy, setBusy] = useState<'vaststellen' | 'intrekken' | null>(null);

  const [intussen, setIntussen] = useState<ReactNode>(null);

  const tellAnders = async (anders: Anders): Promise<void> => {
    const code = await loadCode(host, () => import('@adviestool/undo/intussen'));
    const ids = new Set(plan.getoond.keys());
    setIntussen((await code?.tellIntussen({ host, ...anders, ids })) ?? null);
  };

  const run = async (what: 'vaststellen' | 'intrekken'): Promise<void> => {
    setBusy(what);
    setIntussen(null);
    const isDone =
      what === 'vaststellen'
        ? await vaststellenOfUitleggen(host, projectId, {
            getoond: plan.getoond,
            onAnders: tellAnders,
          })
        : await intrekken(host, projectId, plan.vast);
    if (isDone) onClose();
    else setBusy(null);
  };

  return (
    <Dialog
      open
      title={teksten.vaststellen.titel(rijen.length)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{teksten.annuleren}</Button>
          {plan.vast.length > 0 && (
            <Button
              busy={busy === 'intrekken'}
              disabled={busy === 'vaststellen'}
              onClick={() => void run('intrekken')}
            >
              {teksten.vaststellen.intrekken(plan.vast.length)}
            </Button>
          )}
          <Button
            kind="primary"
            busy={busy === 'vaststellen'}
            // The one that was pressed keeps the focus: what it could not do may be tried again.
            disabled={busy === 'intrekken' || plan.getoond.size === 0}
            onClick={() => void run('vaststellen')}
          >
            {selectieTeksten.acties.vaststellen}
          </Button>
        </>
      }
    >
      <Stack>
        {intussen}
        <p>{teksten.vaststellen.uitleg}</p>
        <PlanLijst plan={plan} />
      </Stack>
    </Dialog>
  );
};
