import type { MouseEvent } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu';

import { Icon } from './Icon.tsx';
import type { IconName } from './iconPaths.ts';
import { joinClasses } from './joinClasses.ts';
import styles from './Menu.module.css';

interface MenuEntryBase {
  id: string;
  label: string;
  icon?: IconName;
  danger?: boolean;
}

/** An entry acts or leads somewhere. */
export type MenuEntry = MenuEntryBase &
  ({ onAction: () => void; href?: undefined } | { href: string; onAction?: undefined });

interface MenuProps {
  /** Name of the trigger; shown beside the icon with `showLabel`. */
  label: string;
  icon?: IconName;
  showLabel?: boolean;
  items: readonly MenuEntry[];
  /** Goes to the href of an entry with the router of the page; absent: the browser goes there. */
  onNavigate?: (href: string) => void;
}

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

export const Menu = ({ label, icon = 'more', showLabel = false, items, onNavigate }: MenuProps) => (
  <MenuTrigger>
    <Button className={styles.trigger ?? ''} {...(showLabel ? {} : { 'aria-label': label })}>
      <Icon name={icon} />
      {showLabel && (
        <>
          <span>{label}</span>
          <Icon name="chevron-down" />
        </>
      )}
    </Button>
    <Popover className={styles.popover ?? ''} placement="bottom end" offset={4}>
      <AriaMenu className={styles.menu ?? ''} aria-label={label}>
        {items.map(({ id, label: text, icon: picture, danger = false, href, onAction }) => (
          <MenuItem
            key={id}
            id={id}
            textValue={text}
            className={joinClasses(styles.item, danger && styles.danger)}
            {...(href !== undefined && { href })}
            {...(onAction !== undefined && { onAction })}
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
      </AriaMenu>
    </Popover>
  </MenuTrigger>
);
