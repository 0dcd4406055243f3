import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { TFunction } from 'i18next';
import { ContentLink } from '~/content/ContentLink.tsx';
import { RichText } from '~/content/rich-text/RichText.tsx';
import { sources } from '~/content/source.ts';
import { localText, type LocalText } from '~/i18n/text.ts';
import { richText } from '~/modules/rich-text.server.ts';
import { bookedVisitFile, homePath, thankYouPath } from '~/addresses/entity-paths.ts';
import { thankedVisit, visitWords } from '~/forms/contact-appointment/booked.server.ts';
import { VisitFacts } from '~/forms/contact-appointment/VisitFacts.tsx';
import { CalendarLinks } from '~/listings/detail/CalendarLinks.tsx';
import { googleCalendar } from '~/listings/detail/open-visits.ts';
import { isForm, textGroup } from '~/forms/forms.server.ts';
import { buttonStyles } from '~/ui/button.ts';
import { readTexts } from '~/site/shell.server.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { notFound, viewVisit, type Visit } from '~/site/visit.server.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

/** The page shown after a form is submitted; never indexed (requirements 10.13). */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await viewVisit(context, 'thankYou');
  const { language, choice, inMode } = visit;
  const { form } = visit.target.params;
  if (!isForm(form)) throw notFound();
  const stored = await context.content.read(sources.thankYou, { form });
  const t = await readTexts(context, language);
  // By default, a form whose mail has to be confirmed has its own text.
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
    visit: form === 'contact-appointment' ? await bookedView(visit, t) : null,
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

/** Time and place of the visit just booked; null if the URL has no valid token. */
async function bookedView({ context, language, query }: Visit, t: TFunction) {
  const token = query.get('visit') ?? '';
  const booked = await thankedVisit(context, token);
  if (booked === null) return null;
  const { when, title, place, isPlaceKnown, url } = visitWords({ ...booked, context }, language);
  return {
    when,
    title,
    url,
    place,
    placeLater: isPlaceKnown ? null : t('contactAppointmentForm.placeLater'),
    file: bookedVisitFile(language, token),
    google: googleCalendar(booked.visit, { name: t('contactAppointmentForm.calendarName', { title }), place, url }),
  };
}

export default function ThankYouPage() {
  const { visit, title, text, usualText, links } = useLoaderData<typeof loader>();
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
      {visit && (
        <div className="grid max-w-text gap-1 border-y border-line py-5">
          <VisitFacts visit={visit} />
          {visit.placeLater && <p className="text-slate-soft">{visit.placeLater}</p>}
          <CalendarLinks {...visit} />
        </div>
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
