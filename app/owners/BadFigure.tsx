import { linkStyle } from '~/ui/button.ts';
import type { BadFigure as Figure } from './bad-figures.ts';
import type { ReportView } from './report-view.ts';

/** Advice on a bad figure, with a link to contact the agency. Renders nothing if the figure is not bad. */
export function BadFigure({ figure, report: { bad, manager, words } }: { figure: Figure; report: ReportView }) {
  const shown = bad.find((each) => each.figure === figure);
  if (shown === undefined) return null;
  return (
    <div role="note" className="grid gap-2 border-l-4 border-brick bg-surface p-4 print:break-inside-avoid">
      <p className="font-semibold">{shown.title}</p>
      {shown.advice !== '' && <p className="whitespace-pre-line">{shown.advice}</p>}
      <p>
        <a href="#message" className={`${linkStyle} print:hidden`}>
          {words.bad.next}
        </a>
        <span className="hidden print:inline">
          {[words.bad.next, manager.name, manager.phone, manager.email].filter(Boolean).join(' · ')}
        </span>
      </p>
    </div>
  );
}
