import { frames, zinc } from '../palette.ts';
import type { WindowStyle } from '../walls/windows.ts';

export const steel: WindowStyle = {
  frame: frames.grey,
  panes: 3,
  transom: 1,
  head: 'flat',
  surround: 'none',
  trim: zinc,
  sill: zinc,
  reveal: 0.12,
  dressing: 'bare',
};
