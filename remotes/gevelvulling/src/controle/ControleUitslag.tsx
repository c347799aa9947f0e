import type { Bewezen } from '@adviestool/domain/bewijs/controleerBewijs';
import {
  ALLEEN_GETALLEN,
  heeftBedenking,
  nogSteedsTekst,
  paginasTekst,
} from '@adviestool/domain/bewijs/controleTeksten';
import { projectRegelsOf } from '@adviestool/domain/bewijs/overzicht';
import { REKENMODEL_VERSIE } from '@adviestool/domain/rekenen/rekenmodelVersie';
import { waarschuwingenVanProject } from '@adviestool/domain/waarschuwen/waarschuwingen';
import { DefinitionList, type Definition } from '@adviestool/ui/DefinitionList';
import { formatDateTime } from '@adviestool/ui/format';
import { Notice } from '@adviestool/ui/Notice';
import { Stack } from '@adviestool/ui/Stack';

import { Meldingen } from '../advies/Meldingen.tsx';
import styles from './ControleUitslag.module.css';
import type { Uitslag } from './controleerBestand.ts';
import { OverzichtTabel } from './OverzichtTabel.tsx';
import { teksten } from './teksten.ts';
import { VerschillenTabel } from './VerschillenTabel.tsx';

const gegevensOf = ({ json, kenmerk }: Bewezen): Definition[] => {
  const { project, catalogus } = json;
  const { gegevens: woorden } = teksten;
  const regels: { term: string; value: string | null }[] = [
    {
      term: woorden.revisie,
      value: woorden.revisieVan(
        project.revisie.replace(/^r/, ''),
        formatDateTime(new Date(project.op)),
      ),
    },
    { term: woorden.door, value: project.door },
    { term: woorden.programma, value: json.programma },
    { term: woorden.rekenmodel, value: String(json.rekenmodel) },
    { term: woorden.catalogus, value: `${catalogus.id} ${catalogus.versie}` },
    { term: woorden.kenmerk, value: kenmerk },
  ];
  return regels.filter(({ value }) => value !== null && value !== '');
};

const okOf = (isOk: boolean) => (isOk ? 'ok' : 'warn');

/** The worst that is known comes first, in colour and in what is read aloud. */
const kopVan = (bewezen: Bewezen) => {
  const { oordeel } = teksten;
  if (bewezen.paginas.soort === 'anderRapport') {
    return { kind: 'bad', title: oordeel.anderRapport, role: 'alert' } as const;
  }
  return heeftBedenking(bewezen)
    ? ({ kind: 'warn', title: oordeel.bedenking, role: 'status' } as const)
    : ({ kind: 'ok', title: oordeel.bewezen, role: 'status' } as const);
};

const BewezenUitslag = ({ naam, bewezen }: { naam: string; bewezen: Bewezen }) => {
  const { anders, paginas, kenmerk, overzicht, sleutel } = bewezen;
  const isAnderRapport = paginas.soort === 'anderRapport';
  const kop = kopVan(bewezen);

  return (
    <Stack>
      <Notice kind={kop.kind} title={kop.title} role={kop.role}>
        <p>
          {naam}: {teksten.handtekening(sleutel.kid)}
        </p>
        <p>{ALLEEN_GETALLEN}</p>
      </Notice>
      <section>
        <h2 className={styles.kop}>{teksten.projectgegevens}</h2>
        <DefinitionList
          layout="grid"
          items={projectRegelsOf(bewezen.json).map(({ label, tekst }) => ({
            term: label,
            value: tekst,
          }))}
        />
      </section>
      <Meldingen
        meldingen={[]}
        waarschuwingen={waarschuwingenVanProject(bewezen.json.project.gegevens)}
      />
      <OverzichtTabel overzicht={overzicht} />
      <Notice kind={okOf(anders.length === 0)} title={teksten.nu}>
        {nogSteedsTekst(bewezen, REKENMODEL_VERSIE)}
      </Notice>
      {anders.length > 0 && <VerschillenTabel anders={anders} />}
      <Notice kind={isAnderRapport ? 'bad' : 'warn'} title={teksten.paginas}>
        {paginasTekst(paginas, kenmerk)}
      </Notice>
      <DefinitionList layout="grid" items={gegevensOf(bewezen)} />
    </Stack>
  );
};

/** What a check found, with the page's own table of the numbers that are proven. */
export const ControleUitslag = ({ naam, uitslag }: { naam: string; uitslag: Uitslag }) => {
  if (uitslag.soort === 'bewezen') {
    return <BewezenUitslag naam={naam} bewezen={uitslag.bewezen} />;
  }
  return (
    <Notice kind="bad" title={teksten.oordeel[uitslag.soort]} role="alert">
      {naam}: {uitslag.tekst}
    </Notice>
  );
};
