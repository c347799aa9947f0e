import { projectPath } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { gevelvullingRijIn } from '@adviestool/projectoverzicht/gevelvullingRij';

import { teksten } from './teksten.ts';

/** Tells how what was imported turned out, with the way to what needs attention. */
export const tellUitkomst = (
  host: HostApi,
  { after, before }: { after: Project; before: Project },
): void => {
  const { projectGegevens } = after;
  const basis = { projectGegevens, catalogus: host.catalogus.loaded(projectGegevens.catalogus) };
  const { rijOf } = gevelvullingRijIn(basis);
  const earlier = new Set(before.gevelvullingen);
  const rijen = after.gevelvullingen.flatMap((each) => (earlier.has(each) ? [] : [rijOf(each)]));
  const voldoen = rijen.filter(({ voldoet }) => voldoet === true);
  const gewaarschuwd = voldoen.filter(({ waarschuwingen }) => waarschuwingen > 0).length;
  const nietGetoetst = voldoen.filter(({ isBevestigingGetoetst }) => !isBevestigingGetoetst).length;
  const aandacht = rijen.filter(({ voldoet }) => voldoet !== true);
  if (rijen.length === 0) return;
  const tekst = teksten.uitkomst({
    voldoen: voldoen.length,
    gewaarschuwd,
    nietGetoetst,
    aandacht: aandacht.length,
  });
  if (aandacht.length === 0) {
    host.toast(gewaarschuwd + nietGetoetst === 0 ? 'success' : 'warning', tekst);
    return;
  }
  const isOnvolledig = aandacht.every(({ voldoet }) => voldoet === null);
  const isZwak = aandacht.every(({ voldoet }) => voldoet === false);
  // Both kinds: what needs attention stands first.
  const enkel = isOnvolledig ? 'toestand=concept' : 'toestand=voldoetNiet';
  const query = isOnvolledig || isZwak ? enkel : 'sortering=toestand';
  host.toast('warning', tekst, {
    key: `kozijnstaat:${String(after.id)}`,
    action: {
      label: teksten.uitkomstTonen(aandacht.length),
      onAction: () => host.navigate(`${projectPath(after.id)}?${query}`),
    },
  });
};
