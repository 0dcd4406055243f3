import { getFormProps, useForm } from '@conform-to/react';
import { getZodConstraint, parseWithZod } from '@conform-to/zod/v4';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from '~/i18n/translation.ts';
import type { z } from 'zod';
import type { FormParts } from './load-form.ts';
import { buttonStyles, linkStyle } from '~/ui/button.ts';
import { takesFiles } from './takes-files.ts';
import { formFields, type FieldsOf, type FormProps, type FormResult } from './form.ts';
import { FormContext } from './fields/field-text.tsx';
import { focusOn } from './focus-on.ts';
import { isSend } from './is-send.ts';
import { visitSource } from './source.ts';
import { draftKey } from './draft-key.ts';
import { useCaptcha } from './captcha/use-captcha.tsx';
import { forgetDraft, useDraft, useTypedBefore } from './draft.ts';
import { sendForm } from './send.ts';
import { firstTouchOf } from '~/ui/islands/first-touch.ts';
import { propsNow } from '~/ui/islands/props-now.ts';
import { forgetSubmissionKey, submissionKey } from './submission-key.ts';

/** Timeout in milliseconds of the server's check when the visitor goes to the next step. */
const longestCheck = 3_000;

interface Props extends FormProps, Omit<FormParts, 'dictionary'> {
  /** The server's response, if the form was submitted without JavaScript. */
  result?: FormResult | null;
}

/**
 * The common behaviour of all forms: errors are shown at the fields and in a summary, input is never lost, and each
 * submission counts once.
 */
