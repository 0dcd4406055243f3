/** What `vite.map-frame.ts` knows of the frame's script: URLs on this site. */
declare module 'virtual:map-frame' {
  const files: { script: string; imports: string[]; styles: string[] };
  export default files;
}
