import { Button, Card, Code, Flex, Grid, Stack, Text } from '@sanity/ui';
import { useState } from 'react';
import type { AccountAnswer, AccountRequest } from '../../app/office/people/answers.ts';
import { NoAnswer } from '../session/site-api.ts';
import { useTexts } from '../texts/index.ts';
import type { ProvedProps } from './account-props.ts';
import { Field, Form } from './Form.tsx';
import { useProblem } from './words.ts';

/** The app that gives codes, and the spare ones. */
export function CodeApp({ account, isBusy, change, proof }: ProvedProps) {
  const t = useTexts();
  const problemText = useProblem();
  const [shown, setShown] = useState<Pick<AccountAnswer, 'app' | 'spareCodes'>>({});
  const [problem, setProblem] = useState<NoAnswer | null>(null);
  const [code, setCode] = useState('');
  const ask = async (wanted: AccountRequest) => {
    if (isBusy) return;
    const done = await change(wanted);
    if (done instanceof NoAnswer) return setProblem(done);
    setProblem(null);
    setCode('');
    setShown(done);
  };
  const { isOn, spareCodes: left } = account.codeApp;
  const button = (text: string, action: 'offer-app' | 'new-spare-codes' | 'remove-app') => (
    <Button
      key={action}
      mode="ghost"
      fontSize={1}
      padding={3}
      text={text}
      aria-disabled={isBusy}
      onClick={() => void ask({ action, ...proof })}
    />
  );
  return (
    <Stack space={4}>
      <Text as="h3" size={1} weight="semibold">
        {t('people.app')}
      </Text>
      <Text size={1}>{isOn ? t('people.app-on', { count: left }) : t('people.app-off')}</Text>
      {shown.app !== undefined && (
        <Form
          label={t('people.app')}
          button={t('people.app-take')}
          isBusy={isBusy}
          problem={problem && problemText(problem)}
          onSubmit={() => void ask({ action: 'take-app', code })}
        >
          <Text size={1}>{t('people.app-scan')}</Text>
          <img
            alt={t('people.app-qr')}
            width={220}
            height={220}
            src={`data:image/svg+xml,${encodeURIComponent(shown.app.qr)}`}
          />
          <Stack space={2}>
            <Text size={1} muted>
              {t('people.app-key')}
            </Text>
            <Code size={1} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {shown.app.secret.match(/.{1,4}/g)?.join(' ')}
            </Code>
          </Stack>
          <Field
            label={t('people.app-code')}
            autoComplete="one-time-code"
            maxLength={40}
            value={code}
            onChange={setCode}
          />
        </Form>
      )}
      {shown.spareCodes !== undefined && (
        <Card tone="positive" border padding={4} radius={2} role="status">
          <Stack space={4}>
            <Text size={1}>{t('people.spare-keep')}</Text>
            <Grid columns={[1, 2]} gap={3}>
              {shown.spareCodes.map((each) => (
                <Code key={each} size={1}>
                  {each}
                </Code>
              ))}
            </Grid>
          </Stack>
        </Card>
      )}
      {shown.app === undefined && problem !== null && (
        <Card tone="critical" border padding={3} radius={2} role="alert">
          <Text size={1}>{problemText(problem)}</Text>
        </Card>
      )}
      <Flex gap={2} wrap="wrap">
        {shown.app === undefined && button(t(isOn ? 'people.app-replace' : 'people.app-add'), 'offer-app')}
        {isOn && button(t('people.spare-new'), 'new-spare-codes')}
        {isOn && button(t('people.app-remove'), 'remove-app')}
      </Flex>
    </Stack>
  );
}
