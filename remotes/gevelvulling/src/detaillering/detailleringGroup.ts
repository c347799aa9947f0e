import type { DetailleringVeld } from '@adviestool/domain/detaillering';
import type { VariantId } from '@adviestool/domain/variants';
import type { FormApi } from 'final-form';

/** What every group of fields gets. */
export interface DetailleringGroupProps {
  variant: VariantId;
  velden: ReadonlySet<DetailleringVeld>;
  /** For the fields that others depend on. */
  onChoice: (value: unknown, form: FormApi) => void;
}
