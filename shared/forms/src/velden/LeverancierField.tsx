import type { Variant } from '@adviestool/contract/variant';
import { KADER_VELDEN } from '@adviestool/domain/velden/kaderVelden';
import { LEVERANCIER, leverancierNaam } from '@adviestool/domain/velden/namen';
import { soleSupplier } from '@adviestool/domain/velden/soleSupplier';

import { DefinitionList } from '@adviestool/ui/DefinitionList';

import { SelectField } from '../SelectField.tsx';
import { teksten } from '../teksten.ts';
import { useFieldState } from '../useFieldState.ts';

const { label: LABEL, hulp } = KADER_VELDEN.leverancierBevestigingsmiddelen;

const STORED = { value: true, initial: true };

/** The supplier: a choice, or plain text when there is nothing to choose. One that is gone is named so. */
export const LeverancierField = ({ suppliers }: { suppliers: Variant['fastenerSuppliers'] }) => {
  const { state, value } = useFieldState(LEVERANCIER, STORED);
  const sole = soleSupplier(suppliers);
  const offered = sole === null ? Object.keys(suppliers.options) : [sole];
  // What was stored stays to be chosen while another is.
  const stored = [value, state?.initial].flatMap((id) =>
    typeof id === 'string' && id !== '' ? [id] : [],
  );
  const options = [...new Set([...offered, ...stored])].map((id) => {
    const naam = leverancierNaam(suppliers.options, id);
    const isGone = !Object.hasOwn(suppliers.options, id);
    return { value: id, label: isGone ? teksten.leverancierWeg(naam) : naam };
  });
  const [only, ...others] = options;

  return only === undefined || others.length > 0 ? (
    <SelectField name={LEVERANCIER} label={LABEL} help={hulp} options={options} />
  ) : (
    <DefinitionList items={[{ term: LABEL, value: only.label }]} layout="grid" />
  );
};
