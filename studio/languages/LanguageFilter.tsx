import { CheckmarkCircleIcon, CircleIcon, TranslateIcon } from '@sanity/icons';
import { Button, Menu, MenuButton, MenuDivider, MenuItem } from '@sanity/ui';
import { useId } from 'react';
import { useCurrentLocale } from 'sanity';
import { languages, type Language } from '../../app/i18n/languages.ts';
import { useTexts } from '../texts/index.ts';
import { languageName, useLanguages } from './languages-context.ts';

/** The filter of languages shown in translated fields; above every form. */
export function LanguageFilter() {
  const { used, shown, show } = useLanguages();
  const t = useTexts();
  const locale = useCurrentLocale().id;
  const toggle = (language: Language) => {
    const next = shown.includes(language) ? shown.filter((each) => each !== language) : [...shown, language];
    if (next.length > 0) show(next);
  };
  return (
    <MenuButton
      id={useId()}
      button={
        <Button
          aria-label={t('languages.show')}
          icon={TranslateIcon}
          mode="bleed"
          padding={2}
          fontSize={1}
          text={shown.length === used.length ? undefined : shown.map((each) => each.toUpperCase()).join(' ')}
        />
      }
      menu={
        <Menu>
          {languages.map((language) => (
            <MenuItem
              key={language}
              icon={shown.includes(language) ? CheckmarkCircleIcon : CircleIcon}
              pressed={shown.includes(language)}
              text={`${languageName(language, locale)}${used.includes(language) ? '' : ` (${t('languages.not-used')})`}`}
              fontSize={1}
              onClick={() => toggle(language)}
            />
          ))}
          <MenuDivider />
          {used.map((language) => (
            <MenuItem
              key={language}
              text={t('languages.only', { language: languageName(language, locale) })}
              fontSize={1}
              onClick={() => show([language])}
            />
          ))}
          <MenuItem text={t('languages.all')} fontSize={1} onClick={() => show(used)} />
        </Menu>
      }
      popover={{ portal: true, placement: 'bottom-end' }}
    />
  );
}
