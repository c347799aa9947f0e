import type { Hit, MatomoSettings } from './createAnalytics.ts';

const fieldsOf = (hit: Hit): Record<string, string> =>
  hit.kind === 'page'
    ? { action_name: hit.pattern, url: new URL(hit.pattern, location.origin).href }
    : { e_c: 'session', e_a: hit.name, ca: '1', url: location.origin };

/** Sends to the tracking endpoint of Matomo: without cookies, and without waiting for its answer. */
export const sendToMatomo = async (settings: MatomoSettings, hit: Hit): Promise<void> => {
  await fetch(settings.endpoint, {
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // A logout leaves the page.
    keepalive: true,
    body: new URLSearchParams({
      idsite: settings.siteId,
      rec: '1',
      apiv: '1',
      send_image: '0',
      rand: crypto.randomUUID(),
      ...fieldsOf(hit),
    }),
  });
};
