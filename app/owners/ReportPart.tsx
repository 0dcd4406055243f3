import type { ReactNode } from 'react';

export function ReportPart({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section id={id} className="grid min-w-0 content-start gap-6 border-t border-line pt-6 print:break-inside-avoid">
      <h2 className="text-heading">{title}</h2>
      {children}
    </section>
  );
}
