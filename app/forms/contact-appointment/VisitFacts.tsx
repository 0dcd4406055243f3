import { linkStyle } from '~/ui/button.ts';

interface Props {
  visit: {
    /** Day and time in words. */
    when: string;
    title: string;
    url: string;
    place: string;
  };
}

export function VisitFacts({ visit: { when, title, url, place } }: Props) {
  return (
    <>
      <p className="text-title first-letter:uppercase">{when}</p>
      <p>
        <a href={url} className={linkStyle}>
          {title}
        </a>
      </p>
      <p className="text-slate-soft">{place}</p>
    </>
  );
}
