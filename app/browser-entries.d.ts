/** What `vite.browser-entries.ts` knows of a script of its own: URLs on this site. */
declare module 'virtual:browser-entry/*' {
  const files: { script: string; imports: string[]; styles: string[] };
  export default files;
}
