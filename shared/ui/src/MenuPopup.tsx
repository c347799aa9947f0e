import { useEffect, useRef, type FocusEvent, type MouseEvent, type RefObject } from 'react';
import { Menu, MenuItem, Popover } from 'react-aria-components/Menu';

import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import styles from './Menu.module.css';
import type { MenuEntry } from './menuEntry.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** Milliseconds that the menu stays after the focus has left it. */
const BLUR_DELAY = 200;

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

const leavesTarget = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));

/** Closes a while after the focus has left, unless it comes back. */
const useCloseAfterBlur = (onClose: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  /** React-aria asks to close within the blur itself; of a press elsewhere it asks later. */
  const isBlurring = useRef(false);
  const stay = (): void => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  return {
    onFocus: stay,
    onBlur: (event: FocusEvent): void => {
      if (!leavesTarget(event)) return;
      timer.current ??= setTimeout(onClose, BLUR_DELAY);
      isBlurring.current = true;
      queueMicrotask(() => {
        isBlurring.current = false;
      });
    },
    /** For what react-aria wants to close: a blur waits, a press elsewhere and Escape do not. */
    close: (): void => {
      if (!isBlurring.current) onClose();
    },
  };
};

/** The opened menu. It carries react-aria, so `Menu` loads it when it is about to be needed. */
export const MenuPopup = ({
  label,
  items,
  trigger,
  onClose,
  onAct,
  onNavigate,
}: MenuPopupProps) => {
  const { close, onBlur, onFocus } = useCloseAfterBlur(onClose);
  return (
    <Popover
      className={styles.popover ?? ''}
      aria-label={label}
      triggerRef={trigger}
      isOpen
      onOpenChange={close}
      placement="bottom end"
      offset={4}
    >
      <div
        onFocus={(event) => {
          onFocus();
          passFocusOn(event);
        }}
        onBlur={onBlur}
      >
        <Menu
          className={styles.menu ?? ''}
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu takes the focus when it opens
          autoFocus="first"
          onClose={onClose}
        >
          {items.map(({ id, label: text, icon: picture, href, onAction, ...item }) => (
            <MenuItem
              key={id}
              id={id}
              textValue={text}
              className={joinClasses(
                styles.item,
                item.danger === true && styles.danger,
                item.startsGroup === true && styles.group,
              )}
              {...(href !== undefined && { href })}
              {...(href !== undefined &&
                item.external === true && { target: '_blank', rel: 'noopener' })}
              {...(onAction !== undefined && { onAction: () => onAct(onAction) })}
              onClick={(event) => {
                if (href === undefined || item.external === true) return;
                if (onNavigate === undefined || !isPlainClick(event)) return;
                event.preventDefault();
                onNavigate(href);
              }}
            >
              {picture !== undefined && <Icon name={picture} />}
              <span className={styles.text}>{text}</span>
              {item.external === true && (
                <>
                  <Icon name="external" />
                  <VisuallyHidden> (opent in een nieuw tabblad)</VisuallyHidden>
                </>
              )}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </Popover>
  );
};
