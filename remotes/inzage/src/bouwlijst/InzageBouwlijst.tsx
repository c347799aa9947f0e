import { bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import { AandachtLijst } from '@adviestool/projectoverzicht/bouwlijst/AandachtLijst';
import { GevelvullingenTabel } from '@adviestool/projectoverzicht/bouwlijst/GevelvullingenTabel';
import { Samenvatting } from '@adviestool/projectoverzicht/bouwlijst/Samenvatting';
import { TotalenTabel } from '@adviestool/projectoverzicht/bouwlijst/TotalenTabel';
import { today } from '@adviestool/projectoverzicht/today';
import { teksten as bouwlijstTeksten } from '@adviestool/projectoverzicht/bouwlijst/teksten';
import { EmptyState } from '@adviestool/ui/EmptyState';
import { Notice } from '@adviestool/ui/Notice';
import { useMemo } from 'react';

import { inzageGevelvullingPath } from '../inzage/inzagePaths.ts';
import type { InzageProps } from '../inzage/InzagePagina.tsx';
import { teksten } from '../inzage/teksten.ts';

/** The bouwlijst as the product shows it, without what only who has an account can mend. */
export const InzageBouwlijst = ({ host, inzage }: InzageProps) => {
  const { id, projectGegevens, gevelvullingen, catalogus } = inzage;
  const lijst = useMemo(
    () =>
      bouwlijst({
        projectGegevens,
        gevelvullingen: gevelvullingen ?? [],
        catalogus,
        vandaag: today(),
      }),
    [projectGegevens, gevelvullingen, catalogus],
  );
  const { options } = host.config.variant.fastenerSuppliers;
  const naamVan = (leverancier: string | null): string | null =>
    leverancier === null ? null : (options[leverancier] ?? leverancier);
  const pathOf = (gevelvullingId: string): string => inzageGevelvullingPath(id, gevelvullingId);

  if (gevelvullingen === null) return <Notice kind="warn">{teksten.onleesbaar}</Notice>;
  return (
    <>
      {lijst.totalen.length > 0 && <Samenvatting lijst={lijst} />}
      <AandachtLijst pathOf={pathOf} lijst={lijst} />
      {lijst.totalen.length === 0 ? (
        <EmptyState title={bouwlijstTeksten.leeg} />
      ) : (
        <>
          <TotalenTabel totalen={lijst.totalen} naamVan={naamVan} />
          <GevelvullingenTabel
            pathOf={pathOf}
            gevelvullingen={lijst.gevelvullingen}
            naamVan={naamVan}
          />
        </>
      )}
    </>
  );
};
