import { joinClasses } from './joinClasses.ts';
import styles from './Skeleton.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface SkeletonProps {
  kind?: 'line' | 'block' | 'table' | 'field';
  /** Number of lines, blocks, rows or fields. */
  count?: number;
}

/** Keeps the place of what is loading. */
export const Skeleton = ({ kind = 'line', count = 1 }: SkeletonProps) => (
  <output data-loading className={joinClasses(styles.skeleton, styles[kind])}>
    <VisuallyHidden>Wordt geladen…</VisuallyHidden>
    {Array.from({ length: count }, (_, index) => (
      <span key={index} className={styles.bar} aria-hidden="true" />
    ))}
  </output>
);
