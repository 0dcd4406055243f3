import { type Reader, note } from './draft.ts';
import { type Sentence, after, means } from './sentence.ts';

const best = 'A+';

/** `label C of beter`, `PEB B`, `A-label`, `epc A of B` (the worst label counts). */
export const readEpc: Reader = (sentence, at, draft) => {
  const label = labelAt(sentence, at);
  const next = label ? labelBeforeWord(sentence, at) : labelsAfterWord(sentence, at);
  if (next === at) return at;
  for (let each = at; each < next; each++) {
    const found = labelAt(sentence, each);
    if (found && (draft.epc === null || order(found) > order(draft.epc))) draft.epc = found;
  }
  note(sentence, draft, at, next, 'epc');
  return next;
};

function labelBeforeWord(sentence: Sentence, at: number): number {
  const { tokens } = sentence;
  const joined = tokens[at + 1]?.before === '-' || tokens[at]?.capital;
  return joined && means(sentence, at + 1, 'epc') ? after(sentence, at + 1) : at;
}

function labelsAfterWord(sentence: Sentence, at: number): number {
  let end = at;
  let next = at;
  while (means(sentence, next, 'epc')) next = after(sentence, next);
  if (next === at) return at;
  for (;;) {
    const long = (sentence.phrases[next]?.count ?? 0) > 1;
    if (!long && labelAt(sentence, next)) end = ++next;
    else if (means(sentence, next, 'stop', 'min', 'max', 'in', 'and', 'or', 'to', 'epc', 'about'))
      next = after(sentence, next);
    else return end;
  }
}

/** Letters that are words (`à`, the `d` of `d'au moins`) are not labels. */
function labelAt({ tokens }: Sentence, at: number): string | null {
  const found = /^([a-g])(\+?)\+?$/i.exec(tokens[at]?.typed ?? '');
  if (!found || /^['’]/.test(tokens[at + 1]?.before ?? '')) return null;
  return found[2] ? best : (found[1] ?? '').toUpperCase();
}

function order(label: string): number {
  return label === best ? 0 : label.charCodeAt(0);
}
