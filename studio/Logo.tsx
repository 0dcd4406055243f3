/** The Studio's logo: a gabled front in the colours of the site. */
export function Logo() {
  return (
    <svg viewBox="0 0 24 24" width="100%" height="100%" role="img" aria-label="Gevel">
      <rect width="24" height="24" fill="#9c3d26" />
      <path d="M6 20V11h2V8.5h2V6h4v2.5h2V11h2v9h-4.5v-5h-3v5z" fill="#f4f0e8" />
    </svg>
  );
}
