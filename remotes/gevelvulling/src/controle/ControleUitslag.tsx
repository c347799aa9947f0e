import type { Bewezen, Controle } from '@adviestool/domain/bewijs/controleerBewijs';
import { uitsprakenOf, type Uitspraak } from '@adviestool/domain/bewijs/controleTeksten';
import { momentTekst } from '@adviestool/domain/bewijs/momentTekst';
import { projectRegelsOf, projectWaarschuwingenOf } from '@adviestool/domain/bewijs/overzicht';
import { DefinitionList, type Definition } from '@adviestool/ui/DefinitionList';
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
      value: woorden.revisieVan(project.revisie.replace(/^r/, ''), momentTekst(project.op)),
    },
    { term: woorden.door, value: project.door },
    { term: woorden.programma, value: json.programma },
    { term: woorden.rekenmodel, value: String(json.rekenmodel) },
    { term: woorden.catalogus, value: `${catalogus.id} ${catalogus.versie}` },
    { term: woorden.kenmerk, value: kenmerk },
  ];
  return regels.filter(({ value }) => value !== null && value !== '');
};

/** What is said of one thing, in two sentences at most. */
const Regel = ({ uitspraak: { wat, tekst, toelichting } }: { uitspraak: Uitspraak }) => (
  <p>
    <b>{teksten.wat[wat]}:</b> {tekst}
    {toelichting !== null && ` ${toelichting}`}
  </p>
);

/** The numbers that are proven, as a table of the page's own that stands directly below what is said of the file. */
const BewezenGetallen = ({ bewezen, isKleurloos }: { bewezen: Bewezen; isKleurloos: boolean }) => (
  <>
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
    <Meldingen meldingen={[]} waarschuwingen={projectWaarschuwingenOf(bewezen.json)} />
    <OverzichtTabel overzicht={bewezen.overzicht} isKleurloos={isKleurloos} />
    {bewezen.anders.length > 0 && <VerschillenTabel anders={bewezen.anders} />}
    <DefinitionList layout="grid" items={gegevensOf(bewezen)} />
  </>
);

const ControleKop = ({ naam, controle }: { naam: string; controle: Controle }) => {
  const [kop, ...overige] = uitsprakenOf(controle);
  return (
    <Notice kind={kop.ernst} title={kop.tekst} role={kop.ernst === 'bad' ? 'alert' : 'status'}>
      {kop.toelichting !== null && <p>{kop.toelichting}</p>}
      {overige.map((uitspraak) => (
        <Regel key={uitspraak.wat} uitspraak={uitspraak} />
      ))}
      <p>{teksten.gecontroleerd(naam)}</p>
    </Notice>
  );
};

/** How the outcome of a check is called in the title of the window. */
export const uitslagTitel = (uitslag: Uitslag): string =>
  uitslag.soort === 'gecontroleerd'
    ? uitsprakenOf(uitslag.controle)[0].tekst
    : teksten.nietGecontroleerd;

/** What a check found: the worst first, then the page's own table of the numbers that are proven. */
export const ControleUitslag = ({ naam, uitslag }: { naam: string; uitslag: Uitslag }) => {
  if (uitslag.soort === 'nietGecontroleerd') {
    return (
      <Notice kind="bad" title={teksten.nietGecontroleerd} role="alert">
        {naam}: {uitslag.tekst}
      </Notice>
    );
  }
  const { controle } = uitslag;
  const { getallen } = controle;
  const [{ ernst }] = uitsprakenOf(controle);
  return (
    <Stack>
      <ControleKop naam={naam} controle={controle} />
      {getallen.bewezen && (
        <BewezenGetallen bewezen={getallen.uitkomst} isKleurloos={ernst !== 'ok'} />
      )}
    </Stack>
  );
};
