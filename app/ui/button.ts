/** Classes for the primary action, for other actions, and a quiet one inside tools; for buttons and links alike (controls.css). */
export const buttonStyles = {
  main: 'button-main',
  rest: 'button-rest',
  quiet: 'button-quiet',
  /** A square with an icon and a visually hidden label. */
  icon: 'button-icon',
} as const;

export const linkStyle = 'link';
