import { buttonStyles } from './button.ts';

interface Props {
  title: string;
  /** What is stopped, if a person may have several. */
  summary?: string;
  isStopped: boolean;
  words: { stopped: string; text: string; button: string };
}

/** The page behind a mail's unsubscribe link. Opening it changes nothing; the button does. */
export function StopPage({ title, summary, isStopped, words }: Props) {
  return (
    <div className="page-width grid max-w-text gap-6 py-12 tablet:py-16">
      <h1 className="text-display">{title}</h1>
      <p role="status">{isStopped ? words.stopped : words.text}</p>
      {summary !== undefined && <p className="font-semibold">{summary}</p>}
      {!isStopped && (
        <form method="post">
          <button type="submit" className={buttonStyles.main}>
            {words.button}
          </button>
        </form>
      )}
    </div>
  );
}
