import { useCallback } from 'react';
import { useCurrentLocale } from 'sanity';
import type { Finding } from '../../app/office/site-check/answers.ts';
import { isLanguage, type Language } from '../../app/i18n/languages.ts';
import { languageName } from '../languages/languages-context.ts';
import type { Reason } from '../session/site-api.ts';
import { useTexts } from '../texts/index.ts';
import { useMoments } from '../texts/moments.ts';

/** Why the site does not answer, in the editor's language. */
export function useReasons(): (reason: Reason) => string {
  const t = useTexts();
  return useCallback(
    (reason) =>
      t(
        reason === 'role'
          ? 'check.refused-role'
          : reason === 'gone'
            ? 'check.gone'
            : reason === 'login'
              ? 'site.login'
              : 'site.away',
      ),
    [t],
  );
}

/** What is wrong, in the editor's language; empty where the heading says it all. */
export function useFindingText(): (finding: Pick<Finding, 'kind' | 'facts'>) => string {
  const t = useTexts();
  const locale = useCurrentLocale().id;
  const { moment } = useMoments();
  const list = (words: readonly string[]) => new Intl.ListFormat(locale).format(words);
  const named = (codes: readonly string[]) =>
    list(codes.filter((code): code is Language => isLanguage(code)).map((code) => languageName(code, locale)));
  return ({ kind, facts }) => {
    const { target = '', status, movedTo = '', until, missing, languages, width = 0, asked = 0 } = facts;
    switch (kind) {
      case 'dead-link':
      case 'outside-link':
        if (languages !== undefined) return t('check.not-in', { target, languages: named(languages) });
        if (status === undefined) return t('check.no-property', { target });
        return status === 0 ? t('check.silent', { target }) : t('check.answers', { target, status });
      case 'moved-link':
        return t('check.moved', { target, to: movedTo });
      case 'expired':
        return until === undefined ? '' : t('check.over', { when: moment(until) });
      case 'advert-facts':
        return t('check.lacks', { facts: list(missing ?? []), target });
      case 'no-photographs':
        return t('check.property', { target });
      case 'no-description':
        return t('check.in', { languages: named(languages ?? []) });
      case 'small-picture':
        return t('check.small', { width, asked });
      case 'no-picture':
        return '';
    }
  };
}
