import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { soleSupplier } from '@adviestool/domain/velden/soleSupplier';
import { SubmitButton } from '@adviestool/forms/SubmitButton';
import { ConceptForm } from '@adviestool/saving/ConceptForm';
import { teksten as savingTeksten } from '@adviestool/saving/teksten';
import { useConcept } from '@adviestool/saving/useConcept';
import { ActionBar } from '@adviestool/ui/ActionBar';
import { buttonClass } from '@adviestool/ui/Button';
import { FORM_ERROR, type SubmissionErrors } from 'final-form';
import { Link, useNavigate, useRevalidator } from 'react-router';

import type { StandaardenPlek } from './plek.ts';
import { saveStandaard } from './saveStandaard.ts';
import {
  readStandaard,
  standaardInvoer,
  standaardInvoerSchema,
  validateStandaard,
  type StandaardInvoer,
} from './standaardInvoer.ts';
import styles from './StandaardForm.module.css';
import { StandaardVelden } from './StandaardVelden.tsx';
import { teksten } from './teksten.ts';

interface StandaardFormProps {
  host: HostApi;
  type: GevelvullingType;
  plek: Pick<StandaardenPlek, 'bron' | 'answer' | 'path' | 'catalogus'>;
}

/** Fills in the standard of a type. */
export const StandaardForm = ({ host, type, plek }: StandaardFormProps) => {
  const { bron, answer, path, catalogus } = plek;
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const concept = useConcept(host, {
    subject: `standaard:${bron.id}:${type}`,
    schema: standaardInvoerSchema,
    loaded: answer,
    basisOf: ({ revision }) => revision,
  });
  const { opened } = concept;
  const stored = opened.standaarden[type];
  const hasProducts = Object.values(stored?.productKeuze ?? {}).some(
    ({ hoekanker }) => hoekanker !== null,
  );

  const submit = async (invoer: StandaardInvoer): Promise<SubmissionErrors> => {
    const { standaard, messages } = readStandaard({ type, stored, invoer, catalogus });
    const outcome = await saveStandaard(host, bron, {
      type,
      standaard,
      basis: opened,
      typedOn: concept.basis,
    });
    if (outcome === 'failed') return { [FORM_ERROR]: savingTeksten.opslaanMislukt };
    if (outcome === 'newest') {
      concept.giveUp();
      await revalidate();
      return undefined;
    }
    concept.forget();
    host.toast('success', teksten.opgeslagen(type));
    for (const message of messages) host.toast('warning', message);
    await navigate(path);
    return undefined;
  };

  return (
    <ConceptForm
      concept={concept}
      saved={standaardInvoer(type, stored, soleSupplier(host.config.variant.fastenerSuppliers))}
      validate={validateStandaard}
      onSubmit={submit}
    >
      <div className={styles.uitleg}>
        <p>{teksten.openLaten}</p>
        {hasProducts && <p>{teksten.producten}</p>}
      </div>
      <StandaardVelden config={host.config} />
      <ActionBar
        start={
          <Link to={path} className={buttonClass('quiet')}>
            Annuleren
          </Link>
        }
      >
        <SubmitButton>{teksten.opslaan}</SubmitButton>
      </ActionBar>
    </ConceptForm>
  );
};
