import type { Variant } from '@adviestool/contract/variant';

import { KeuzeFields } from './KeuzeFields.tsx';
import { MaatFields } from './MaatFields.tsx';

interface KaderFieldsProps {
  suppliers: Variant['fastenerSuppliers'];
  /** Of the project, m. */
  gebouwhoogte: number | null;
}

export const KaderFields = ({ suppliers, gebouwhoogte }: KaderFieldsProps) => (
  <>
    <KeuzeFields suppliers={suppliers} />
    <MaatFields gebouwhoogte={gebouwhoogte} />
  </>
);
