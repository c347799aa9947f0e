import type { SkeletonForm } from '@adviestool/contract/remoteDocument';
import { Page } from '@adviestool/ui/Page';
import { Skeleton } from '@adviestool/ui/Skeleton';
import type { ReactNode } from 'react';

import styles from './PageSkeleton.module.css';

interface Shape {
  width: 'table' | 'form' | 'card';
  content: ReactNode;
}

const SHAPES: Record<SkeletonForm, Shape> = {
  list: { width: 'table', content: <Skeleton kind="table" count={6} /> },
  form: { width: 'form', content: <Skeleton kind="field" count={6} /> },
  card: { width: 'card', content: <Skeleton kind="field" count={2} /> },
  steps: {
    width: 'table',
    content: (
      <div className={styles['columns']}>
        <Skeleton kind="field" count={5} />
        <Skeleton kind="block" />
      </div>
    ),
  },
};

/** Keeps the place of the first page, in the form of the page that comes. */
export const PageSkeleton = ({ form = 'list' }: { form?: SkeletonForm | undefined }) => {
  const { width, content } = SHAPES[form];
  return (
    <Page width={width}>
      <div className={styles['page']} data-form={form}>
        <div className={styles['title']} />
        {content}
      </div>
    </Page>
  );
};
