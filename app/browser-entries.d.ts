/** What `vite/browser-entries.ts` knows of a script of its own: URLs on this site. */
declare module 'virtual:browser-entry/*' {
  const files: { script: string; imports: string[]; styles: string[] };
  export default files;
}

interface ImportMetaEnv {
  /** Luxembourg's labels as pictures of the agency's own, by comma (`vite.config.ts`). */
  readonly EPC_LU_FILES?: string;
}

/** https://developer.mozilla.org/docs/Web/API/Document/prerendering: TypeScript does not know it yet. */
interface Document {
  readonly prerendering?: boolean;
}
