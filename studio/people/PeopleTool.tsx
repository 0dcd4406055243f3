import { Card, Heading, Stack } from '@sanity/ui';
import { Loading } from '../Loading.tsx';
import { useMemo } from 'react';
import { useCurrentUser } from 'sanity';
import { Failure } from '../Failure.tsx';
import { Elsewhere } from '../session/Elsewhere.tsx';
import type { NoAnswer } from '../session/site-api.ts';
import { useAsking } from '../session/use-asking.ts';
import { isAdministrator } from '../status/tool.ts';
import { useTexts } from '../texts/index.ts';
import { siteOrigin } from '../workspace.ts';
import { AccountPart } from './AccountPart.tsx';
import { Everybody } from './Everybody.tsx';
import { peopleApi } from './people-api.ts';
import { useAnswer } from './use-answer.ts';
import { useProblem } from './words.ts';

/** One's own account; for administrators everybody's too. */
export function PeopleTool() {
  return siteOrigin() === location.origin ? <PeoplePage /> : <Elsewhere tool="people" text="people.elsewhere" />;
}

function PeoplePage() {
  const t = useTexts();
  const asking = useAsking();
  const api = useMemo(() => peopleApi(asking), [asking]);
  const isManager = isAdministrator(useCurrentUser());
  return (
    <Card as="main" height="fill" overflow="auto">
      <Stack space={5} padding={4} paddingBottom={6} style={{ maxWidth: 720, margin: '0 auto' }}>
        <Heading as="h1" size={3}>
          {t(isManager ? 'people.title' : 'people.own')}
        </Heading>
        {isManager && <EverybodyPart api={api} />}
        <OwnPart api={api} isBelow={isManager} />
      </Stack>
    </Card>
  );
}

type Api = ReturnType<typeof peopleApi>;

function EverybodyPart({ api }: { api: Api }) {
  const asked = useAnswer(api.people, api.changePeople, asIs);
  if (asked.answer === null) return <Waiting failure={asked.failure} onRetry={asked.look} />;
  return <Everybody answer={asked.answer} isBusy={asked.isBusy} change={asked.change} />;
}

function OwnPart({ api, isBelow }: { api: Api; isBelow: boolean }) {
  const t = useTexts();
  const asked = useAnswer(api.account, api.changeAccount, accountIn);
  return (
    <>
      {isBelow && (
        <Heading as="h2" size={2}>
          {t('people.own')}
        </Heading>
      )}
      {asked.answer === null ? (
        <Waiting failure={asked.failure} onRetry={asked.look} />
      ) : (
        <AccountPart account={asked.answer} isBusy={asked.isBusy} change={asked.change} />
      )}
    </>
  );
}

const asIs = <Answer,>(answer: Answer): Answer => answer;
const accountIn = <Account,>({ account }: { account: Account }): Account => account;

function Waiting({ failure, onRetry }: { failure: NoAnswer | null; onRetry: () => void }) {
  const t = useTexts();
  const problem = useProblem();
  if (failure === null) return <Loading text={t('people.loading')} />;
  return <Failure text={problem(failure)} onRetry={onRetry} />;
}
