import { Badge, Box, Button, Card, Flex, Heading, Text, useToast } from '@sanity/ui';
import { useId, useState } from 'react';
import { everyHost, type ViewingCalendar, type ViewingDay } from '../../app/office/viewings.ts';
import { reasonOf } from '../session/site-api.ts';
import { PlainList } from '../status/PlainList.tsx';
import { useTexts } from '../texts/index.ts';
import type { ViewingsInView } from './use-viewings.ts';
import { ViewingRow } from './ViewingRow.tsx';
import { useDayName, useHostName, useReasons } from './words.ts';

interface Props {
  day: ViewingDay;
  calendar: ViewingCalendar;
  /** Null: all agents. */
  host: string | null;
  view: ViewingsInView;
}

/** A day: whether viewings can be booked, and those that are. */
export function DayCard({ day, calendar, host, view }: Props) {
  const t = useTexts();
  const heading = useId();
  const dayName = useDayName();
  const hostName = useHostName();
  const viewings = host === null ? day.viewings : day.viewings.filter((viewing) => viewing.host.id === host);
  const isOver = day.day < calendar.today;
  const closedHosts = day.closedFor
    .filter((id) => id !== everyHost && (host === null || id === host))
    .map((id) => hostName(calendar.hosts.find((each) => each.id === id) ?? { id, name: '' }));
  const isClosed =
    day.isHoliday || day.slots.length === 0 || day.closedFor.some((id) => id === everyHost || id === host);
  const coming = viewings.filter(({ isAhead }) => isAhead).length;
  return (
    <Card
      as="section"
      aria-labelledby={heading}
      border
      radius={2}
      tone={isClosed || isOver ? 'transparent' : 'default'}
    >
      <Flex padding={3} gap={3} align="center" wrap="wrap">
        <Flex flex={1} gap={2} align="center" wrap="wrap" style={{ minWidth: 200 }}>
          <Heading as="h2" size={1} id={heading}>
            {dayName(day.day)}
          </Heading>
          {day.day === calendar.today && <Badge tone="primary">{t('leads.today')}</Badge>}
          {day.slots.length === 0 && <Badge>{t('viewings.no-hours')}</Badge>}
          {day.isHoliday && <Badge tone="caution">{t('viewings.holiday')}</Badge>}
          {day.closedFor.includes(everyHost) && <Badge tone="caution">{t('viewings.closed')}</Badge>}
          {closedHosts.map((name) => (
            <Badge key={name} tone="caution">
              {t('viewings.closed-for', { name })}
            </Badge>
          ))}
        </Flex>
        {!isOver && day.slots.length > 0 && !day.isHoliday && (
          <CloseButton day={day} host={host ?? everyHost} calendar={calendar} view={view} />
        )}
      </Flex>
      {isClosed && coming > 0 && (
        <Box paddingX={3} paddingBottom={3}>
          <Text size={1}>{t('viewings.closed-but-booked', { count: coming })}</Text>
        </Box>
      )}
      {host !== null && !isOver && !isClosed && <Slots day={day} host={host} perSlot={calendar.perSlot} />}
      {viewings.length > 0 && (
        <PlainList label={t('viewings.list', { day: dayName(day.day) })}>
          {viewings.map((viewing) => (
            <Card as="li" key={viewing.id} borderTop padding={3} tone="inherit">
              <ViewingRow viewing={viewing} view={view} />
            </Card>
          ))}
        </PlainList>
      )}
    </Card>
  );
}

interface CloseProps extends Pick<Props, 'day' | 'calendar' | 'view'> {
  host: string;
}

/** Closes the day for the agent that is shown, or for all. */
function CloseButton({ day, host, calendar, view: { api, look } }: CloseProps) {
  const t = useTexts();
  const toast = useToast();
  const reasons = useReasons();
  const hostName = useHostName();
  const dayName = useDayName();
  const [isBusy, setIsBusy] = useState(false);
  const isClosed = day.closedFor.includes(host);
  const name =
    host === everyHost ? null : hostName(calendar.hosts.find(({ id }) => id === host) ?? { id: host, name: '' });
  const change = async (): Promise<void> => {
    setIsBusy(true);
    try {
      await api.changeDay({ day: day.day, host, isClosed: !isClosed });
    } catch (error) {
      toast.push({ status: 'error', title: t('viewings.not-changed'), description: reasons(reasonOf(error)) });
    }
    look();
    setIsBusy(false);
  };
  // What is closed for all is opened for all.
  if (name !== null && day.closedFor.includes(everyHost)) return null;
  const text = t(
    name === null
      ? isClosed
        ? 'viewings.open-day'
        : 'viewings.close-day'
      : isClosed
        ? 'viewings.open-day-for'
        : 'viewings.close-day-for',
    { name: name ?? '' },
  );
  return (
    <Button
      mode="ghost"
      fontSize={1}
      padding={2}
      disabled={isBusy}
      text={text}
      aria-label={`${text}: ${dayName(day.day)}`}
      onClick={() => void change()}
    />
  );
}

/** The slots of an agent, each with how many of its places are taken. */
function Slots({ day, host, perSlot }: { day: ViewingDay; host: string; perSlot: number }) {
  const t = useTexts();
  const taken = (from: string): number =>
    day.viewings.filter((viewing) => viewing.host.id === host && viewing.from === from && !viewing.isCancelled).length;
  return (
    <Box paddingX={3} paddingBottom={3}>
      <ul
        aria-label={t('viewings.slots')}
        style={{ margin: 0, padding: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 6 }}
      >
        {day.slots.map(({ from, to }) => (
          <Card as="li" key={from} border radius={2} padding={2} tone={taken(from) >= perSlot ? 'caution' : 'positive'}>
            <Text size={0}>{t('viewings.slot', { time: `${from}–${to}`, taken: taken(from), places: perSlot })}</Text>
          </Card>
        ))}
      </ul>
    </Box>
  );
}
