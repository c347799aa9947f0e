import { gevelvullingSchema, type Gevelvulling } from '@adviestool/contract/gevelvulling';
import { NIEUW } from '@adviestool/contract/paths';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { nextStep } from '@adviestool/domain/steps/steps';
import { idOf } from '@adviestool/domain/velden/gevelvullingLijst';
import type { FormProps } from '@adviestool/forms/Form';
import { isSameInput } from '@adviestool/forms/isSameInput';
import { ReadOnlyContext } from '@adviestool/forms/readOnly';
import { ConceptForm } from '@adviestool/saving/ConceptForm';
import { useBijgewerkt } from '@adviestool/saving/useBijgewerkt';
import { useConcept, type Concept } from '@adviestool/saving/useConcept';
import { useProjectSaving } from '@adviestool/saving/useProjectSaving';
import { useZojuist } from '@adviestool/saving/useZojuist';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import { magWijzigenVan } from '@adviestool/undo/magWijzigenVan';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { z } from 'zod';

import { createStepSave } from './createStepSave.ts';
import { InertWhileSaving } from './InertWhileSaving.tsx';
import { StepAside } from './StepAside.tsx';
import { StepColumns } from './StepColumns.tsx';
import { StepFooter, type FooterWay } from './StepFooter.tsx';
import { StepPage } from './StepPage.tsx';
import { settleIn } from './settleIn.ts';
import { admittedStep, findGevelvulling, STEPS } from './steps.ts';
import { teksten } from './teksten.ts';
import type { WayOn, Wizard } from './useWizard.ts';

/** Most gevelvullingen are not fixed. */
const VastgesteldMelding = lazy(async () => {
  const { VastgesteldMelding: Component } = await import('./VastgesteldMelding.tsx');
  return { default: Component };
});

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
  /** Whether a gevelvulling can be saved by the step; absent: when the step is complete. */
  fits?: (gevelvulling: Gevelvulling) => boolean;
  /** The gevelvulling to draw beside the form, of input as it stands; absent: there is no drawing. */
  drawn?: (values: object) => Gevelvulling;
  /** Where the submit button with this name leads once all is saved; null: nowhere. Absent: to the next step. */
  leadsTo?: (button: string) => WayOn | null;
  /** Uses the whole width of the window. */
  isWide?: boolean;
  /** Who leaves without a change saves nothing. */
  skipsUnchanged?: boolean;
  /** What else can be done, before the ways on of the footer. */
  actions?: ReactNode;
  /** Replaces the ways on of the footer. */
  ways?: readonly FooterWay[];
  /** The fields. */
  children: ReactNode;
}

/** The name of the button that saves and goes straight to the advice. */
const NAAR_ADVIES = 'advies';

/** To the next step; where all is complete already rather to the advice. */
const waysOf = ({ goToAdvies }: Wizard): readonly FooterWay[] => [
  { label: teksten.volgende },
  ...(goToAdvies === null ? [] : [{ name: NAAR_ADVIES, label: teksten.naarAdvies }]),
];

/** What is kept of when it could still be changed is not what the project says. */
const NOTHING_TYPED = { restored: null, isKept: () => false };

/** Who only looks goes on as far as the gevelvulling is filled in. */
const readerWays = (wizard: Wizard): readonly FooterWay[] => {
  const next = nextStep(STEPS, wizard.step.id);
  if (next === null) return [{ label: teksten.naarProject }];
  return admittedStep(wizard.gevelvulling, next.id) === next.id ? waysOf(wizard) : [];
};

const KEPT = { of: (gevelvulling: Gevelvulling) => gevelvulling, schema: gevelvullingSchema };

/**
 * What the input of a step changes. The later steps are drawn with the frame data of now, which their
 * input does not change.
 */
const typedOnIn = ({ step, gevelvulling }: Wizard, typedOn: Gevelvulling | null) => {
  if (typedOn === null || step.id === 'gevelvulling-en-kader') return typedOn;
  const { gevelvullingEnKaderData, verankerdeZijden } = gevelvulling;
  return { ...typedOn, gevelvullingEnKaderData, verankerdeZijden };
};

/** The unsaved input of a step; its version is the moment at which the gevelvulling was saved. */
const useStepConcept = <Values,>(
  host: HostApi,
  { project, gevelvulling, isNieuw, copyOf, step }: Wizard,
  schema: z.ZodType<Values>,
): Concept<Gevelvulling, Values, Gevelvulling> => {
  const gevelvullingId = isNieuw ? NIEUW : gevelvulling.gevelvullingEnKaderData.id;
  const copy = copyOf === null ? '' : `:${copyOf}`;
  return useConcept(host, {
    subject: `${project.id}:${gevelvullingId}${copy}:${step.id}`,
    schema,
    loaded: gevelvulling,
    basisOf: ({ changed }) => changed ?? null,
    kept: KEPT,
  });
};

