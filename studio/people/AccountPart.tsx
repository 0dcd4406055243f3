import { Card, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import { NoAnswer } from '../session/site-api.ts';
import { Section } from '../status/Section.tsx';
import { useTexts } from '../texts/index.ts';
import type { AccountProps } from './account-props.ts';
import { CodeApp } from './CodeApp.tsx';
import { Field, Form } from './Form.tsx';
import { Passkeys } from './Passkeys.tsx';
import { Sessions } from './Sessions.tsx';
import { useProblem, useRoleTitle } from './words.ts';

/** One's own account: password, second factor, passkeys, sessions. */
export function AccountPart(props: AccountProps) {
  const t = useTexts();
  const roleTitle = useRoleTitle();
  const { name, email, role, hasPassword, isProved } = props.account;
  const [password, setPassword] = useState('');
  const proof = isProved || password === '' ? {} : { password };
  return (
    <Stack space={5}>
      <Stack space={3}>
        <Text size={2} weight="semibold">
          {name}
        </Text>
        <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
          {email} · {roleTitle(role)}
        </Text>
        <Text size={1} muted>
          {t(`people.role-${role}-may`)}
        </Text>
      </Stack>
      {hasPassword && (
        <>
          <Password {...props} />
          <Section title={t('people.factors')}>
            <Card padding={4}>
              <Stack space={4}>
                <Text size={1}>{t('people.factors-help')}</Text>
                {!isProved && (
                  <Field
                    label={t('people.prove')}
                    type="password"
                    autoComplete="current-password"
                    maxLength={200}
                    value={password}
                    onChange={setPassword}
                  />
                )}
              </Stack>
            </Card>
            <Card padding={4} borderTop>
              <CodeApp {...props} proof={proof} />
            </Card>
            {props.account.canHavePasskeys && (
              <Card padding={4} borderTop>
                <Passkeys {...props} proof={proof} />
              </Card>
            )}
          </Section>
        </>
      )}
      <Sessions {...props} />
    </Stack>
  );
}

function Password({ isBusy, change, account: { email } }: AccountProps) {
  const t = useTexts();
  const problemText = useProblem();
  const empty = { old: '', new: '' };
  const [typed, setTyped] = useState(empty);
  const [outcome, setOutcome] = useState<NoAnswer | 'done' | null>(null);
  const send = async () => {
    const done = await change({ action: 'change-password', ...typed });
    setOutcome(done instanceof NoAnswer ? done : 'done');
    if (!(done instanceof NoAnswer)) setTyped(empty);
  };
  return (
    <Section title={t('people.password')}>
      <Card padding={4}>
        <Form
          label={t('people.password')}
          button={t('people.password-save')}
          isBusy={isBusy}
          problem={outcome instanceof NoAnswer ? problemText(outcome) : null}
          onSubmit={() => void send()}
        >
          {/* Password managers keep the name with the password. */}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <Field
            label={t('people.password-old')}
            type="password"
            autoComplete="current-password"
            maxLength={200}
            value={typed.old}
            onChange={(old) => setTyped({ ...typed, old })}
          />
          <Field
            label={t('people.password-new')}
            type="password"
            autoComplete="new-password"
            maxLength={200}
            value={typed.new}
            onChange={(next) => setTyped({ ...typed, new: next })}
          />
          <Text size={1} role="status">
            {outcome === 'done' ? t('people.password-saved') : ''}
          </Text>
        </Form>
      </Card>
    </Section>
  );
}
