import { fixedPath, formEndpoint, formPath } from '~/addresses/entity-paths.ts';
import { readTexts } from '~/site/shell.server.ts';
import type { Visit } from '~/site/visit.server.ts';
import type { FormProps, FormSubject } from './form.ts';
import { serverForm, textGroup } from './forms.server.ts';
import type { FormName } from './registry.ts';
import { keepMonthsOf } from './submit.server.ts';

/** Without a challenge, because the page may be cached. */
function askedOn({ captcha }: Visit['context'], name: FormName, { settings }: Visit['site']): FormProps['captcha'] {
  const asked = captcha.asked(name, settings?.captcha);
  return asked === null ? null : { ...asked, challenge: null };
}

/** The props of a form's view, for a page. */
export async function formProps(name: FormName, visit: Visit, subject: FormSubject | null = null): Promise<FormProps> {
  const { language, site, context } = visit;
  const form = serverForm(name);
  const t = await readTexts(context, language);
  const about = subject === null ? {} : { [subject.kind]: subject.id };
  const privacy = site.pages.byPath(fixedPath('privacyStatement', language));
  return {
    name,
    texts: textGroup(name),
    submit: t(`${textGroup(name)}.submit` as 'siteContactForm.submit'),
    action: visit.inMode(formPath(name, language, about)),
    endpoint: formEndpoint(name, language),
    page: visit.path,
    subject,
    keepMonths: keepMonthsOf(site, form),
    privacy: privacy ? visit.inMode(fixedPath('privacyStatement', language)) : null,
    captcha: askedOn(context, name, site),
    examined: form.examined?.fields ?? [],
    given: {},
    data: null,
    ...(await form.load?.(visit, subject)),
  };
}