/** A step that is a form: its fields with the drawing beside them, kept, saved, and the way on. */
export const FormStep = <Values extends object>(props: FormStepProps<Values>) => {
  const { host, wizard, validate, drawn, children } = props;
  const { project, gevelvulling } = wizard;
  const { opened, ...concept } = useBijgewerkt({
    concept: useStepConcept(host, wizard, props.input),
    loaded: gevelvulling,
    valuesOf: props.valuesOf,
    valuesTypedOn: props.valuesOf,
    withValues: (values) => drawn?.(values) ?? props.apply(gevelvulling, values),
  });
  const naam = project.projectGegevens.projectNaam ?? '';
  const saving = useProjectSaving(host, { id: project.id, naam }, concept);
  const [failed, setFailed] = useState<string | null>(null);
  const [aside, setAside] = useState<HTMLElement | null>(null);
  const [parts] = useState(() => document.createElement('div'));
  useZojuist(idOf(gevelvulling));
  const saved = props.valuesOf(opened);
  // Input of an earlier visit may have been stored without an answer: it keeps its id.
  const resumed = wizard.isNieuw && concept.restored !== null ? concept.typedOn : null;
  const subject = resumed ?? gevelvulling;
  const isReadOnly = !project.rechten.wijzigen;
  const leadsTo =
    props.leadsTo ??
    ((button: string) => (button === NAAR_ADVIES ? wizard.goToAdvies : null) ?? wizard.goNext);

  const rebase = (merged: Gevelvulling): void => {
    const { project: newest } = useActiveProjectStore.getState();
    const found = newest && (findGevelvulling(newest, idOf(subject)) ?? null);
    const values = props.valuesOf(merged);
    if (found === null || isSameInput(values, props.valuesOf(found))) concept.giveUp();
    else concept.rebase(found, values);
  };

  /** Asks before a fixed advice comes out otherwise. */
  const magDitWijzigen = async (values: Values): Promise<boolean> =>
    wizard.isNieuw ||
    gevelvulling.vastgesteld === undefined ||
    magWijzigenVan(host, { ...project, gevelvullingen: [gevelvulling] }, (before) => ({
      ...before,
      gevelvullingen: [settleIn(host, before, props.apply(gevelvulling, values)).gevelvulling],
    }));

  /** @returns whether the input is saved */
  const save = async (values: Values, button: string): Promise<boolean> => {
    const stepSave = createStepSave(host, {
      subject,
      isNieuw: wizard.isNieuw,
      isResumed: resumed !== null,
      after: wizard.copyOf,
      typedOn: typedOnIn(wizard, concept.typedOn),
      change: (current) => props.apply(current, values),
      fits: props.fits ?? wizard.step.isComplete ?? (() => true),
      rebase,
      giveUp: concept.giveUp,
    });
    setFailed(null);
    if (!(await magDitWijzigen(values))) return false;
    const outcome = await saving.save(stepSave);
    if (outcome.kind === 'failed') setFailed(button);
    if (outcome.kind !== 'saved') return false;
    for (const message of stepSave.messages(outcome.before)) host.toast('info', message);
    return true;
  };

  const submit: FormProps<Values>['onSubmit'] = async (values, _form, button) => {
    const leave = leadsTo(button);
    const hasNothingToSave =
      isReadOnly || (props.skipsUnchanged === true && leave !== null && isSameInput(values, saved));
    if (!hasNothingToSave && !(await save(values, button))) return;
    concept.drop();
    leave?.(idOf(subject));
  };

  const form = (
    <ConceptForm
      concept={isReadOnly ? { ...concept, ...NOTHING_TYPED } : concept}
      saved={saved}
      saving={saving}
      validate={isReadOnly ? undefined : validate}
      onSubmit={submit}
    >
      <ReadOnlyContext value={isReadOnly}>
        <InertWhileSaving>{children}</InertWhileSaving>
        <StepFooter
          wizard={wizard}
          saved={saved}
          isSticky={props.isWide === true}
          failed={failed}
          actions={props.actions}
          ways={isReadOnly ? readerWays(wizard) : (props.ways ?? waysOf(wizard))}
        />
      </ReadOnlyContext>
      {drawn !== undefined && aside !== null && (
        <StepAside host={host} wizard={wizard} read={drawn} aside={aside} parts={parts} />
      )}
    </ConceptForm>
  );

  return (
    <StepPage wizard={wizard} isWide={props.isWide === true}>
      {wizard.step.id !== 'advies' && gevelvulling.vastgesteld !== undefined && (
        <Suspense>
          <VastgesteldMelding
            host={host}
            project={project}
            gevelvulling={gevelvulling}
            vastgesteld={gevelvulling.vastgesteld}
          />
        </Suspense>
      )}
      {drawn === undefined ? (
        form
      ) : (
        // Beside the form and not in it: what other remotes put there may have forms of their own.
        <StepColumns isWide={props.isWide === true} aside={<div ref={setAside} />} parts={parts}>
          {form}
        </StepColumns>
      )}
    </StepPage>
  );
};
