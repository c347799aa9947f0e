import type { Variant } from '@adviestool/contract/variant';
import { Toggle } from '@adviestool/ui/Toggle';

import { BackendOverrideForm } from './BackendOverrideForm.tsx';
import styles from './DebugSection.module.css';
import { useDebugStore } from './debugStore.ts';
import { teksten } from './teksten.ts';

/** Turns debug on and off; while it is on, another backend can be chosen. */
export const DebugSection = ({ variant }: { variant: Variant }) => {
  const isOn = useDebugStore((state) => state.isOn);
  return (
    <section className={styles['section']}>
      <h3 className={styles['heading']}>{teksten.titel}</h3>
      <Toggle
        label={teksten.debug}
        checked={isOn}
        onChange={(isWanted) => {
          useDebugStore.setState({ isOn: isWanted });
        }}
      />
      {isOn && <BackendOverrideForm variant={variant} />}
    </section>
  );
};
