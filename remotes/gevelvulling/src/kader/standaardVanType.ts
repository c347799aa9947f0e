import type { Gevelvulling, GevelvullingEnKaderData } from '@adviestool/contract/gevelvulling';
import type { Standaarden } from '@adviestool/contract/standaarden';
import { applyKader } from '@adviestool/domain/velden/gevelvulling';
import { KADER_REGISTER } from '@adviestool/domain/velden/kaderVelden';
import { applyStandaard } from '@adviestool/domain/velden/standaard';
import { readPad } from '@adviestool/domain/velden/veldpad';
import { clearVelden } from '@adviestool/forms/velden/clearVelden';
import type { FormApi } from 'final-form';

type Type = GevelvullingEnKaderData['gevelvullingType'];

/**
 * A new gevelvulling that begins with the standard of the type that is chosen; null: there are no standards.
 * @param ingevuld what it filled in itself, by the name of the field
 */
export const standaardVanType = (
  standaarden: Standaarden | null,
  ingevuld: Map<string, unknown>,
) => {
  const standaardOf = (type: Type) =>
    type === null || type === undefined ? null : (standaarden?.[type] ?? null);

  return {
    hasStandaard: (type: Type): boolean => standaardOf(type) !== null,
    /** The gevelvulling with all that its type begins with but the frame data, which are those of the form. */
    begin: (gevelvulling: Gevelvulling, gevelvullingType: Type): Gevelvulling => {
      const standaard = standaardOf(gevelvullingType);
      if (standaard === null) return gevelvulling;
      const begun = applyKader(gevelvulling, { gevelvullingType });
      const { gevelvullingEnKaderData } = begun;
      return { ...applyStandaard(begun, standaard), gevelvullingEnKaderData };
    },
    /** Fills the form in, for when another type is chosen; what somebody typed or chose stays. */
    fillIn: (form: FormApi): void => {
      const { values, initialValues } = form.getState();
      const standaard = standaardOf(values.gevelvullingType);
      // Input that came back after a reload: what its standard says was filled in by it.
      const vooraf = standaardOf(initialValues?.gevelvullingType);
      for (const { naam, pad } of KADER_REGISTER.velden) {
        const current = readPad(form.getState().values, pad) ?? null;
        const value = readPad(standaard?.gevelvullingEnKaderData, pad) ?? null;
        const eerder = ingevuld.has(naam)
          ? ingevuld.get(naam)
          : readPad(vooraf?.gevelvullingEnKaderData, pad);
        if (current !== null && current !== eerder) continue;
        ingevuld.set(naam, value);
        if (value !== current) form.change(naam, value);
      }
      clearVelden(form, { register: KADER_REGISTER });
    },
  };
};

export type StandaardVanType = ReturnType<typeof standaardVanType>;
