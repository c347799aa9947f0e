import { teksten } from './teksten.ts';

/** The last resort, without React: says in plain text that the product could not start. */
export const showStartFailure = (container: HTMLElement): void => {
  const main = document.createElement('main');
  main.className = 'start-failure';
  const title = document.createElement('h1');
  title.textContent = teksten.titel;
  const text = document.createElement('p');
  text.textContent = teksten.uitleg;
  const again = document.createElement('a');
  again.href = '';
  again.textContent = teksten.opnieuw;
  main.append(title, text, again);
  container.replaceChildren(main);
};
