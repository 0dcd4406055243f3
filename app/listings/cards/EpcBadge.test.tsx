// Requirements 9.6
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import en from '~/i18n/dictionaries/en.ts';
import { dictionaryTranslation } from '~/i18n/translate.ts';
import { TranslationProvider } from '~/i18n/translation.ts';
import { EpcScale } from '../detail/EpcScale.tsx';
import { epcLabel } from '../domain/rules/epc.ts';
import { EpcBadge } from './EpcBadge.tsx';

afterEach(() => vi.unstubAllEnvs());

const shown = (labelText: string, secondLabelText: string | null = null) => {
  const label = epcLabel({ region: 'luxembourg', value: null, labelText, secondLabelText });
  if (label === null) throw new Error('no label');
  const html = (part: ReactNode) =>
    renderToString(<TranslationProvider value={dictionaryTranslation('en', en)}>{part}</TranslationProvider>);
  return { badge: html(<EpcBadge label={label} />), scale: html(<EpcScale label={label} value={null} />) };
};

it('Luxembourg’s label is drawn, and a text that is no class is shown as it is, in no class’s colour', () => {
  expect(shown('b').badge).toContain('<span class="epc-band" data-epc="2">B</span>');
  expect(shown('b').scale).toContain('<svg');
  const { badge, scale } = shown('En cours');
  for (const html of [badge, scale]) expect(html).toContain('<span class="epc-band" data-epc="">En cours</span>');
  expect(scale).not.toContain('<svg');
});

it('the agency’s own pictures of Luxembourg’s labels are shown instead', () => {
  vi.stubEnv('EPC_LU_FILES', 'a-plus.svg,en-cours.webp');
  const { badge, scale } = shown('A+', 'B');
  expect(badge).toContain('src="/epc/lu/a-plus.svg" alt="A+"');
  expect(badge).toContain('data-epc="2">B</span>');
  expect(scale).toContain('src="/epc/lu/a-plus.svg"');
  expect(shown('En cours').badge).toContain('src="/epc/lu/en-cours.webp"');
});
