import styles from './Segments.module.css';

interface SegmentsProps<Value extends string> {
  /** Says what is chosen; not shown. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice between two or three ways of showing the same. */
export const Segments = <Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentsProps<Value>) => (
  <fieldset aria-label={label} className={styles.segments}>
    {options.map((option) => (
      <button
        key={option.value}
        type="button"
        className={styles.segment}
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.label}
      </button>
    ))}
  </fieldset>
);
