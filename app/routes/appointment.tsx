import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { appointmentPath, formPath } from '~/addresses/entity-paths.ts';
import { visitPurpose, visitWords } from '~/forms/contact-appointment/booked.server.ts';
import { changeVisit } from '~/forms/contact-appointment/change-visit.server.ts';
import { VisitFacts } from '~/forms/contact-appointment/VisitFacts.tsx';
import { SlotChoice } from '~/forms/contact-appointment/SlotChoice.tsx';
import { isVisitable, slotsView, visitingRulesFor } from '~/forms/contact-appointment/visiting.server.ts';
import { readForm } from '~/platform/sent-body.ts';
import { pageMeta } from '~/site/meta.ts';
import { pageHead } from '~/site/page-head.server.ts';
import { readTexts } from '~/site/shell.server.ts';
import { notFound, viewVisit, type Visit as PageVisit } from '~/site/visit.server.ts';
import { buttonStyles } from '~/ui/button.ts';
import { isAhead } from '~/visits/slots.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data?.head);

/** A booked visit, for the link in its mails. Loading it changes nothing, because mail programs follow links. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = await viewVisit(context, 'appointment');
  const { token, visit, listing } = await bookedVisit(page);
  const { language, site, inMode } = page;
  const t = await readTexts(context, language);
  const text = (key: string) => t(`contactAppointmentForm.${key}` as 'contactAppointmentForm.name');
  const isOpen = visit.status === 'confirmed' && isAhead(visit, context.now());
  const { when, title, place, url } = visitWords({ visit, listing, context }, language);
  const state = visit.status === 'cancelled' ? 'isCancelled' : isOpen ? null : 'isOver';
  const isMoved = isOpen && page.query.get('done') === 'moved';
  return {
    visit: { when, title, place, url },
    action: inMode(appointmentPath(language, token)),
    state: state ? text(`page.${state}`) : isMoved ? text('page.isMoved') : null,
    isOpen,
    // A property that has been sold meanwhile cannot be visited.
    slots:
      isOpen && isVisitable(listing)
        ? await slotsView(
            context,
            await visitingRulesFor(context, site, visit.host),
            visit.host,
            { language, t },
            visit,
          )
        : null,
    again:
      !isOpen && isVisitable(listing)
        ? inMode(formPath('contact-appointment', language, { property: listing.id }))
        : null,
    words: {
      title: text('page.title'),
      moveTitle: text('page.moveTitle'),
      move: text('move'),
      cancelTitle: text('page.cancelTitle'),
      cancelText: text('page.cancelText'),
      cancel: text('cancel'),
      again: text('page.again'),
    },
    ...pageHead(page, context.origin, {
      paths: page.inEachLanguage((each) => appointmentPath(each.language, token)),
      title: text('page.title'),
      description: '',
      noIndex: true,
    }),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const page = await viewVisit(context, 'appointment');
  const { token, ...booked } = await bookedVisit(page);
  const sent = await readForm(request);
  const problem = await changeVisit(context, page.site, booked, {
    cancels: sent.get('change') === 'cancel',
    slot: String(sent.get('slot') ?? ''),
  });
  if (problem !== null) {
    const t = await readTexts(context, page.language);
    return data({ problem: t(problem as 'contactAppointmentForm.errors.full') }, { status: 409 });
  }
  throw redirect(`${page.inMode(appointmentPath(page.language, token))}&done=moved`, 303);
}

/** The visit that the URL's token was signed for, with its property. */
async function bookedVisit({ context, query }: PageVisit) {
  const token = query.get('visit') ?? '';
  const id = context.signatures.verify(visitPurpose, token);
  const visit = id === null ? null : await context.visits.byId(id);
  const listing = visit && (await context.listings.byId(visit.propertyId));
  if (visit === null || listing === null) throw notFound();
  return { token, visit, listing };
}

export default function AppointmentPage() {
  const { visit, action: address, state, isOpen, slots, again, words } = useLoaderData<typeof loader>();
  const problem = (useActionData() as { problem: string } | undefined)?.problem ?? null;
  return (
    <div className="page-width py-12 tablet:py-16">
      <div className="grid max-w-text gap-8">
        <h1 className="text-display">{words.title}</h1>
        {state && !problem && (
          <p role="status" className="rounded-base bg-ochre-tint p-4 font-semibold">
            {state}
          </p>
        )}
        {problem && (
          <p
            role="alert"
            className="flex items-start gap-2 rounded-base border-2 border-danger p-4 font-semibold text-danger"
          >
            <CircleAlert size={20} aria-hidden className="mt-0.5 shrink-0" />
            {problem}
          </p>
        )}
        <div className="grid gap-1">
          <VisitFacts visit={visit} />
        </div>
        {again && (
          <p>
            <a href={again} className={buttonStyles.main}>
              {words.again}
            </a>
          </p>
        )}
        {slots && (
          <form id="move" method="post" action={address} className="grid gap-5 border-t border-line pt-8">
            <h2 className="text-heading">{words.moveTitle}</h2>
            <SlotChoice {...slots} name="slot" />
            <div>
              <button name="change" value="move" className={buttonStyles.main}>
                {words.move}
              </button>
            </div>
          </form>
        )}
        {isOpen && (
          <form id="cancel" method="post" action={address} className="grid gap-4 border-t border-line pt-8">
            <h2 className="text-heading">{words.cancelTitle}</h2>
            <p>{words.cancelText}</p>
            <div>
              <button name="change" value="cancel" className={buttonStyles.rest}>
                {words.cancel}
              </button>
            </div>
          </form>
        )}
      </div>
    </div>
  );
}
