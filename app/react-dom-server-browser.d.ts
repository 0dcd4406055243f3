/** React's types name only `react-dom/server`; this is the same API in the build for web streams. */
declare module 'react-dom/server.browser' {
  export { renderToReadableStream } from 'react-dom/server';
}
