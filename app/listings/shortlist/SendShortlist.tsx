import { useState } from 'react';
import { buttonStyles } from '~/ui/button.ts';
import { Field } from '~/ui/Field.tsx';
import { fieldStyle } from '~/ui/field.ts';
import { Toast } from '~/ui/Toast.tsx';
import { useHydrated } from '~/ui/use-hydrated.ts';
import type { Shortlist } from './shortlist-code.ts';
import { queryOfShortlist } from './shortlist-query.ts';

interface Props {
  /** The list as rendered by the server, and as currently in the form. */
  list: Shortlist;
  current: () => Shortlist;
  url: string;
  words: Record<'share' | 'copy' | 'copied' | 'notCopied' | 'mail' | 'link' | 'linkHelp' | 'message', string>;
}

/**
 * Shares the link of a list with the share sheet, the clipboard or a mail; it is also shown as text, which needs no
 * JavaScript.
 */
export function SendShortlist({ list, current, url, words }: Props) {
  const [said, setSaid] = useState<string | null>(null);
  const canShare = useHydrated() && typeof navigator.share === 'function';
  const linkOf = (sent: Shortlist) => url + queryOfShortlist(sent);
  const mailOf = (sent: Shortlist) =>
    `mailto:?subject=${encodeURIComponent(words.message)}&body=${encodeURIComponent(`${words.message}\n\n${linkOf(sent)}`)}`;
  const share = () => {
    // Closing the share sheet is not an error.
    navigator.share({ title: words.message, text: words.message, url: linkOf(current()) }).catch(() => undefined);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(linkOf(current()));
      setSaid(words.copied);
    } catch {
      setSaid(words.notCopied);
    }
  };
  return (
    <div className="grid gap-4 print:hidden">
      <div className="flex flex-wrap gap-3">
        {canShare && (
          <button type="button" onClick={share} className={buttonStyles.main}>
            {words.share}
          </button>
        )}
        <button
          type="button"
          onClick={() => void copy()}
          className={`${canShare ? buttonStyles.rest : buttonStyles.main} noscript:hidden`}
        >
          {words.copy}
        </button>
        <a
          href={mailOf(list)}
          onClick={({ currentTarget }) => {
            currentTarget.href = mailOf(current());
          }}
          className={buttonStyles.rest}
        >
          {words.mail}
        </a>
      </div>
      <Field label={words.link} help={words.linkHelp}>
        {(control) => (
          <input
            {...control}
            readOnly
            value={linkOf(list)}
            onFocus={({ currentTarget }) => currentTarget.select()}
            className={`${fieldStyle} text-small`}
          />
        )}
      </Field>
      <Toast message={said} onClose={() => setSaid(null)} />
    </div>
  );
}
