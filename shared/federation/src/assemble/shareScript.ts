import { SHARE_DATA } from './shareData.ts';

/**
 * Stands before everything else in a document that a share of the browsers gets another release of: decides
 * which this browser gets, and writes it where the parser is, so that it is read as if it had come from the
 * server. Nothing of the other release is asked for. A number is drawn once and kept; a browser that keeps
 * nothing is in no share. When the document of the other release does not come, everybody's is shown.
 *
 * What follows in the document itself, for when this script does not come, ends up in a template.
 */
export const SHARE_SCRIPT = `(() => {
  const { key, percent, candidate, rest } = JSON.parse(
    document.getElementById('${SHARE_DATA}').textContent,
  );
  const show = () => document.write(rest);
  const isInShare = () => {
    try {
      if (!/^\\d\\d?$/.test(localStorage.getItem(key))) {
        localStorage.setItem(key, Math.floor(Math.random() * 100));
      }
      const kept = localStorage.getItem(key);
      return kept !== null && Number(kept) < percent;
    } catch {
      return false;
    }
  };
  if (!isInShare()) {
    show();
    return;
  }
  const onError = ({ target }) => {
    if (target.id === '${SHARE_DATA}-candidate') show();
  };
  addEventListener('error', onError, { capture: true });
  document.write(candidate);
})();
`;
