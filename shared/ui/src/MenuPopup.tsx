import type { FocusEvent, MouseEvent, RefObject } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components/Menu';

import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import styles from './Menu.module.css';
import type { MenuEntry } from './menuEntry.ts';

interface MenuPopupProps {
  label: string;
  items: readonly MenuEntry[];
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onAct: (action: () => void) => void;
  onNavigate: ((href: string) => void) | undefined;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A key or a screen reader opens the menu with a click without a pointer, for which react-aria
 * gives the focus to the menu itself and only marks the entry.
 */
const passFocusOn = ({ target }: FocusEvent): void => {
  if (target.role !== 'menu') return;
  target.querySelector<HTMLElement>('[role="menuitem"][tabindex="0"]')?.focus();
};

/** The opened menu. It carries react-aria, so `Menu` loads it when it is about to be needed. */
export const MenuPopup = ({
  label,
  items,
  trigger,
  onClose,
  onAct,
  onNavigate,
}: MenuPopupProps) => (
  <Popover
    className={styles.popover ?? ''}
    aria-label={label}
    triggerRef={trigger}
    isOpen
    onOpenChange={onClose}
    placement="bottom end"
    offset={4}
  >
    <div onFocus={passFocusOn}>
      <Menu
        className={styles.menu ?? ''}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
        autoFocus="first"
        onClose={onClose}
      >
        {items.map(({ id, label: text, icon: picture, danger = false, href, onAction }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={text}
            className={joinClasses(styles.item, danger && styles.danger)}
            {...(href !== undefined && { href })}
            {...(onAction !== undefined && { onAction: () => onAct(onAction) })}
            onClick={(event) => {
              if (href === undefined || onNavigate === undefined || !isPlainClick(event)) return;
              event.preventDefault();
              onNavigate(href);
            }}
          >
            {picture !== undefined && <Icon name={picture} />}
            {text}
          </MenuItem>
        ))}
      </Menu>
    </div>
  </Popover>
);
