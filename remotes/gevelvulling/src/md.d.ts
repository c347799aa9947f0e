declare module '*.md' {
  import type { ComponentType, ReactNode } from 'react';

  /** Markdown as a component; `components` takes the place of elements. */
  const Content: ComponentType<{
    components: Readonly<Record<string, ComponentType<{ children?: ReactNode }>>>;
  }>;
  export default Content;
}
