export type RoofForm = 'ridge' | 'gable' | 'stepped' | 'bell' | 'neck' | 'clipped' | 'saw' | 'mansard' | 'hip' | 'flat';

/** What a roof is covered with. */
export type Cover = 'tiles' | 'slates' | 'seams' | 'thatch';

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
  /** How far the eaves stand out. */
  overhang: number;
}

/** How far a mansard's steep side leans back, in metres. */
export const steep = 1.1;
