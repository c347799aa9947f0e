declare module '*.md' {
  import type { ComponentType, ReactNode } from 'react';

  /** Markdown as the elements that it says; `components` takes the place of elements by their names. */
  const content: (props: {
    components: Readonly<Record<string, ComponentType<{ children?: ReactNode }>>>;
  }) => ReactNode;
  export default content;
}