export function FormView({ schema, defaults, Fields, ...props }: Props) {
  const { name, texts, submit, action, endpoint, page, subject, given, result = null } = props;
  const { t } = useTranslation();
  const [data, setData] = useState(props.data);
  const [answer, setAnswer] = useState(result);
  const [isSending, setSending] = useState(false);
  /** Number of attempts to send it. */
  const [tries, setTries] = useState(result === null ? 0 : 1);
  /**
   * When the visitor started, possibly before this code was loaded; null if not yet. After a failed submission or a
   * restored draft 0, since the form was filled in earlier.
   */
  const touchedAt = useRef(result === null ? firstTouchOf(`[data-form="${name}"]`) : 0);
  const restored = useCallback(() => void (touchedAt.current = 0), []);
  const draftName = draftKey(name, given);
  const firstWrong = firstWrongOf(result);
  const captcha = useCaptcha({
    name,
    formId: `form-${name}`,
    asked: props.captcha,
    result,
    isFirstWrong: firstWrong === null,
  });
  const [form, fields] = useForm({
    id: `form-${name}`,
    defaultValue: { ...defaults, ...given } as Record<string, string>,
    lastResult: answer?.submission ?? null,
    constraint: getZodConstraint(schema as z.ZodObject),
    shouldValidate: 'onBlur',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseWithZod(formData, { schema: schema as z.ZodObject }),
    onSubmit: (event, { formData }) => {
      event.preventDefault();
      if (isSending) return;
      setSending(true);
      formData.set(formFields.key, submissionKey(name));
      formData.set(formFields.source, visitSource());
      formData.set(formFields.took, String(touchedAt.current === null ? '' : Date.now() - touchedAt.current));
      const send = async () => {
        const answered = await captcha.answer();
        if (answered === null) return setSending(false);
        for (const [field, value] of Object.entries(answered)) formData.set(field, value);
        const sent = await sendForm(endpoint, formData);
        setSending(false);
        if ('location' in sent) {
          forgetDraft(draftName);
          forgetSubmissionKey(name);
          location.assign(sent.location);
        } else {
          setAnswer(sent);
          captcha.hear(sent.captcha);
        }
      };
      void send();
    },
  });
  useDraft(draftName, form.id, restored);
  useTypedBefore(form.id);
  useFirstWrong(
    form.id,
    { isBusy: isSending, isRight: answer !== null && answer.problem !== 'fields' },
    tries,
    answer,
    // The available options may have changed meanwhile, such as a slot that was taken.
    async () => {
      if (data === null || answer === null) return;
      const now = await propsNow(`[data-form="${name}"]`);
      if (now !== null && 'data' in now) setData(now.data as typeof data);
    },
  );
  const check = async (names: readonly string[]): Promise<string | null> => {
    const element = document.getElementById(form.id);
    if (!(element instanceof HTMLFormElement)) return null;
    const typed = new FormData(element);
    const submission = parseWithZod(typed, { schema: schema as z.ZodObject });
    const { error } = submission.reply();
    for (const each of names) form.validate({ name: each });
    const wrong = names.find((each) => error?.[each] !== undefined);
    const asked = props.examined.filter((each) => names.includes(each));
    if (wrong !== undefined || asked.length === 0) return wrong ?? null;
    const sent = new FormData();
    for (const each of asked) for (const value of typed.getAll(each)) sent.append(each, value);
    sent.set(formFields.step, '1');
    const examined = await sendForm(endpoint, sent, AbortSignal.timeout(longestCheck));
    // Without a response, the last step reports the error.
    const found = 'submission' in examined ? definite(examined.submission.error) : {};
    const unknown = asked.find((each) => found[each] !== undefined);
    if (unknown === undefined || !('submission' in examined)) return null;
    // Errors of later steps are not shown yet.
    const said = { [unknown]: found[unknown] ?? null };
    const validated = Object.fromEntries(names.map((each) => [each, true]));
    setAnswer({ ...examined, submission: { ...submission.reply(), error: said, state: { validated } } });
    return unknown;
  };
  /**
   * If validation fails in the browser, also asks the server for its errors, so that all of them are shown together.
   */
  const examine = async (sent: FormData) => {
    const isFilled = (field: string) => String(sent.get(field) ?? '').trim() !== '';
    if (!props.examined.some(isFilled)) return;
    if (parseWithZod(sent, { schema: schema as z.ZodObject }).status === 'success') return;
    setSending(true);
    const examined = await sendForm(endpoint, sent);
    setSending(false);
    if ('submission' in examined && examined.problem === 'fields') setAnswer(examined);
  };
  // Only after an attempt to send: on blur only the field's own error is shown, because a summary above would shift the
  // page.
  const hasErrors = tries > 0 && Object.keys(form.allErrors).length > 0;
  // An error of the form as a whole rather than of a field.
  const ownProblem = form.errors?.[0] ? t(form.errors[0] as 'forms.failed') : t('forms.failed');
  const ownWords = (key: string) => t([`${texts}.${key}`, `forms.${key}`] as unknown as 'forms.notSent');
  const said = answer && answer.problem !== 'fields' ? answer.problem : null;
  const problem = hasErrors ? 'fields' : (said ?? (captcha.isWrong ? 'fields' : null));
  const formProps = getFormProps(form);
  return (
    <form
      {...formProps}
      method="post"
      action={action}
      encType={takesFiles(schema) ? 'multipart/form-data' : undefined}
      // Errors are reported by the server and this code, in the page's language.
      noValidate
      className="group/form grid max-w-text gap-5"
      data-form={name}
      data-draft={draftName}
      onFocus={() => (touchedAt.current ??= Date.now())}
      // Rendered together with conform's errors: counting during the event would render the attempt before them.
      onSubmit={(event) => {
        formProps.onSubmit(event);
        if (!isSend(event.nativeEvent as SubmitEvent)) return;
        setTries((before) => before + 1);
        captcha.check();
        void examine(new FormData(event.currentTarget));
      }}
    >
      {problem && problem !== 'captcha' && (
        <p
          role="alert"
          className="flex items-start gap-2 rounded-base border-2 border-danger p-4 font-semibold text-danger"
        >
          <CircleAlert size={20} aria-hidden className="mt-0.5 shrink-0" />
          {problem === 'fields' ? ownProblem : problem === 'notSent' ? ownWords('notSent') : t(`forms.${problem}`)}
        </p>
      )}
      {(problem === 'captcha' || result?.hasLostFile) && (
        <p role="status" className="flex items-start gap-2 rounded-base bg-ochre-tint p-4">
          <Info size={20} aria-hidden className="mt-0.5 shrink-0" />
          <span>
            {problem === 'captcha' && t('forms.captcha.lastStep')} {result?.hasLostFile && t('forms.fileAgain')}
          </span>
        </p>
      )}
      {subject && (
        <p>
          <span className="text-slate-soft">{t('forms.about')}</span>{' '}
          <a href={subject.path} className={linkStyle}>
            {subject.title}
          </a>
        </p>
      )}
      <FormContext.Provider value={{ texts, firstWrong, formId: form.id, check }}>
        <Fields fields={fields as unknown as FieldsOf<z.ZodType>} data={data} />
      </FormContext.Provider>
      <input type="hidden" name={formFields.page} value={page} readOnly />
      {subject && (
        <input
          type="hidden"
          name={subject.kind === 'property' ? formFields.property : formFields.project}
          value={subject.id}
          readOnly
        />
      )}
      <div aria-hidden className="sr-only">
        <label>
          {t('forms.leaveEmpty')}
          <input name={formFields.trap} tabIndex={-1} autoComplete="off" defaultValue="" />
        </label>
      </div>
      <div className="grid gap-5 not-noscript:group-has-data-more-steps/form:hidden">
        {captcha.view}
        <Privacy {...props} />
        <div className="flex flex-wrap items-center gap-3">
          <button
            type="submit"
            // Blurring the focused field would validate it, and its error would move the button away from the pointer.
            onMouseDown={(event) => event.preventDefault()}
            className={`${buttonStyles.main} min-w-[min(12rem,100%)]`}
            aria-disabled={isSending || undefined}
          >
            {isSending ? t('forms.sending') : submit}
          </button>
          <span role="status" className="sr-only">
            {isSending ? t('forms.sending') : ''}
          </span>
          {captcha.hasCharacters && (
            <noscript>
              {/* After the submit button, because Enter in a field presses the first one. */}
              <button type="submit" name={formFields.captchaNew} value="1" className={buttonStyles.quiet}>
                {t('forms.captcha.new')}
              </button>
            </noscript>
          )}
        </div>
      </div>
    </form>
  );
}

