import Mail from 'lucide-react/icons/mail';
import Phone from 'lucide-react/icons/phone';
import { Image } from '~/ui/Image.tsx';
import { buttonStyles, linkStyle } from '~/ui/button.ts';
import { fieldStyle, labelStyle } from '~/ui/field.ts';
import { Notice } from './Notice.tsx';
import type { ReportView } from './report-view.ts';

/** The contact for a property, with a message form. */
export function ReportMessage({ report: { manager, isSent, answer, maxMessage, words } }: { report: ReportView }) {
  return (
    <section
      id="message"
      className="grid gap-x-8 gap-y-6 border-t border-line pt-6 tablet:grid-cols-[240px_1fr] print:hidden"
    >
      <h2 className="text-heading tablet:col-span-2">{words.manager}</h2>
      <div className="grid content-start gap-3">
        {manager.picture && (
          <Image
            image={{ ...manager.picture, width: 1, height: 1, alt: '' }}
            widths={[160]}
            sizes="96px"
            className="size-24 rounded-full bg-line object-cover"
          />
        )}
        <div>
          <p className="font-semibold">{manager.name ?? words.office}</p>
          <p className="text-small text-slate-soft">{manager.role}</p>
        </div>
        {manager.phone && (
          <a
            href={`tel:${manager.phone.replaceAll(' ', '')}`}
            className={`${linkStyle} inline-flex items-center gap-2`}
          >
            <Phone size={18} aria-hidden />
            {manager.phone}
          </a>
        )}
        {manager.email && (
          <a href={`mailto:${manager.email}`} className={`${linkStyle} inline-flex items-center gap-2 wrap-anywhere`}>
            <Mail size={18} aria-hidden />
            {manager.email}
          </a>
        )}
      </div>
      <form method="post" className="grid content-start gap-4">
        {isSent && answer === null && <Notice kind="done">{words.sent}</Notice>}
        {answer !== null && <Notice kind="problem">{answer.problem}</Notice>}
        <div>
          <label htmlFor="owner-message" className={labelStyle}>
            {words.message}
          </label>
          <textarea
            id="owner-message"
            name="message"
            rows={5}
            required
            maxLength={maxMessage}
            defaultValue={answer?.typed}
            aria-invalid={answer !== null || undefined}
            className={fieldStyle}
          />
        </div>
        <div>
          <button type="submit" className={buttonStyles.main}>
            {words.send}
          </button>
        </div>
      </form>
    </section>
  );
}
