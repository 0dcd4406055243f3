/** The place of something that is on its way, in its own shape. Only where waiting is real. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <span aria-hidden className={`skeleton block rounded-small bg-line ${className}`} />;
}
