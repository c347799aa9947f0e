import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Zijde } from '@adviestool/contract/zijde';
import { gekozenProducten } from '@adviestool/domain/productkeuze/gekozenProducten';
import type { Melding, ZijdeAdvies } from '@adviestool/domain/rekenen/advies';
import { dorpelLabel, zijdeLabel } from '@adviestool/domain/toelichting/labels';
import { statusTekst } from '@adviestool/domain/toelichting/statusTekst';
import { hartOpHartTekst } from '@adviestool/domain/toelichting/zijdeTeksten';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { Notice } from '@adviestool/ui/Notice';
import { Quantity } from '@adviestool/ui/Quantity';

import { Meldingen } from '../advies/Meldingen.tsx';
import { teksten } from '../advies/teksten.ts';
import { ZijdeStatus } from '../advies/ZijdeStatus.tsx';

interface LeesZijdeProps {
  zijde: Zijde;
  advies: ZijdeAdvies;
  gevelvulling: Gevelvulling;
  catalogus: Catalogus;
  meldingen: readonly Melding[];
  /** Of the whole advice, told where it bears. */
  waarschuwing: string | null;
  /** False: its unity check is of the hoekankers alone. */
  isBevestigingGetoetst: boolean;
  /** Lit, here and in the drawing. */
  isActief: boolean;
}

const { tabel, maatgevend: redenen, perHoekanker } = teksten;

const KOLOMMEN = 6;

const Cijfers = ({ zijde, advies, gevelvulling, ...rest }: LeesZijdeProps) => {
  const { waarschuwing, isBevestigingGetoetst } = rest;
  const { geadviseerd, gekozen, maatgevend, posities, randafstand } = advies;
  const { gevelvullingEnKaderData: kader } = gevelvulling;
  const type = kader.gevelvullingType ?? null;
  const hartOpHart = hartOpHartTekst(zijde, advies, kader);
  // What was chosen is no advice where there is none (rekenmodel 4.3).
  const aantal = geadviseerd === null ? null : (gekozen ?? geadviseerd);
  const inHetMidden = posities.length === 1 ? tabel.inHetMidden : tabel.geen;
  return (
    <tr>
      <th scope="row">
        {zijdeLabel(zijde)}
        <span data-onderschrift>
          {type !== null && dorpelLabel(type, zijde)}
          {zijde === 'zijkanten' && `, ${tabel.perStijl}`}
        </span>
      </th>
      <td data-getal data-label={tabel.hoekankers}>
        {aantal === null ? tabel.geen : formatNumber(aantal)}
        {gekozen !== null && geadviseerd !== null && gekozen !== geadviseerd && (
          <span data-onderschrift>{tabel.adviesIs(geadviseerd)}</span>
        )}
      </td>
      <td data-getal data-label={tabel.hartOpHart}>
        {hartOpHart === null ? inHetMidden : <Quantity text={hartOpHart} unit="mm" />}
      </td>
      <td data-getal data-label={tabel.randafstand}>
        <Quantity value={randafstand} unit="mm" />
      </td>
      <td data-label={tabel.maatgevend}>
        {maatgevend === null ? tabel.geen : redenen[maatgevend]}
      </td>
      <td data-label={tabel.unityCheck}>
        <ZijdeStatus
          advies={advies}
          waarschuwing={waarschuwing}
          isBevestigingGetoetst={isBevestigingGetoetst}
        />
      </td>
    </tr>
  );
};

/** The figures of one side, with its products and what is wrong with it. */
export const LeesZijde = (props: LeesZijdeProps) => {
  const { zijde, advies, gevelvulling, catalogus, meldingen, isActief } = props;
  const { hoekanker, middelen } = gekozenProducten(catalogus, gevelvulling, zijde);
  const nietVoldaan = statusTekst(zijde, advies);
  const isGezegd = meldingen.some(({ code }) => code === 'VOLDOET_NIET');
  const producten = [
    hoekanker?.naam ?? null,
    ...middelen.map(({ naam, perHoekanker: aantal }) =>
      aantal === null ? naam : perHoekanker(aantal, naam),
    ),
  ].filter((naam) => naam !== null);

  return (
    <tbody data-zijde={zijde} data-actief={isActief}>
      <Cijfers {...props} />
      <tr>
        <td colSpan={KOLOMMEN} data-toelichting>
          {producten.length > 0 && <p>{producten.join(', ')}</p>}
          {nietVoldaan !== null && !isGezegd && <Notice kind="bad">{nietVoldaan}</Notice>}
          <Meldingen meldingen={meldingen} />
        </td>
      </tr>
    </tbody>
  );
};
