import { useEffect } from 'react';
import { definePlugin, useCurrentLocale, type LayoutProps } from 'sanity';
import { follow } from './language.ts';

/** Keeps the forms in the language that an editor chooses in the Studio's own menu. */
export const formsFollowEditor = definePlugin({
  name: 'forms-follow-editor',
  studio: { components: { layout: FormLanguage } },
});

function FormLanguage(props: LayoutProps) {
  const { id } = useCurrentLocale();
  useEffect(() => follow(id.slice(0, 2)), [id]);
  return props.renderDefault(props);
}
