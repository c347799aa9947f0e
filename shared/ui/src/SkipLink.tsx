import styles from './SkipLink.module.css';

interface SkipLinkProps {
  /** Id of the main content, which can take focus. */
  targetId: string;
}

/** The first stop of the keyboard: past everything that is the same on every page. */
export const SkipLink = ({ targetId }: SkipLinkProps) => (
  <a
    href={`#${targetId}`}
    className={styles.skip}
    onClick={(event) => {
      event.preventDefault();
      document.getElementById(targetId)?.focus();
    }}
  >
    Naar de inhoud
  </a>
);
