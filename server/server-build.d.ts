/** The output of Remix's compiler for `app/`, resolved by the bundler. */
declare module 'virtual:remix/server-build' {
  export * from '@remix-run/dev/server-build';
}
