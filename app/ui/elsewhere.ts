/** Something that a press opens instead of a panel. */
export interface Elsewhere {
  /** Whether it applies on this screen. */
  applies: () => boolean;
  open: () => void;
}
