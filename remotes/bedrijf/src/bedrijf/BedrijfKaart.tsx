import type { Bedrijf } from '@adviestool/contract/bedrijf';
import { ONBENOEMD } from '@adviestool/contract/catalogusNaam';
import { BEDRIJF_STANDAARDEN } from '@adviestool/contract/paths';
import { Card } from '@adviestool/ui/Card';
import { DefinitionList } from '@adviestool/ui/DefinitionList';
import { formatDate } from '@adviestool/ui/format';
import { Link } from 'react-router';

import styles from './BedrijfKaart.module.css';
import { teksten } from './teksten.ts';

const { gegevens } = teksten;

const catalogusTekst = (catalogus: Bedrijf['catalogus']): string => {
  if (catalogus === null) return gegevens.geenCatalogus;
  const { id, versie, sinds } = catalogus;
  const naam = id === ONBENOEMD ? gegevens.onbenoemd : `${id} ${versie}`;
  return sinds === null ? naam : `${naam}, ${gegevens.sinds(formatDate(new Date(sinds)))}`;
};

/** What the company is called and calculates with, and where the rest of it stands. */
export const BedrijfKaart = ({
  bedrijf: { naam, catalogus },
  isBeheerder,
}: {
  bedrijf: Bedrijf;
  isBeheerder: boolean;
}) => (
  <Card title={gegevens.titel}>
    <DefinitionList
      items={[
        { term: gegevens.naam, value: naam },
        { term: gegevens.catalogus, value: catalogusTekst(catalogus) },
      ]}
    />
    <p className={styles.links}>
      <Link to={BEDRIJF_STANDAARDEN}>{gegevens.standaarden}</Link>
      {isBeheerder && (
        <>
          <Link to="/bedrijf/gebruik">{gegevens.gebruik}</Link>
          <Link to="/bedrijf/inzagelinks">{gegevens.inzagelinks}</Link>
          <Link to="/bedrijf/inloggen">{gegevens.bedrijfslogin}</Link>
        </>
      )}
    </p>
  </Card>
);
