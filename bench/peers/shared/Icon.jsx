import { drawings } from './constants.js';

/** A stroked icon, as in the icon libraries. */
export function Icon({ name, size = 20 }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="icon"
      aria-hidden="true"
    >
      {drawings[name].map((line) => (
        <path key={line} d={line} />
      ))}
    </svg>
  );
}
