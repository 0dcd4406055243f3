import { useTranslation } from '~/i18n/translation.ts';

/** The newsletter sign-up. It posts to the form's own page, which shows errors, so other pages need no code for it. */
export function NewsletterSignUp({ action }: { action: string }) {
  const { t } = useTranslation();
  return (
    <form method="post" action={action} className="max-w-sm mt-3 flex flex-wrap gap-2">
      <input
        type="email"
        name="email"
        required
        autoComplete="email"
        aria-label={t('newsletter.email')}
        placeholder={t('newsletter.email')}
        className="min-h-11 min-w-0 grow basis-48 rounded-base border border-current bg-transparent px-3 placeholder:text-current placeholder:opacity-80"
      />
      {/* A honeypot, invisible to people (`formFields.trap`). */}
      <input name="form-fax" tabIndex={-1} autoComplete="off" aria-hidden className="absolute -left-[200vw]" />
      <button className="min-h-11 cursor-pointer rounded-base border border-current px-4 font-semibold hover:underline">
        {t('newsletter.signUp')}
      </button>
    </form>
  );
}
