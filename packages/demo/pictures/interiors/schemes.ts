/** Matching colours of one home. */
export interface Scheme {
  wall: string;
  /** A stronger colour for one wall, a niche or panelling. */
  accent: string;
  /** The largest upholstery, the second, and the smallest and brightest accents. */
  fabric: string;
  second: string;
  pop: string;
  curtain: string;
  wood: string;
}

const scheme = (
  wall: string,
  accent: string,
  fabric: string,
  second: string,
  pop: string,
  curtain: string,
  wood: string,
): Scheme => ({ wall, accent, fabric, second, pop, curtain, wood });

const oak = '#b98f65';

const walnut = '#7b573b';

const ash = '#cba97c';

const teak = '#9a6740';

const ebony = '#4a3a30';

/** Styles of furniture. */
export type Style = 'classic' | 'deco' | 'country' | 'mid' | 'seventies' | 'modern' | 'loft' | 'plain';

/** The colour schemes of each style; a home uses one of them. */
export const schemes: Record<Style, readonly [Scheme, ...Scheme[]]> = {
  classic: [
    scheme('#ebe5d8', '#7d8a72', '#a3573f', '#d8c7a4', '#c98f2b', '#cfc2a6', walnut),
    scheme('#e6e2d8', '#4d6068', '#c9bda6', '#7f9168', '#a8452c', '#8fa09f', walnut),
    scheme('#efe6d6', '#8a5142', '#5f6f64', '#cdb892', '#b0654c', '#d9cbb0', '#8f6642'),
    scheme('#e4ddd0', '#3f4f48', '#b9a98c', '#8a4a4a', '#c7a04f', '#6f7d6b', ebony),
    scheme('#e9e4da', '#a9b3ad', '#47586a', '#c9b08f', '#b8604a', '#e2dccd', walnut),
  ],
  deco: [
    scheme('#eae2d0', '#47625c', '#b5863f', '#3f4f48', '#a8452c', '#8c7a55', ebony),
    scheme('#e7dcc8', '#8c4f3f', '#3f5a5c', '#d1b07a', '#c98f2b', '#b9805f', walnut),
    scheme('#e3dfd4', '#54616b', '#a98a5b', '#6b3f42', '#c9a55a', '#77828a', ebony),
    scheme('#efe8da', '#b79a78', '#5b2f38', '#8c8f6d', '#c98f2b', '#d2bd97', walnut),
  ],
  country: [
    scheme('#f1ebdd', '#a9b09a', '#d5c7ab', '#7f8f6f', '#a8452c', '#dfd2b8', oak),
    scheme('#ede4d3', '#b98d6d', '#8b9a8c', '#e3d6bb', '#b8604a', '#cfae8c', '#8f6642'),
    scheme('#efe9de', '#7b8d96', '#d9cdb8', '#5f7480', '#c98f2b', '#b9c4c4', ash),
    scheme('#eee3cd', '#6f7a5a', '#b8865f', '#efe5d0', '#8a3722', '#a7a584', walnut),
  ],
  mid: [
    scheme('#efeae0', '#b7bfb4', '#5d7048', '#c98f2b', '#a8452c', '#e4dccb', teak),
    scheme('#ece7dd', '#c9a08a', '#4b6472', '#b8663f', '#e2bf73', '#d8cfbf', teak),
    scheme('#f0ebe2', '#3f5a5c', '#c08a3e', '#6f8783', '#a8452c', '#cfc8b4', walnut),
    scheme('#eeeae3', '#d8c29a', '#77564a', '#8fa39d', '#c98f2b', '#e9dfcb', oak),
    scheme('#e9e6df', '#8a6a5c', '#a9b3a8', '#b4573c', '#3f4f5c', '#bfb6a4', walnut),
  ],
  seventies: [
    scheme('#e9dcc2', '#a9713f', '#8a5a34', '#c58b3c', '#a8452c', '#c08a4a', teak),
    scheme('#e4dcc6', '#6f7547', '#a06a3c', '#7a7d4c', '#c98f2b', '#9a9a63', walnut),
    scheme('#ebe0cd', '#96513a', '#b99a6c', '#7b4f3a', '#d09a3f', '#b87a52', teak),
    scheme('#e6dfd0', '#8b8f86', '#7d6a58', '#b5a588', '#9a5a3c', '#cdbf9f', oak),
  ],
  modern: [
    scheme('#f2eee7', '#c4bcae', '#8f8d88', '#d8cfc0', '#a8452c', '#ded7ca', oak),
    scheme('#f0ede8', '#7f8f8a', '#d3c9b8', '#5f6f6c', '#c98f2b', '#e7e1d6', ash),
    scheme('#efece6', '#a7897a', '#4e5861', '#c9a892', '#c27a5f', '#d9d3ca', walnut),
    scheme('#f1eee9', '#39464e', '#b3aea4', '#6f7b80', '#c98f2b', '#8f979a', oak),
    scheme('#f3efe8', '#c9b79b', '#6f7a66', '#e3d6c0', '#8a3722', '#ebe4d7', ash),
    scheme('#eeebe5', '#9fb0b4', '#d9cfc2', '#7a8f96', '#b8604a', '#c9d1d0', oak),
  ],
  loft: [
    scheme('#ece8e1', '#9b5a43', '#7a4a33', '#4b5965', '#c98f2b', '#8d8a84', '#8f6642'),
    scheme('#e8e5df', '#8c5a48', '#5d6468', '#b08d57', '#a8452c', '#6f7274', walnut),
    scheme('#efebe4', '#a3684e', '#b9ab95', '#3f4f48', '#c98f2b', '#a9a69e', oak),
  ],
  plain: [
    scheme('#f5f2ec', '#e6e0d5', '#d9d3c8', '#b9b3a6', '#8f9d8a', '#f0ece3', ash),
    scheme('#f4f2ee', '#d5dadb', '#c9cdcc', '#a9b3b6', '#c98f2b', '#eef0ee', oak),
    scheme('#f5f1ea', '#e4d6c4', '#d7c8b3', '#c2a98c', '#a8452c', '#f1e9dc', oak),
    scheme('#f3f1ec', '#cfd3c6', '#b9beae', '#e0dccf', '#77825f', '#ebebe2', ash),
  ],
};
