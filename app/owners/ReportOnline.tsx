import { linkStyle } from '~/ui/button.ts';
import type { ReportView } from './report-view.ts';
import { ReportPart } from './ReportPart.tsx';

/** What the website shows of a property: pictures, plans, and the languages of its text. */
export function ReportOnline({ report: { online, words } }: { report: ReportView }) {
  if (online === null) return null;
  return (
    <ReportPart title={words.online}>
      <ul className="grid figures">
        {online.shown.map((each) => (
          <li key={each} className="border-t border-line py-3">
            {each}
          </li>
        ))}
        <li className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line py-3">
          {online.texts.length === 0 ? (
            words.noText
          ) : (
            <>
              <span>{words.textIn}</span>
              {online.texts.map(({ language, name, path }) => (
                <a key={language} href={path} className={linkStyle} hrefLang={language} lang={language}>
                  {name}
                </a>
              ))}
            </>
          )}
        </li>
      </ul>
    </ReportPart>
  );
}