/**
 * After a failed attempt, focuses the first invalid field and scrolls it into view below the summary. If the server
 * rendered the errors, the page's autofocus does this.
 *
 * @param state isBusy: the response has not arrived yet; isRight: all fields are valid, sending failed for another
 * reason
 * @param onSeen called once that field is in view
 */
function useFirstWrong(
  formId: string,
  { isBusy, isRight }: { isBusy: boolean; isRight: boolean },
  tries: number,
  answer: FormResult | null,
  onSeen: () => Promise<void>,
): void {
  const seen = useRef({ tries, answer });
  // Runs after each render, because errors may be rendered later than the attempt.
  useEffect(() => {
    if (isBusy || (seen.current.tries === tries && seen.current.answer === answer)) return;
    const wrong = document.getElementById(formId)?.querySelector('[aria-invalid=true]');
    if (!isRight && !wrong) return;
    seen.current = { tries, answer };
    if (isRight) return;
    focusOn(wrong);
    void onSeen();
  });
}

/** Drops the fields without an error. */
function definite(errors: Record<string, string[] | null> | null | undefined): Record<string, string[]> {
  return Object.fromEntries(Object.entries(errors ?? {}).flatMap(([at, said]) => (said ? [[at, said]] : [])));
}

/** Errors are listed in the order of the schema, which is that of the fields. */
function firstWrongOf(result: FormResult | null): string | null {
  return Object.keys(result?.submission.error ?? {}).find((name) => name !== '') ?? null;
}

/** The privacy notice, shown before sending (GDPR article 13). */
function Privacy({ keepMonths, privacy }: Pick<FormProps, 'keepMonths' | 'privacy'>) {
  const { t } = useTranslation();
  return (
    <p className="text-small text-slate-soft">
      {t('forms.privacy', { months: keepMonths })}
      {privacy !== null && (
        <>
          {' '}
          <a href={privacy} className={linkStyle}>
            {t('forms.privacyLink')}
          </a>
        </>
      )}
    </p>
  );
}
