declare module 'zod-whole' {
  export * from 'zod';
}
