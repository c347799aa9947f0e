import { Page } from '@adviestool/ui/Page';
import { Skeleton } from '@adviestool/ui/Skeleton';

/** Keeps the place of the first page. */
export const PageSkeleton = () => (
  <Page>
    <Skeleton count={4} />
  </Page>
);
