import { logoFile, type Release } from '@adviestool/contract/release';

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** As the host draws it. */
const HOUSE_MARK =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 3h18v18H3z" /><path d="M7 7h10v10H7zM12 7v10" /><path d="M3 9.5h4m-4 5h4m10-5h4m-4 5h4" /></svg>';

const logoOf = ({ release, variant }: Release): string => {
  const name = escapeHtml(variant.branding.name);
  const file = logoFile(variant);
  return file === null
    ? `${HOUSE_MARK}<span>${name}</span>`
    : `<img src="/releases/${release}/${file}" alt="${name}" />`;
};

const environmentOf = ({ release, variant: { environment } }: Release): string =>
  environment.production
    ? ''
    : `<span class="first-environment">${escapeHtml(environment.label)} <span>${release}</span></span>`;

/** The bars of the longest form; the style sheet shows as many as the form of the page has. */
const BARS = '<i></i>'.repeat(6);

/**
 * What stands on the page until the host's code replaces it: the frame, hidden for who has not its style
 * sheet, and what to do when the code does not come. The sheet hides the latter for as long as a start may
 * take; without any style sheet it shows at once.
 */
export const firstFrame = (release: Release): string => {
  const { supportEmail, supportPhone } = release.variant.branding;
  const email = escapeHtml(supportEmail);
  return `      <div class="first" hidden>
        <div class="first-header"><span class="first-logo">${logoOf(release)}</span>${environmentOf(release)}</div>
        <div class="first-page" aria-hidden="true"><div><div class="first-title"></div><div class="first-bars">${BARS}</div></div></div>
      </div>
      <noscript><p class="first-noscript">De adviestool heeft JavaScript nodig. Zet JavaScript aan en laad de pagina opnieuw.</p></noscript>
      <main class="start-failure" data-later>
        <h1>De adviestool is nog niet gestart</h1>
        <p>Dat duurt langer dan gewoonlijk. Laad de pagina opnieuw.</p>
        <p>Blijft het probleem bestaan, neem dan contact op met de technische ondersteuning: <a href="mailto:${email}">${email}</a> of ${escapeHtml(supportPhone)}.</p>
        <p><a href="">Pagina opnieuw laden</a></p>
      </main>`;
};
