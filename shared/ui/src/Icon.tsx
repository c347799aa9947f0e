import styles from './Icon.module.css';
import { ICON_PATHS, type IconName } from './iconPaths.ts';
import { joinClasses } from './joinClasses.ts';

interface IconProps {
  name: IconName;
}

/** A picture beside a word, as large as the text; never the only carrier of a meaning. */
export const Icon = ({ name }: IconProps) => (
  <svg
    viewBox="0 0 20 20"
    className={joinClasses(styles.icon, name === 'more' && styles.more)}
    aria-hidden="true"
    focusable="false"
  >
    {ICON_PATHS[name].map((path) => (
      <path key={path} d={path} />
    ))}
  </svg>
);
