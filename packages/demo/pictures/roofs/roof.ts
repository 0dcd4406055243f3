export type RoofForm = 'ridge' | 'gable' | 'stepped' | 'bell' | 'neck' | 'clipped' | 'saw' | 'mansard' | 'hip' | 'flat';

export type Cover = 'tiles' | 'slates' | 'seams';

export interface Roof {
  form: RoofForm;
  /** Metres from the eaves to the ridge. */
  rise: number;
  colour: string;
  cover: Cover;
  dormers: number;
  dormer: 'pitched' | 'flat' | 'arched' | 'shed';
  skylights: number;
  panels: boolean;
  chimney: boolean;
  /** Overhang of the eaves in metres. */
  overhang: number;
}

/** The horizontal depth of a mansard's steep side, in metres. */
export const steep = 1.1;
