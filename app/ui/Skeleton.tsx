/** A placeholder in the shape of loading content. Use it only where there is a real wait. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden className={`skeleton block rounded-small bg-line ${className}`} />;
}
