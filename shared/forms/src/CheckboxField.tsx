import styles from './CheckboxField.module.css';
import { FieldError } from './FieldError.tsx';
import { FieldHint } from './FieldHint.tsx';
import { useFieldControl, type FieldProps } from './useFieldControl.ts';

/** Yes or no. Whether it must be ticked is up to the schema. */
export const CheckboxField = (field: Omit<FieldProps<boolean>, 'optional'>) => {
  const control = useFieldControl({ ...field, optional: true });

  return (
    <div className={styles.field}>
      <input
        {...control.aria}
        type="checkbox"
        id={control.id}
        name={field.name}
        className={styles.box}
        disabled={control.disabled}
        checked={control.value === true}
        onChange={(event) => control.change(event.target.checked)}
        onFocus={control.focus}
        onBlur={control.blur}
      />
      <label htmlFor={control.id} className={styles.label}>
        {field.label}
      </label>
      <div className={styles.messages}>
        <FieldHint control={control}>{field.hint}</FieldHint>
        <FieldError control={control} />
      </div>
    </div>
  );
};
