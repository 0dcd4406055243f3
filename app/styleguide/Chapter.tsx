import type { ReactNode } from 'react';

/** A chapter of the style guide. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  const id = title.toLowerCase().replaceAll(' ', '-');
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-6 border-t border-slate pt-6">
      <h2 id={id} className="text-heading">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** A labelled example. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
      <h3 className="font-sans text-small font-normal text-slate-soft">{name}</h3>
      {children}
    </div>
  );
}
