import { ChevronLeftIcon, ChevronRightIcon } from '@sanity/icons';
import { Button, Card, Flex, Heading, Select, Stack, Text } from '@sanity/ui';
import { Failure } from '../Failure.tsx';
import { Loading } from '../Loading.tsx';
import { IntentLink, useRouter, useRouterState } from 'sanity/router';
import type { ViewingCalendar, ViewingDay } from '../../app/office/viewings.ts';
import { Labelled } from '../Labelled.tsx';
import { Elsewhere } from '../session/Elsewhere.tsx';
import { useTexts } from '../texts/index.ts';
import { today } from '../texts/moments.ts';
import { siteOrigin } from '../workspace.ts';
import { DayCard } from './DayCard.tsx';
import { useViewings } from './use-viewings.ts';
import { dayAfter, daysShown, firstDay, mondayOf } from './weeks.ts';
import { useDayName, useHostName, useReasons } from './words.ts';

/** Who comes to see which home when, by day. */
export function ViewingsTool() {
  return siteOrigin() === location.origin ? <ViewingsPage /> : <Elsewhere tool="viewings" text="leads.elsewhere" />;
}

function ViewingsPage() {
  const t = useTexts();
  const { from, host, go } = usePlace();
  const view = useViewings(from);
  const { calendar, failure } = view;
  const reasons = useReasons();
  return (
    <Card as="main" height="fill" overflow="auto">
      <Stack space={5} padding={4} paddingBottom={6} style={{ maxWidth: 960, margin: '0 auto' }}>
        <Heading as="h1" size={3}>
          {t('viewings.title')}
        </Heading>
        <Weeks from={from} calendar={calendar} host={host} go={go} />
        {failure !== null && <Failure text={reasons(failure)} onRetry={failure === 'away' ? view.look : null} />}
        {calendar === null && failure === null && <Loading text={t('viewings.loading')} />}
        {calendar !== null && (
          <>
            <Rules perSlot={calendar.perSlot} />
            <Stack space={3}>
              {calendar.days.filter(isWorthShowing(calendar.today)).map((day) => (
                <DayCard key={day.day} day={day} calendar={calendar} host={host} view={view} />
              ))}
            </Stack>
          </>
        )}
      </Stack>
    </Card>
  );
}

/** Days that are over and had no viewings are left out. */
const isWorthShowing =
  (now: string) =>
  ({ day, viewings }: ViewingDay): boolean =>
    day >= now || viewings.length > 0;

/** The first day and the agent are kept in the URL, so the browser's back button works. */
function usePlace() {
  const router = useRouter();
  const { _searchParams: parameters, from: asked } = useRouterState();
  const from = firstDay(typeof asked === 'string' ? asked : '', today());
  /** Null: all agents. */
  const host = new Map(parameters ?? []).get('host') ?? null;
  return {
    from,
    host,
    go: (next: { from: string; host: string | null }) => {
      const place = next.from === mondayOf(today()) ? {} : { from: next.from };
      router.navigate({ ...place, _searchParams: next.host === null ? [] : [['host', next.host]] });
    },
  };
}

interface WeeksProps extends Pick<ReturnType<typeof usePlace>, 'from' | 'host' | 'go'> {
  calendar: ViewingCalendar | null;
}

/** Which days, and of whom. */
function Weeks({ from, host, go, calendar }: WeeksProps) {
  const t = useTexts();
  const dayName = useDayName();
  const hostName = useHostName();
  const hosts = calendar?.hosts ?? [];
  return (
    <Flex gap={3} wrap="wrap" align="flex-end" justify="space-between">
      <Flex gap={2} align="center" wrap="wrap">
        <Button
          mode="ghost"
          fontSize={1}
          padding={3}
          icon={ChevronLeftIcon}
          aria-label={t('viewings.before')}
          onClick={() => go({ from: dayAfter(from, -daysShown), host })}
        />
        <Button
          mode="ghost"
          fontSize={1}
          padding={3}
          text={t('viewings.this-week')}
          onClick={() => go({ from: mondayOf(today()), host })}
        />
        <Button
          mode="ghost"
          fontSize={1}
          padding={3}
          icon={ChevronRightIcon}
          aria-label={t('viewings.after')}
          onClick={() => go({ from: dayAfter(from, daysShown), host })}
        />
        <Text size={1} weight="medium" role="status">
          {dayName(from)} – {dayName(dayAfter(from, daysShown - 1))}
        </Text>
      </Flex>
      <Labelled label={t('viewings.agent')}>
        {(id) => (
          <Select
            id={id}
            fontSize={1}
            padding={3}
            value={host === null ? 'all' : `of ${host}`}
            onChange={({ currentTarget: { value } }) => go({ from, host: value === 'all' ? null : value.slice(3) })}
          >
            <option value="all">{t('viewings.every-agent')}</option>
            {hosts.map((each) => (
              <option key={each.id} value={`of ${each.id}`}>
                {hostName(each)}
              </option>
            ))}
            {host !== null && !hosts.some(({ id: known }) => known === host) && (
              <option value={`of ${host}`}>{hostName({ id: host, name: '' })}</option>
            )}
          </Select>
        )}
      </Labelled>
    </Flex>
  );
}

function Rules({ perSlot }: { perSlot: number }) {
  const t = useTexts();
  return (
    <Flex gap={3} wrap="wrap">
      <Text size={1} muted>
        {t('viewings.per-slot', { count: perSlot })}
      </Text>
      <Text size={1}>
        <IntentLink intent="edit" params={{ id: 'siteSettings', type: 'siteSettings', path: 'timeSlots' }}>
          {t('viewings.settings')}
        </IntentLink>
      </Text>
    </Flex>
  );
}
