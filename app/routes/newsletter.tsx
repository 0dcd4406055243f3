import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, useLoaderData } from '@remix-run/react';
import { newsletterPath } from '~/addresses/entity-paths.ts';
import { buttonStyles } from '~/ui/button.ts';
import { readForm } from '~/platform/sent-body.ts';
import { readTexts } from '~/site/shell.server.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { notFound, viewVisit } from '~/site/visit.server.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

/** A subscriber's page. Loading it changes nothing, because programs that scan mails follow their links. */
export async function loader({ context }: LoaderFunctionArgs) {
  const visit = await viewVisit(context, 'newsletter');
  const { token } = visit.target.params;
  const id = context.signatures.verify('newsletter', token);
  const subscriber = id === null ? null : await context.newsletter.byId(id);
  if (subscriber === null) throw notFound();
  const { state, email } = subscriber;
  const t = await readTexts(context, visit.language);
  const title = t('signNewsletterForm.name');
  return {
    title,
    state,
    // Sent as data, so that no other page needs these texts.
    text: t(`signNewsletterForm.page.${state}`, { email }),
    button: t(`signNewsletterForm.buttons.${state}`),
    ...pageHead(visit, context.origin, {
      paths: visit.inEachLanguage((each) => newsletterPath(token, each.language)),
      title,
      description: '',
      noIndex: true,
    }),
  };
}

/** Confirms if the page's own button was pressed; any other POST unsubscribes, such as a mail program's (RFC 8058). */
export async function action({ request, context }: ActionFunctionArgs) {
  const visit = await viewVisit(context, 'newsletter');
  const id = context.signatures.verify('newsletter', visit.target.params.token);
  if (id === null) throw notFound();
  const form = await readForm(request);
  const subscriber = await (form.get('do') === 'confirm' ? context.newsletter.confirm(id) : context.newsletter.end(id));
  if (subscriber === null) throw notFound();
  return data({ state: subscriber.state });
}

export default function NewsletterPage() {
  const { title, state, text, button } = useLoaderData<typeof loader>();
  return (
    <div className="page-width grid gap-6 py-16 tablet:py-24">
      <h1 className="text-display">{title}</h1>
      <p className="max-w-text text-lead" role="status">
        {text}
      </p>
      <Form method="post">
        <button
          name="do"
          value={state === 'confirmed' ? 'leave' : 'confirm'}
          className={state === 'asked' ? buttonStyles.main : buttonStyles.rest}
        >
          {button}
        </button>
      </Form>
    </div>
  );
}
