import { Form, type FormProps } from '@adviestool/forms/Form';
import { isSameInput } from '@adviestool/forms/isSameInput';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { FormSpy } from 'react-final-form';

import styles from './ConceptForm.module.css';
import { GoneNotice } from './GoneNotice.tsx';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { teksten } from './teksten.ts';
import type { Concept } from './useConcept.ts';
import type { ProjectSaving } from './useProjectSaving.ts';

interface ConceptFormProps<Values extends object> extends Pick<
  FormProps<Values>,
  'validate' | 'onSubmit' | 'children'
> {
  concept: Pick<
    Concept<unknown, Values>,
    'restored' | 'generation' | 'keep' | 'drop' | 'clear' | 'isKept'
  >;
  /** What the form shows without unsaved input. */
  saved: Values;
  /** How the input is saved; absent: what it is about is yet to be made. */
  saving?: ProjectSaving;
}

const VALUES = { values: true };

/** A long form may be scrolled to its end. */
const showElement = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'center' });

/** A form whose input is kept until it is saved, and not left without a question. */
export const ConceptForm = <Values extends object>({
  concept,
  saved,
  saving,
  children,
  ...form
}: ConceptFormProps<Values>) => {
  const follow = (values: Values): void => {
    if (!isSameInput(values, saved)) concept.keep(values);
    else if (concept.isKept()) concept.clear();
  };

  return (
    <Form key={concept.generation} initialValues={concept.restored ?? saved} keepsTyped {...form}>
      <FormSpy<Values> subscription={VALUES} onChange={({ values }) => follow(values)} />
      <LeaveQuestion isUnsaved={concept.isKept} onLeave={concept.drop} />
      {concept.restored !== null && (
        <div className={styles.notice}>
          <Notice actions={<Button onClick={concept.drop}>{teksten.concept.ongedaanMaken}</Button>}>
            {teksten.concept.teruggezet}
          </Notice>
        </div>
      )}
      {saving !== undefined && saving.verwijdering !== null && (
        <div ref={showElement} className={styles.notice}>
          <GoneNotice verwijdering={saving.verwijdering} onRestore={saving.restore} />
        </div>
      )}
      {children}
      {saving?.question}
    </Form>
  );
};
