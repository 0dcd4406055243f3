import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { ContentLink } from '~/content/ContentLink.tsx';
import { RichText } from '~/content/rich-text/RichText.tsx';
import { sources } from '~/content/source.ts';
import { localText, type LocalText } from '~/i18n/text.ts';
import { richText } from '~/modules/rich-text.server.ts';
import { homePath, thankYouPath } from '~/addresses/entity-paths.ts';
import { forgetSent } from '~/forms/forget-sent.ts';
import { isForm, textGroup } from '~/forms/forms.server.ts';
import { buttonStyles } from '~/ui/button.ts';
import { useHydrated } from '~/ui/use-hydrated.ts';
import { readTexts } from '~/site/shell.server.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { notFound, viewVisit } from '~/site/visit.server.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

/** The page shown after a form is submitted; never indexed (requirements 10.13). */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await viewVisit(context, 'thankYou');
  const { language, choice, inMode } = visit;
  const { form } = visit.target.params;
  if (!isForm(form)) throw notFound();
  const stored = await context.content.read(sources.thankYou, { form });
  const t = await readTexts(context, language);
  // A form whose mail has to be answered says so itself, where editors have written nothing.
  const own = (part: 'title' | 'text') =>
    t([`${textGroup(form)}.thanks.${part}`, `thankYou.${part}`] as unknown as 'thankYou.title');
  const title = localText(stored?.title, choice) ?? { text: own('title') };
  const links = await Promise.all(
    (stored?.returnLinks ?? []).map(async ({ _key, label, link }) => {
      const [text, target] = [localText(label, choice), await visit.link(link)];
      return text && target ? { key: _key, text, link: target } : null;
    }),
  );
  const homeLabel: LocalText = { text: t('errors.home') };
  const home = {
    key: 'home',
    text: homeLabel,
    link: { href: inMode(homePath(language)), newWindow: false, external: false },
  };
  const known = links.filter((link) => link !== null);
  return {
    form,
    title,
    text: await richText(stored?.text, visit),
    usualText: own('text'),
    links: known.length > 0 ? known : [home],
    ...pageHead(visit, context.origin, {
      paths: visit.inEachLanguage((each) => thankYouPath(form, each.language)),
      title: title.text,
      description: '',
      noIndex: true,
    }),
  };
}

export default function ThankYouPage() {
  const { form, title, text, usualText, links } = useLoaderData<typeof loader>();
  const hydrated = useHydrated();
  const [wasSentByBrowser] = useState(!hydrated);
  useEffect(() => {
    if (wasSentByBrowser) forgetSent(form);
  }, [form, wasSentByBrowser]);
  return (
    <div className="page-width grid gap-6 py-16 tablet:py-24">
      <h1 className="text-display" lang={title.lang}>
        {title.text}
      </h1>
      {text ? (
        <div className="max-w-text text-lead" lang={text.lang}>
          <RichText blocks={text.blocks} />
        </div>
      ) : (
        <p className="max-w-text text-lead">{usualText}</p>
      )}
      <ul className="flex flex-wrap gap-3">
        {links.map(({ key, text: label, link }) => (
          <li key={key} lang={label.lang}>
            <ContentLink link={link} className={buttonStyles.rest}>
              {label.text}
            </ContentLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
