import type { BackendForm } from '@adviestool/contract/backendForm';
import { setIn } from 'final-form';

import { FIELD_KINDS } from './fieldKinds.tsx';

/** What a form shows at first: the defaults of its definition, nested by their dotted names. */
export const initialValues = (form: BackendForm['form']): object =>
  Object.entries(form).reduce<object>((values, [name, field]) => {
    const value = FIELD_KINDS[field.type].initial(field);
    return value === undefined ? values : setIn(values, name, value);
  }, {});
