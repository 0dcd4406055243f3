/** What a press opens in place of a panel of its own. */
export interface Elsewhere {
  /** Whether it does so on this screen. */
  applies: () => boolean;
  open: () => void;
}
