/** What we use of it: https://github.com/bigskysoftware/idiomorph */
declare module 'idiomorph' {
  export const Idiomorph: {
    morph(
      from: Element,
      to: Iterable<Node>,
      options: {
        morphStyle: 'innerHTML' | 'outerHTML';
        ignoreActiveValue?: boolean;
        callbacks?: {
          beforeNodeMorphed?: (from: Node, to: Node) => boolean;
          beforeNodeRemoved?: (node: Node) => boolean;
        };
      },
    ): void;
  };
}
