/** Classes of primary, secondary and quiet buttons, also for links (controls.css). */
export const buttonStyles = {
  main: 'button-main',
  rest: 'button-rest',
  quiet: 'button-quiet',
  /** A square with an icon and a visually hidden label. */
  icon: 'button-icon',
} as const;

export const linkStyle = 'link';
