import { applyKader } from '@adviestool/domain/velden/gevelvulling';
import { soleSupplier, withSoleSupplier } from '@adviestool/domain/velden/soleSupplier';
import { kaderSchema, kaderSchemas, variantOf } from '@adviestool/domain/velden/variants';
import type { Standaarden } from '@adviestool/contract/standaarden';
import { validateWithZod } from '@adviestool/forms/validateWithZod';
import { useEffect, useRef, useState } from 'react';
import { useLoaderData } from 'react-router';

import { FormStep, type StepProps } from '../wizard/FormStep.tsx';
import { useWizard } from '../wizard/useWizard.ts';
import { KaderFields } from './KaderFields.tsx';
import { Momenten } from './Momenten.tsx';
import { kaderInput, kaderInputSchema, readKader } from './kaderInput.ts';
import { standaardVanType } from './standaardVanType.ts';

const validate = validateWithZod(kaderSchema);

/** A copy begins with the cursor in Breedte: that is what differs between gevelvullingen. */
export const KaderStep = ({ host }: StepProps) => {
  const wizard = useWizard(host);
  const { fastenerSuppliers } = host.config.variant;
  const supplier = soleSupplier(fastenerSuppliers);
  const [ingevuld] = useState(() => new Map<string, unknown>());
  const standaard = standaardVanType(useLoaderData<Standaarden | null>(), ingevuld);
  const fields = useRef<HTMLDivElement>(null);
  const isCopy = wizard.copyOf !== null;

  useEffect(() => {
    if (!isCopy) return;
    const breedte = fields.current?.querySelector<HTMLInputElement>('[name="breedte"]');
    breedte?.focus();
    breedte?.select();
  }, [isCopy]);

  return (
    <FormStep
      host={host}
      wizard={wizard}
      input={kaderInputSchema}
      valuesOf={(gevelvulling) => withSoleSupplier(kaderInput(gevelvulling), supplier)}
      validate={validate}
      apply={(gevelvulling, values) =>
        applyKader(
          standaard.begin(gevelvulling, values.gevelvullingType),
          kaderSchemas[variantOf(readKader(values))].parse(values),
        )
      }
      drawn={(values) => {
        const kader = readKader(values);
        return applyKader(standaard.begin(wizard.gevelvulling, kader.gevelvullingType), kader);
      }}
    >
      <div ref={fields}>
        <KaderFields
          gevelvullingen={wizard.project.gevelvullingen}
          id={wizard.gevelvulling.gevelvullingEnKaderData.id}
          suppliers={fastenerSuppliers}
          standaard={standaard}
          projectGegevens={wizard.project.projectGegevens}
          hoogstePunt={wizard.gevelvulling.gevelvullingEnKaderData.hoogstePunt}
        />
      </div>
      <Momenten {...wizard.gevelvulling} />
    </FormStep>
  );
};
