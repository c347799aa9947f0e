import { GEVELVULLING_TYPES, type GevelvullingType } from '@adviestool/contract/gevelvulling';
import { gevelvullingTypeLabels } from '@adviestool/domain/toelichting/labels';
import { NativeSelect } from '@adviestool/ui/NativeSelect';

interface TypeSelectProps {
  label: string;
  /** Null: it is asked for, and what stands there asks it. */
  value: GevelvullingType | null;
  placeholder?: string;
  disabled?: boolean;
  onChange: (type: GevelvullingType) => void;
}

/** The type of one group or of many. */
export const TypeSelect = ({
  label,
  value,
  placeholder,
  disabled = false,
  onChange,
}: TypeSelectProps) => (
  <NativeSelect
    aria-label={label}
    value={value ?? ''}
    disabled={disabled}
    onChange={(event) => {
      const { value: chosen } = event.currentTarget;
      const type = GEVELVULLING_TYPES.find((each) => each === chosen);
      if (type !== undefined) onChange(type);
    }}
  >
    {value === null && <option value="">{placeholder}</option>}
    {GEVELVULLING_TYPES.map((type) => (
      <option key={type} value={type}>
        {gevelvullingTypeLabels[type]}
      </option>
    ))}
  </NativeSelect>
);
