import styles from './toastStack.module.css';

/** Milliseconds in which a screen reader gets to know a region that has just come or moved. */
const SETTLING = 150;

/** Milliseconds after which what was said is not found on the page a second time. */
const HEARD = 5000;

/** There before its texts, and then read out politely: a region that comes with its text is silent. */
export const announcements = document.createElement('div');
announcements.ariaLive = 'polite';
announcements.className = styles['announcements'] ?? '';

/** Has a screen reader say this when it has said what it is saying. */
export const announce = (texts: readonly string[]): void => {
  const line = document.createElement('p');
  line.textContent = texts.join(' ');
  setTimeout(() => {
    announcements.append(line);
  }, SETTLING);
  setTimeout(() => {
    line.remove();
  }, SETTLING + HEARD);
};
