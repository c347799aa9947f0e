import type { ComponentProps } from 'react';
import { Focusable, Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';

import { Icon } from './Icon.tsx';
import styles from './IconButton.module.css';
import type { IconName } from './iconPaths.ts';

/** Milliseconds of hovering before the tooltip shows. */
const DELAY = 200;

export interface IconButtonProps extends Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'children' | 'aria-label'
> {
  /** The name of the action, also shown as a tooltip. */
  label: string;
  icon: IconName;
}

export const IconButton = ({ label, icon, type = 'button', ...rest }: IconButtonProps) => (
  <TooltipTrigger delay={DELAY} closeDelay={0}>
    <Focusable>
      <button {...rest} type={type} className={styles.button} aria-label={label}>
        <Icon name={icon} />
      </button>
    </Focusable>
    <Tooltip className={styles.tooltip ?? ''} offset={6}>
      {label}
    </Tooltip>
  </TooltipTrigger>
);
