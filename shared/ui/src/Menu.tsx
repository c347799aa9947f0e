import { useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import { joinClasses } from './joinClasses.ts';
import styles from './Menu.module.css';
import type { MenuEntry } from './menuEntry.ts';
import type { MenuPopup } from './MenuPopup.tsx';

interface MenuProps {
  /** Name of the trigger; shown beside the icon with `showLabel`. */
  label: string;
  icon?: IconName;
  showLabel?: boolean;
  /** Drawn as a button among buttons. */
  bordered?: boolean;
  items: readonly MenuEntry[];
  /** Goes to the href of an entry with the router of the page; absent: the browser goes there. */
  onNavigate?: (href: string) => void;
}

type Popup = ComponentType<Parameters<typeof MenuPopup>[0]>;

const loadPopup = async (): Promise<Popup> => (await import('./MenuPopup.tsx')).MenuPopup;

export const Menu = ({
  label,
  icon = 'more',
  showLabel = false,
  bordered = false,
  items,
  onNavigate,
}: MenuProps) => {
  const trigger = useRef<HTMLButtonElement>(null);
  const [Popup, setPopup] = useState<Popup | null>(null);

  const open = async (): Promise<void> => {
    const loaded = await loadPopup();
    setPopup(() => loaded);
  };
  /** Acts when the menu is gone and the button has the focus: a dialog gives it back to there. */
  const act = (action: () => void): void => {
    flushSync(() => setPopup(null));
    trigger.current?.focus({ preventScroll: true });
    action();
  };
  const openByArrow = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    void open();
  };

  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={joinClasses(styles.trigger, bordered && styles.bordered)}
        aria-haspopup="menu"
        aria-expanded={Popup !== null}
        {...(showLabel ? {} : { 'aria-label': label })}
        onPointerEnter={() => void loadPopup()}
        onFocus={() => void loadPopup()}
        onClick={() => void open()}
        onKeyDown={openByArrow}
      >
        <Icon name={icon} />
        {showLabel && (
          <>
            <span>{label}</span>
            <Icon name="chevron-down" />
          </>
        )}
      </button>
      {Popup !== null && (
        <Popup
          label={label}
          items={items}
          trigger={trigger}
          onClose={() => setPopup(null)}
          onAct={act}
          onNavigate={onNavigate}
        />
      )}
    </>
  );
};
