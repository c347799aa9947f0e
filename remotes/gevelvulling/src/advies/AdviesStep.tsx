import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { bouwlijstPath } from '@adviestool/contract/paths';
import { validateWithZod } from '@adviestool/forms/validateWithZod';
import { useRapport } from '@adviestool/rapport/useRapport';
import { Notice } from '@adviestool/ui/Notice';
import { useIsWide } from '@adviestool/ui/useIsWide';
import { useMemo, useState } from 'react';

import { FormStep, type StepProps } from '../wizard/FormStep.tsx';
import { StepPage } from '../wizard/StepPage.tsx';
import { copyPath } from '../wizard/steps.ts';
import { useWizard } from '../wizard/useWizard.ts';
import styles from './AdviesStep.module.css';
import {
  AdviesActies,
  AFDRUKKEN,
  NAAR_BOUWLIJST,
  OPSLAAN,
  RAPPORT,
  VOLGENDE,
} from './AdviesActies.tsx';
import { instellingenInputSchema, adviesSchema } from './adviesSchema.ts';
import { AdviesView } from './AdviesView.tsx';
import { instellingenOf, validInstellingen, withInstellingen } from './instellingen.ts';
import { teksten } from './teksten.ts';

const NAAR_PROJECT = { label: teksten.naarProject } as const;
const WAYS = [{ name: VOLGENDE, label: teksten.opslaanEnVolgende }, NAAR_PROJECT] as const;
const WAYS_SMAL = [NAAR_PROJECT] as const;

/** Below this width the foot has room for one way on, px. */
const TWO_WAYS_WIDTH = 720;

/** Whether the settings are within the bounds of the type. */
const isGeldig = (gevelvulling: Gevelvulling): boolean => {
  const type = gevelvulling.gevelvullingEnKaderData.gevelvullingType ?? null;
  const schema = type === null ? null : adviesSchema(type, gevelvulling.verankerdeZijden);
  return schema?.safeParse(instellingenOf(gevelvulling)).success === true;
};

export const AdviesStep = ({ host }: StepProps) => {
  const wizard = useWizard(host);
  const { gevelvulling, project } = wizard;
  const { verankerdeZijden } = gevelvulling;
  const type = gevelvulling.gevelvullingEnKaderData.gevelvullingType ?? null;
  const isSmal = !useIsWide(TWO_WAYS_WIDTH);
  const [sections, setSections] = useState<HTMLElement | null>(null);
  const rapport = useRapport({
    host,
    projectId: project.id,
    onPrint: () => globalThis.print(),
  });
  const validate = useMemo(
    () => (type === null ? undefined : validateWithZod(adviesSchema(type, verankerdeZijden))),
    [type, verankerdeZijden],
  );

  if (type === null) {
    return (
      <StepPage wizard={wizard} isWide>
        <Notice kind="warn">{teksten.oordeel.onvolledig}</Notice>
      </StepPage>
    );
  }

  const leadsTo = (button: string): (() => void) | null => {
    if (button === OPSLAAN) return null;
    if (button === RAPPORT || button === AFDRUKKEN) {
      const { id } = gevelvulling.gevelvullingEnKaderData;
      const make = button === RAPPORT ? rapport.ask : rapport.print;
      return () => make({ soort: 'rapport', gevelvullingen: [id] });
    }
    if (button === VOLGENDE) {
      return () => host.navigate(copyPath(project.id, gevelvulling.gevelvullingEnKaderData.id));
    }
    return button === NAAR_BOUWLIJST
      ? () => host.navigate(bouwlijstPath(project.id))
      : wizard.goNext;
  };

  return (
    <>
      <FormStep
        host={host}
        wizard={wizard}
        input={instellingenInputSchema}
        valuesOf={instellingenOf}
        validate={validate}
        fits={isGeldig}
        apply={(current, input) =>
          withInstellingen(current, validInstellingen(instellingenOf(current), input, type))
        }
        leadsTo={leadsTo}
        isWide
        skipsUnchanged
        actions={<AdviesActies isSmal={isSmal} />}
        ways={isSmal ? WAYS_SMAL : WAYS}
      >
        <AdviesView
          host={host}
          project={project}
          gevelvulling={gevelvulling}
          type={type}
          catalogus={host.catalogus.loaded(project.projectGegevens.catalogus)}
          sections={sections}
        />
      </FormStep>
      <div ref={setSections} className={styles.sections} />
      {rapport.dialog}
    </>
  );
};
