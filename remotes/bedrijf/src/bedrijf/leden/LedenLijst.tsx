import type { Lid } from '@adviestool/contract/leden';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { currentUid } from '@adviestool/state/session';
import { Chip } from '@adviestool/ui/Chip';
import type { MenuEntry } from '@adviestool/ui/menuEntry';
import { RelativeTime } from '@adviestool/ui/RelativeTime';

import { rolOf, ROLLEN } from '@adviestool/contract/rollen';
import { MensenTabel, type MensRij } from './MensenTabel.tsx';
import styles from './MensenTabel.module.css';
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

const rijVan = (lid: Lid, acties: LidActies): MensRij => {
  const { uid, naam, mail, login, projecten, is_lid: isLid, is_geblokkeerd: isGeblokkeerd } = lid;
  return {
    id: uid,
    naam: (
      <>
        {naam} {uid === currentUid() && <span className={styles.bij}>{teksten.u}</span>}
        {isGeblokkeerd && <Chip kind="warn">{teksten.geblokkeerd}</Chip>}
      </>
    ),
    bij: mail === null ? [] : [mail],
    cellen: [rolTekst(lid), isLid && <Login key="login" login={login} />, formatNumber(projecten)],
    smal: (
      <>
        {rolTekst(lid)} · {teksten.projecten(projecten)}
        {isLid && (
          <div>
            {login !== null && teksten.laatst} <Login login={login} />
          </div>
        )}
      </>
    ),
    acties: { label: teksten.acties(naam), items: actiesVan(lid, acties) },
  };
};

/** Who is a member and who left projects behind, each with what can be done. */
export const LedenLijst = ({ leden, ...acties }: { leden: readonly Lid[] } & LidActies) => (
  <MensenTabel
    caption={teksten.lijst}
    naam={kolom.naam}
    kolommen={[
      { label: kolom.rol },
      { label: kolom.login },
      { label: kolom.projecten, isGetal: true },
    ]}
    acties={kolom.acties}
    rijen={leden.map((lid) => rijVan(lid, acties))}
  />
);
