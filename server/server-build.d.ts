/** What Remix's compiler makes of `app/`; the bundler puts it in place. */
declare module 'virtual:remix/server-build' {
  export * from '@remix-run/dev/server-build';
}
