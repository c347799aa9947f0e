import type { Variant } from '@adviestool/contract/variant';
import { KADER_VELDEN } from '@adviestool/domain/velden/kaderVelden';
import { soleSupplier } from '@adviestool/domain/velden/soleSupplier';

import { DefinitionList } from '@adviestool/ui/DefinitionList';

import { SelectField } from '../SelectField.tsx';

const { label: LABEL, hulp } = KADER_VELDEN.leverancierBevestigingsmiddelen;

/** The supplier: a choice, or plain text when there is nothing to choose. */
export const LeverancierField = ({ suppliers }: { suppliers: Variant['fastenerSuppliers'] }) => {
  const sole = soleSupplier(suppliers);
  const name = sole === null ? undefined : suppliers.options[sole];

  return name === undefined ? (
    <SelectField
      name="leverancierBevestigingsmiddelen"
      label={LABEL}
      help={hulp}
      options={Object.entries(suppliers.options).map(([value, label]) => ({ value, label }))}
    />
  ) : (
    <DefinitionList items={[{ term: LABEL, value: name }]} layout="grid" />
  );
};
