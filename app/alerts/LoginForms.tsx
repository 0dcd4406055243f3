import { useId } from 'react';
import { buttonStyles } from '~/ui/button.ts';
import { fieldStyle, labelStyle } from '~/ui/field.ts';

interface Props {
  notice: string | null;
  answer: { problem?: string; sent?: string; email?: string };
  words: Record<'email' | 'password' | 'loginTitle' | 'login' | 'linkTitle' | 'linkText' | 'linkSend', string>;
}

/** Two ways to access one's searches: a password, if one was set, or a link by mail. */
export function LoginForms({ notice, answer, words }: Props) {
  const id = useId();
  return (
    <div className="grid max-w-text gap-10">
      {notice !== null && <p className="font-semibold">{notice}</p>}
      <form method="post" className="grid gap-5">
        <h2 className="text-title">{words.linkTitle}</h2>
        <p>{words.linkText}</p>
        {answer.sent !== undefined && (
          <p role="status" className="font-semibold">
            {answer.sent}
          </p>
        )}
        <Field
          id={`${id}link`}
          name="email"
          type="email"
          label={words.email}
          given={answer.email}
          autoComplete="email"
        />
        <div>
          <button name="do" value="link" className={buttonStyles.main}>
            {words.linkSend}
          </button>
        </div>
      </form>
      <form method="post" className="grid gap-5 border-t border-line pt-8">
        <h2 className="text-title">{words.loginTitle}</h2>
        {answer.problem !== undefined && (
          <p role="alert" className="font-semibold text-danger">
            {answer.problem}
          </p>
        )}
        <Field
          id={`${id}login`}
          name="email"
          type="email"
          label={words.email}
          given={answer.email}
          autoComplete="username"
        />
        <Field
          id={`${id}password`}
          name="password"
          type="password"
          label={words.password}
          autoComplete="current-password"
        />
        <div>
          <button name="do" value="login" className={buttonStyles.rest}>
            {words.login}
          </button>
        </div>
      </form>
    </div>
  );
}

interface FieldProps {
  id: string;
  name: string;
  type: 'email' | 'password';
  label: string;
  autoComplete: string;
  given?: string | undefined;
}

function Field({ id, name, type, label, autoComplete, given }: FieldProps) {
  return (
    <div>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={type}
        required
        autoComplete={autoComplete}
        defaultValue={given}
        className={fieldStyle}
      />
    </div>
  );
}
