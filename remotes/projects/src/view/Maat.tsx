import { formatNumber } from '@adviestool/ui/format';
import { Quantity } from '@adviestool/ui/Quantity';

interface MaatProps {
  breedte: number | null;
  hoogte: number | null;
}

/** Breedte × hoogte in mm; a dash for what is not filled in yet. */
export const Maat = ({ breedte, hoogte }: MaatProps) => (
  <>
    {breedte ? formatNumber(breedte) : '–'} × {hoogte ? <Quantity value={hoogte} unit="mm" /> : '–'}
  </>
);
