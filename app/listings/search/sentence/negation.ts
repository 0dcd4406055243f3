import { propertyTypes } from '../../domain/codes.ts';
import { askedStates } from '../../domain/filters.ts';
import { type Reader, note } from './draft.ts';
import { sentenceFlags } from './reading.ts';
import { after, means, skip } from './sentence.ts';

const deniable = [...sentenceFlags, ...askedStates, ...propertyTypes.map(({ key }) => key)];

/**
 * `zonder tuin`, `sans jardin ni terrasse`: conditions that a search cannot express. They are dropped instead of being
 * searched as words.
 */
export const readNegation: Reader = (sentence, at, draft) => {
  if (!means(sentence, at, 'no') || means(sentence, at, 'noRenovationDuty')) return at;
  let end = at;
  let next = skip(sentence, at, 'no', 'stop');
  for (;;) {
    const denied = deniable.find((each) => means(sentence, next, each));
    if (!denied) return end;
    const start = end === at ? at : next;
    end = after(sentence, next);
    note(sentence, draft, start, end, `not ${denied}`);
    next = skip(sentence, end, 'and', 'or', 'no', 'stop');
  }
};
