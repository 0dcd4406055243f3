import { Badge, Box, Button, Card, Flex, Select, Spinner, Stack, Text, useToast } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { IntentLink } from 'sanity/router';
import type { ViewingChange, ViewingChoice, ViewingLine } from '../../app/office/viewings.ts';
import { Labelled } from '../Labelled.tsx';
import { reasonOf, type Reason } from '../session/site-api.ts';
import { useTexts } from '../texts/index.ts';
import type { ViewingsInView } from './use-viewings.ts';
import { useDayName, useHostName, useReasons } from './words.ts';

interface Props {
  viewing: ViewingLine;
  view: ViewingsInView;
}

/** One viewing: who comes, where and when, and its move or cancellation. */
export function ViewingRow({ viewing, view }: Props) {
  const t = useTexts();
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const { name, isAhead } = viewing;
  const change = useChange(viewing, view);
  return (
    <Stack space={3}>
      <Flex gap={3} wrap="wrap" align="flex-start">
        <Facts viewing={viewing} />
        {isAhead && (
          <Flex gap={2}>
            {(['move', 'cancel'] as const).map((action) => (
              <Button
                key={action}
                mode="ghost"
                fontSize={1}
                padding={2}
                text={t(`viewings.${action}`)}
                aria-label={`${t(`viewings.${action}`)}: ${viewing.from} ${name}`}
                aria-expanded={open === action}
                onClick={() => setOpen(open === action ? null : action)}
              />
            ))}
          </Flex>
        )}
      </Flex>
      {isAhead && open === 'move' && (
        <Move viewing={viewing} view={view} change={change} onClose={() => setOpen(null)} />
      )}
      {isAhead && open === 'cancel' && (
        <Card border radius={2} padding={3} tone="caution">
          <Stack space={3}>
            <Text size={1}>{t('viewings.cancel-asks', { name })}</Text>
            <Flex gap={2} wrap="wrap">
              <Button
                mode="default"
                fontSize={1}
                padding={2}
                text={t('viewings.cancel-now')}
                onClick={() => void change({ cancel: true })}
              />
              <Button mode="bleed" fontSize={1} padding={2} text={t('viewings.keep')} onClick={() => setOpen(null)} />
            </Flex>
          </Stack>
        </Card>
      )}
    </Stack>
  );
}

/** Changes a viewing and says what became of it. */
function useChange({ id, name }: ViewingLine, { api, look }: ViewingsInView) {
  const t = useTexts();
  const toast = useToast();
  const reasons = useReasons();
  return async (change: ViewingChange): Promise<void> => {
    try {
      const { isMailed } = await api.change(id, change);
      const done = 'cancel' in change ? 'viewings.cancelled-now' : 'viewings.moved';
      toast.push({
        status: 'success',
        title: t(done),
        description: t(isMailed ? 'viewings.mailed' : 'viewings.not-mailed', { name }),
      });
    } catch (error) {
      toast.push({ status: 'error', title: t('viewings.not-changed'), description: reasons(reasonOf(error)) });
    }
    look();
  };
}

function Facts({
  viewing: { from, to, name, email, phone, lead, isCancelled, property, host },
}: {
  viewing: ViewingLine;
}) {
  const t = useTexts();
  const hostName = useHostName();
  return (
    <Flex flex={1} gap={3} wrap="wrap" style={{ minWidth: 240 }}>
      <Box style={{ minWidth: 90 }}>
        <Text size={1} weight="semibold" style={isCancelled ? { textDecoration: 'line-through' } : undefined}>
          <time>
            {from}–{to}
          </time>
        </Text>
      </Box>
      <Box flex={1} style={{ minWidth: 200 }}>
        <Stack space={3}>
          <Flex gap={2} align="center" wrap="wrap">
            <Text size={1} style={{ overflowWrap: 'anywhere' }}>
              <IntentLink intent="lead" params={{ id: lead }}>
                {name || email || t('leads.nameless')}
              </IntentLink>
              {phone !== null && phone !== '' && (
                <>
                  {' · '}
                  <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} style={{ whiteSpace: 'nowrap' }}>
                    {phone}
                  </a>
                </>
              )}
            </Text>
            {isCancelled && <Badge>{t('viewings.cancelled')}</Badge>}
          </Flex>
          <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
            {property.url === null ? (
              `${property.id} (${t('leads.no-longer-listed')})`
            ) : (
              <a href={property.url} target="_blank" rel="noreferrer">
                {property.title || property.id}
              </a>
            )}
            {' · '}
            {hostName(host)}
          </Text>
        </Stack>
      </Box>
    </Flex>
  );
}

interface MoveProps extends Props {
  change: (change: ViewingChange) => Promise<void>;
  onClose: () => void;
}

function Move({ viewing: { id }, view: { api }, change, onClose }: MoveProps) {
  const t = useTexts();
  const reasons = useReasons();
  const dayName = useDayName();
  const [state, setState] = useState<{ choice: ViewingChoice | null; failure: Reason | null }>({
    choice: null,
    failure: null,
  });
  const [slot, setSlot] = useState('');
  useEffect(() => {
    const controller = new AbortController();
    api.choice(id, controller.signal).then(
      (choice) => setState({ choice, failure: null }),
      (error: unknown) => {
        if (!controller.signal.aborted) setState({ choice: null, failure: reasonOf(error) });
      },
    );
    return () => controller.abort();
  }, [api, id]);
  const { choice, failure } = state;
  return (
    <Card border radius={2} padding={3}>
      {failure !== null && (
        <Text size={1} role="alert">
          {reasons(failure)}
        </Text>
      )}
      {choice === null && failure === null && <Spinner muted />}
      {choice?.days.length === 0 && <Text size={1}>{t('viewings.no-slots')}</Text>}
      {choice !== null && choice.days.length > 0 && (
        <Flex gap={2} wrap="wrap" align="flex-end">
          <Labelled label={t('viewings.move-to')}>
            {(field) => (
              <Select
                id={field}
                fontSize={1}
                padding={2}
                value={slot}
                onChange={({ currentTarget }) => setSlot(currentTarget.value)}
              >
                <option value="">{t('viewings.choose')}</option>
                {choice.days.map(({ day, slots }) => (
                  <optgroup key={day} label={dayName(day)}>
                    {slots.map(({ from, to }) => (
                      <option key={from} value={`${day} ${from}`}>
                        {`${dayName(day)}, ${from}–${to}`}
                      </option>
                    ))}
                  </optgroup>
                ))}
              </Select>
            )}
          </Labelled>
          <Button
            mode="default"
            fontSize={1}
            padding={3}
            disabled={slot === ''}
            text={t('viewings.move-now')}
            onClick={() => void change({ moveTo: slot })}
          />
          <Button mode="bleed" fontSize={1} padding={3} text={t('viewings.keep')} onClick={onClose} />
        </Flex>
      )}
    </Card>
  );
}
