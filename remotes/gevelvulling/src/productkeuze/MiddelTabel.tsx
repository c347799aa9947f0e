import type { Zijde } from '@adviestool/contract/zijde';
import {
  bevestigingsmiddelKeuzes,
  type BevestigingsmiddelKeuzes,
  type KeuzeInvoer,
} from '@adviestool/domain/productkeuze/productkeuze';

import styles from './KeuzeTabel.module.css';
import { MiddelRijen } from './MiddelRijen.tsx';
import { teksten } from './teksten.ts';
import { useZijdeControls } from './useZijdeControls.ts';
import { useZijdeGroepen } from './useZijdeGroepen.ts';
import { ZijdeKop } from './ZijdeKop.tsx';

interface MiddelTabelProps {
  invoer: Omit<KeuzeInvoer, 'zijde'>;
  zijden: readonly Zijde[];
}

const { middelen } = teksten;

/** The fasteners: one into the structure and one into the timber for each side, each optional. */
export const MiddelTabel = ({ invoer, zijden }: MiddelTabelProps) => {
  const controls = useZijdeControls<string[] | null>('bevestigingsmiddelen', middelen.veld);
  const type = invoer.gevelvulling.gevelvullingEnKaderData.gevelvullingType ?? null;
  const keuzes = zijden.flatMap((zijde) => {
    const opZijde = bevestigingsmiddelKeuzes({ ...invoer, zijde });
    return opZijde === null ? [] : [{ zijde, control: controls[zijde], keuzes: opZijde }];
  });
  const { isSmal, groepen } = useZijdeGroepen(zijden);

  return (
    <div className={styles.kader}>
      {groepen.map((groep, index) => {
        const kolommenOf = (soort: keyof BevestigingsmiddelKeuzes) =>
          keuzes
            .filter(({ zijde }) => groep.includes(zijde))
            .map(({ keuzes: opZijde, ...kolom }) => ({ ...kolom, keuzes: opZijde[soort] }));
        return (
          <table
            key={groep.join()}
            className={styles.tabel}
            aria-label={isSmal ? middelen.van(groep) : undefined}
          >
            {index === 0 && <caption>{middelen.titel}</caption>}
            <thead>
              <tr>
                <th scope="col">{middelen.middel}</th>
                {groep.map((zijde) => (
                  <ZijdeKop key={zijde} zijde={zijde} type={type} control={controls[zijde]} />
                ))}
              </tr>
            </thead>
            <MiddelRijen
              catalogus={invoer.catalogus}
              label={middelen.bouwkundig}
              geen={middelen.geenBouwkundig}
              hint={middelen.zonder}
              isEntry
              kolommen={kolommenOf('bouwkundig')}
            />
            <MiddelRijen
              catalogus={invoer.catalogus}
              label={middelen.hout}
              geen={middelen.geenHout}
              kolommen={kolommenOf('hout')}
            />
          </table>
        );
      })}
    </div>
  );
};
