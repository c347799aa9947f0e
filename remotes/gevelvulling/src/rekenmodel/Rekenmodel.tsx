import { SymbolText } from '@adviestool/ui/SymbolText';
import { Page } from '@adviestool/ui/Page';
import { PageHeader } from '@adviestool/ui/PageHeader';
import { Prose } from '@adviestool/ui/Prose';
import Tekst from '@adviestool/domain/rekenmodel.md';
import { Children, type ReactNode } from 'react';

import styles from './Rekenmodel.module.css';

interface ElementProps {
  children?: ReactNode;
}

/** The text with its symbols written below and above the line. */
const metSymbolen = (children: ReactNode): ReactNode =>
  Children.map(children, (child) =>
    typeof child === 'string' ? <SymbolText>{child}</SymbolText> : child,
  );

const ELEMENTEN = {
  h1: ({ children }: ElementProps) => <PageHeader title={children} />,
  p: ({ children }: ElementProps) => <p>{metSymbolen(children)}</p>,
  li: ({ children }: ElementProps) => <li>{metSymbolen(children)}</li>,
  th: ({ children }: ElementProps) => <th scope="col">{metSymbolen(children)}</th>,
  td: ({ children }: ElementProps) => <td>{metSymbolen(children)}</td>,
};

/** The document that the steps of a calculation refer to. */
export const Rekenmodel = () => (
  <Page width="form">
    <Prose className={styles.tekst}>
      <Tekst components={ELEMENTEN} />
    </Prose>
  </Page>
);
