import { Button } from '@adviestool/ui/Button';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Prose } from '@adviestool/ui/Prose';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { Beeld } from './Beeld.tsx';
import styles from './Handleiding.module.css';
import type { Hoofdstuk } from '../hoofdstukken/hoofdstuk.ts';
import { teksten } from './teksten.ts';

interface ElementProps {
  children?: ReactNode;
  href?: string;
  src?: string;
  alt?: string;
}

const ELEMENTEN = {
  h1: ({ children }: ElementProps) => (
    <PageHeader
      title={children}
      actions={<Button onClick={() => globalThis.print()}>{teksten.afdrukken}</Button>}
    />
  ),
  a: ({ href = '', children }: ElementProps) => <Link to={href}>{children}</Link>,
  img: ({ src, alt }: ElementProps) => <Beeld src={src} alt={alt} />,
  th: ({ children }: ElementProps) => <th scope="col">{children}</th>,
};

export const HoofdstukTekst = ({ hoofdstuk: { Tekst } }: { hoofdstuk: Hoofdstuk }) => (
  <Prose className={styles.tekst}>
    <Tekst components={ELEMENTEN} />
  </Prose>
);
