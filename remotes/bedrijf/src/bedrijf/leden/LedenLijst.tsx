import type { Lid } from '@adviestool/contract/leden';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { currentUid } from '@adviestool/state/session';
import { Chip } from '@adviestool/ui/Chip';
import { DataTable } from '@adviestool/ui/DataTable';
import { joinClasses } from '@adviestool/ui/joinClasses';
import { Menu } from '@adviestool/ui/Menu';
import type { MenuEntry } from '@adviestool/ui/menuEntry';
import { RelativeTime } from '@adviestool/ui/RelativeTime';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';

import { rolOf, ROLLEN } from '@adviestool/contract/rollen';
import styles from './LedenLijst.module.css';
import { teksten } from './teksten.ts';

const { kolom } = teksten;

interface LidActies {
  onRol: (lid: Lid) => void;
  onVerwijder: (lid: Lid) => void;
}

const actiesVan = (lid: Lid, { onRol, onVerwijder }: LidActies): MenuEntry[] => {
  const verwijder = {
    id: 'verwijder',
    icon: 'trash',
    danger: true,
    startsGroup: true,
    label: teksten.verwijder.lid,
    onAction: () => onVerwijder(lid),
  } as const;
  if (!lid.is_lid) {
    const label = teksten.verwijder.overdragen;
    return [{ id: 'overdragen', label, onAction: () => onVerwijder(lid) }];
  }
  const rol = { id: 'rol', icon: 'pencil', label: teksten.rol.wijzigen } as const;
  return [{ ...rol, onAction: () => onRol(lid) }, verwijder];
};

const Login = ({ login }: Pick<Lid, 'login'>) =>
  login === null ? teksten.nooit : <RelativeTime value={login} />;

const rolTekst = ({ rollen, is_lid: isLid }: Lid): string => {
  if (!isLid) return teksten.geenLid;
  const rol = rolOf(rollen);
  return rol === null ? teksten.zonderRol : ROLLEN[rol].label;
};

const Rij = ({ lid, ...acties }: { lid: Lid } & LidActies) => (
  <tr>
    <th scope="row" className={styles.naam}>
      {lid.naam} {lid.uid === currentUid() && <span className={styles.bij}>{teksten.u}</span>}
      {lid.is_geblokkeerd && <Chip kind="warn">{teksten.geblokkeerd}</Chip>}
      {lid.mail !== null && <div className={styles.bij}>{lid.mail}</div>}
      <div className={styles.smal}>
        {rolTekst(lid)} · {teksten.projecten(lid.projecten)}
        {lid.is_lid && (
          <div>
            {lid.login !== null && teksten.laatst} <Login login={lid.login} />
          </div>
        )}
      </div>
    </th>
    <td className={styles.breed}>{rolTekst(lid)}</td>
    <td className={styles.breed}>{lid.is_lid && <Login login={lid.login} />}</td>
    <td className={joinClasses(styles.breed, styles.getal)}>{formatNumber(lid.projecten)}</td>
    <td className={styles.acties}>
      <Menu label={teksten.acties(lid.naam)} items={actiesVan(lid, acties)} />
    </td>
  </tr>
);

/** Who is a member and who left projects behind, each with what can be done. */
export const LedenLijst = ({ leden, ...acties }: { leden: readonly Lid[] } & LidActies) => (
  <DataTable caption={teksten.lijst}>
    <thead>
      <tr>
        <th scope="col">{kolom.naam}</th>
        <th scope="col" className={styles.breed}>
          {kolom.rol}
        </th>
        <th scope="col" className={styles.breed}>
          {kolom.login}
        </th>
        <th scope="col" className={joinClasses(styles.breed, styles.getal)}>
          {kolom.projecten}
        </th>
        <th scope="col">
          <VisuallyHidden>{kolom.acties}</VisuallyHidden>
        </th>
      </tr>
    </thead>
    <tbody>
      {leden.map((lid) => (
        <Rij key={lid.uid} lid={lid} {...acties} />
      ))}
    </tbody>
  </DataTable>
);
