import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { NIEUW } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { FormProps } from '@adviestool/forms/Form';
import { isSameInput } from '@adviestool/forms/isSameInput';
import { ConceptForm } from '@adviestool/saving/ConceptForm';
import { useConcept, type Concept } from '@adviestool/saving/useConcept';
import { useProjectSaving } from '@adviestool/saving/useProjectSaving';
import { useState, type ReactNode } from 'react';
import type { z } from 'zod';

import { InertWhileSaving } from './InertWhileSaving.tsx';
import { LiveTekening } from './LiveTekening.tsx';
import { resetBySave, saveGevelvulling } from './save.ts';
import { StepColumns } from './StepColumns.tsx';
import { StepFooter } from './StepFooter.tsx';
import { StepPage } from './StepPage.tsx';
import type { Wizard } from './useWizard.ts';

/** What every step gets; the rest comes from `useWizard(host)`. */
export interface StepProps {
  host: HostApi;
}

interface FormStepProps<Values extends object> extends Pick<FormProps<Values>, 'validate'> {
  host: HostApi;
  wizard: Wizard;
  /** Reads kept input back; it need not be complete. */
  input: z.ZodType<Values>;
  /** What the form shows of a saved gevelvulling. */
  valuesOf: (gevelvulling: Gevelvulling) => Values;
  /** What valid input makes of a gevelvulling. */
  apply: (gevelvulling: Gevelvulling, values: Values) => Gevelvulling;
  /** The gevelvulling to draw beside the form, of input as it stands; absent: there is no drawing. */
  drawn?: (values: object) => Gevelvulling;
  /** Where the submit button with this name leads once all is saved; null: nowhere. Absent: to the next step. */
  leadsTo?: (button: string) => (() => void) | null;
  /** Who leaves without a change saves nothing. */
  skipsUnchanged?: boolean;
  /** More buttons above the footer. */
  actions?: ReactNode;
  /** Replaces "Volgende". */
  nextLabel?: string;
  /** The fields. */
  children: ReactNode;
}

/** The unsaved input of a step; its version is the moment at which the gevelvulling was saved. */
const useStepConcept = <Values,>(
  host: HostApi,
  { project, gevelvulling, isNieuw, step }: Wizard,
  schema: z.ZodType<Values>,
): Concept<Gevelvulling, Values> => {
  const gevelvullingId = isNieuw ? NIEUW : gevelvulling.gevelvullingEnKaderData.id;
  return useConcept(host, {
    subject: `${project.id}:${gevelvullingId}:${step.id}`,
    schema,
    loaded: gevelvulling,
    basisOf: ({ changed }) => changed ?? null,
  });
};

/** A step that is a form: its fields with the drawing beside them, kept, saved, and the way on. */
export const FormStep = <Values extends object>(props: FormStepProps<Values>) => {
  const { host, wizard, validate, drawn, children } = props;
  const { project, gevelvulling } = wizard;
  const { opened, ...concept } = useStepConcept(host, wizard, props.input);
  const naam = project.projectGegevens.projectNaam ?? '';
  const saving = useProjectSaving(host, { id: project.id, naam }, concept);
  const [hasFailed, setFailed] = useState(false);
  const saved = props.valuesOf(opened);

  /** @returns whether the input is saved */
  const save = async (values: Values): Promise<boolean> => {
    const change = (current: Gevelvulling): Gevelvulling => props.apply(current, values);
    const wanted = { subject: gevelvulling, change };
    setFailed(false);
    const outcome = await saving.save((isOverwriting) =>
      saveGevelvulling(host, isOverwriting ? wanted : { ...wanted, basis: concept.basis }),
    );
    setFailed(outcome.kind === 'failed');
    if (outcome.kind !== 'saved') return false;
    for (const message of resetBySave(host, wanted, outcome.before)) host.toast('info', message);
    return true;
  };

  const submit: FormProps<Values>['onSubmit'] = async (values, _form, button) => {
    const leave = props.leadsTo === undefined ? wizard.goNext : props.leadsTo(button);
    const hasNothingToSave =
      props.skipsUnchanged === true && leave !== null && isSameInput(values, saved);
    if (!hasNothingToSave && !(await save(values))) return;
    concept.drop();
    leave?.();
  };

  const content = (
    <>
      <InertWhileSaving>{children}</InertWhileSaving>
      {props.actions}
      <StepFooter
        wizard={wizard}
        hasFailed={hasFailed}
        {...(props.nextLabel !== undefined && { nextLabel: props.nextLabel })}
      />
    </>
  );

  return (
    <StepPage wizard={wizard}>
      <ConceptForm
        concept={concept}
        saved={saved}
        saving={saving}
        validate={validate}
        onSubmit={submit}
      >
        {drawn === undefined ? (
          content
        ) : (
          <StepColumns aside={<LiveTekening host={host} project={project} read={drawn} />}>
            {content}
          </StepColumns>
        )}
      </ConceptForm>
    </StepPage>
  );
};
