import type { Company } from '@adviestool/contract/account';

/** What a form tells of the company, as the columns of the user. */
export const companyColumns = ({ name, address, postal_code, city, contact_person }: Company) => ({
  company_name: name,
  address,
  postal_code,
  city,
  contact_person,
});
