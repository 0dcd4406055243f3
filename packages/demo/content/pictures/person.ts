/** The attributes of a person; everything else about a face follows from the seed and the colours. */
export interface Person {
  seed: number;
  hair: 'short' | 'long' | 'bun' | 'bald' | 'curly';
  hairColour: string;
  skin: string;
  clothes: string;
  glasses?: boolean;
  beard?: boolean;
  two?: boolean;
}
