import { formatNumber } from '@adviestool/ui/format';
import { Quantity } from '@adviestool/ui/Quantity';

interface MaatProps {
  breedte: number | null;
  hoogte: number | null;
}

/** Breedte × hoogte in mm; a dash while one of them is not filled in. */
export const Maat = ({ breedte, hoogte }: MaatProps) => {
  if (!breedte || !hoogte) return '–';
  return (
    <>
      {formatNumber(breedte)} × <Quantity value={hoogte} unit="mm" />
    </>
  );
};
