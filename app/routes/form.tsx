import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { formPath } from '~/addresses/entity-paths.ts';
import { PropertyCardView } from '~/listings/cards/PropertyCardView.tsx';
import type { PropertyCard } from '~/listings/cards/property-card.ts';
import { useTranslation } from '~/i18n/translation.ts';
import { propertyCards } from '~/listings/cards/property-card.server.ts';
import { captchaOfPage } from '~/forms/captcha/guard.server.ts';
import { Form } from '~/forms/Form.tsx';
import type { FormResult } from '~/forms/form.ts';
import { formProps } from '~/forms/form-props.server.ts';
import { isForm, serverForm, textGroup } from '~/forms/forms.server.ts';
import { formSubject } from '~/forms/subject.server.ts';
import { submitForm } from '~/forms/submit.server.ts';
import { readTexts } from '~/site/shell.server.ts';
import { priceWords } from '~/listings/domain/price-words.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { notFound, viewVisit, type Visit } from '~/site/visit.server.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

/** A form's own page. Without scripts every form is posted here and shown again with its errors. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await viewVisit(context, 'form');
  const { form } = visit.target.params;
  if (!isForm(form)) throw notFound();
  const { query, choice, language } = visit;
  const about = { property: query.get('property') ?? '', project: query.get('project') ?? '' };
  const [subject, t] = await Promise.all([formSubject(context, about, choice), readTexts(context, language)]);
  const { about: needed } = serverForm(form).facts;
  if (subject === null && (needed === 'property' || needed === 'project')) throw notFound(needed);
  const title = t(`${textGroup(form)}.name` as 'siteContactForm.name');
  return {
    title,
    // Sent as data, because the forms' texts load with their code.
    about: t('forms.about'),
    form: {
      ...(await formProps(form, visit, subject)),
      captcha: captchaOfPage(context, form, visit.site.settings?.captcha ?? null),
    },
    card: subject?.kind === 'property' ? await cardOf(subject.id, visit) : null,
    ...pageHead(visit, context.origin, {
      paths: visit.inEachLanguage((each) => formPath(form, each.language)),
      title,
      description: '',
      noIndex: true,
    }),
  };
}

/** A card of the property that the form is about. */
async function cardOf(id: string, { context, choice, cards }: Visit): Promise<PropertyCard | null> {
  return propertyCards(await context.listings.summaries([id], choice), cards)[0] ?? null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const visit = await viewVisit(context, 'form');
  const { form } = visit.target.params;
  if (!isForm(form)) throw notFound();
  const outcome = await submitForm(context, request, form, visit.language);
  if ('location' in outcome) throw redirect(visit.inMode(outcome.location), 303);
  return data(outcome.result, { status: outcome.status });
}

export default function FormPage() {
  const { title, about, form, card } = useLoaderData<typeof loader>();
  const { t } = useTranslation();
  // Remix's types convert it to JSON, which it already is.
  const result = (useActionData() as FormResult | undefined) ?? null;
  return (
    <div className="page-width grid gap-8 py-12 tablet:py-16">
      <h1 className="text-display">{title}</h1>
      <div className="grid items-start gap-10 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid gap-5">
          {card && (
            <p className="text-title figures desktop:hidden">
              {priceWords(card.price, card.goal, t)}
              {card.charges !== null && (
                <span className="block text-small">{t('price.plusCharges', { amount: card.charges })}</span>
              )}
            </p>
          )}
          <Form {...form} result={result} />
        </div>
        {card && (
          <aside aria-labelledby="form-about" className="max-desktop:hidden">
            <h2 id="form-about" className="mb-4 text-title">
              {about}
            </h2>
            <PropertyCardView card={card} sizes="400px" />
          </aside>
        )}
      </div>
    </div>
  );
}
