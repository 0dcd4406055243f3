import { CheckmarkCircleIcon } from '@sanity/icons';
import { Badge, Box, Button, Card, Flex, Spinner, Stack, Text } from '@sanity/ui';
import { StateLink } from 'sanity/router';
import type { LeadLine } from '../../app/office/answers.ts';
import { PlainLinks } from '../PlainLinks.tsx';
import { useTexts } from '../texts/index.ts';
import { today, useMoments } from '../texts/moments.ts';
import { isNarrowed, parametersOf, type LeadFilters } from './filters.ts';
import type { Leads } from './use-leads.ts';
import { useFormTitle, useReasons, useStageTitle } from './words.ts';

interface Props {
  leads: Leads;
  filters: LeadFilters;
  /** The id of the open lead. */
  chosen: string | null;
  onClear: () => void;
}

/** The leads that match the filters, newest first. An error appears above the leads already loaded. */
export function LeadList({ leads, filters, chosen, onClear }: Props) {
  const t = useTexts();
  const { list, failure, isLoading, more, refresh } = leads;
  return (
    <Stack paddingBottom={5}>
      {failure !== null && <Failure leads={leads} />}
      {list === null && failure === null && (
        <Flex padding={4} gap={3} align="center" role="status">
          <Spinner muted />
          <Text size={1} muted>
            {t('leads.loading')}
          </Text>
        </Flex>
      )}
      {list?.leads.length === 0 && (
        <Stack padding={4} space={4} role="status">
          <Text size={1} muted>
            {isNarrowed(filters)
              ? t('leads.none-found')
              : filters.state === 'open' && list.counts.handled > 0
                ? t('leads.none-open')
                : t('leads.none-yet')}
          </Text>
          {isNarrowed(filters) && (
            <Box>
              <Button fontSize={1} padding={2} mode="ghost" text={t('site.clear')} onClick={onClear} />
            </Box>
          )}
        </Stack>
      )}
      {list !== null && list.leads.length > 0 && (
        <PlainLinks>
          <Stack as="ul" aria-label={t('leads.list')} style={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {list.leads.map((lead) => (
              <Card as="li" key={lead.id} borderTop tone={lead.id === chosen ? 'primary' : 'default'}>
                <StateLink
                  state={{ lead: lead.id, _searchParams: parametersOf(filters) }}
                  aria-current={lead.id === chosen ? 'true' : undefined}
                >
                  <Line lead={lead} />
                </StateLink>
              </Card>
            ))}
          </Stack>
        </PlainLinks>
      )}
      {list?.next != null && (
        <Box padding={3}>
          <Button
            width="fill"
            mode="ghost"
            fontSize={1}
            text={t('site.more')}
            disabled={isLoading}
            onClick={() => void (failure === null ? more() : refresh())}
          />
        </Box>
      )}
    </Stack>
  );
}

function Failure({ leads: { failure, refresh, isLoading } }: { leads: Leads }) {
  const t = useTexts();
  const reasons = useReasons();
  if (failure === null) return null;
  return (
    <Card tone="critical" padding={3} margin={3} radius={2} role="alert">
      <Stack space={3}>
        <Text size={1}>{reasons(failure)}</Text>
        {failure === 'away' && (
          <Box>
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              text={t('site.retry')}
              disabled={isLoading}
              onClick={() => void refresh()}
            />
          </Box>
        )}
      </Stack>
    </Card>
  );
}

function Line({ lead }: { lead: LeadLine }) {
  const t = useTexts();
  const { short, moment } = useMoments();
  const formTitle = useFormTitle();
  const stageTitle = useStageTitle();
  const { name, email, form, subject, createdAt, handled, assignedTo, stage, followUp } = lead;
  const about = [formTitle(form), subject?.title || subject?.id].filter(Boolean).join(' · ');
  return (
    <Stack space={3} padding={3}>
      <Flex gap={3} align="flex-start">
        <Box flex={1} style={{ minWidth: 0 }}>
          <Text size={1} weight={handled === null ? 'semibold' : 'regular'} textOverflow="ellipsis">
            {name || email || t('leads.nameless')}
          </Text>
        </Box>
        {handled !== null && (
          <Text size={1} muted>
            <CheckmarkCircleIcon role="img" aria-label={t('leads.handled')} />
          </Text>
        )}
        <Text size={1} muted>
          <time dateTime={createdAt} title={moment(createdAt)}>
            {short(createdAt)}
          </time>
        </Text>
      </Flex>
      <Flex gap={2} align="center">
        <Box flex={1} style={{ minWidth: 0 }}>
          <Text size={1} muted textOverflow="ellipsis">
            {about}
          </Text>
        </Box>
        {handled === null && followUp !== null && followUp <= today() && (
          <Badge tone={followUp < today() ? 'critical' : 'caution'} fontSize={0}>
            {t(followUp < today() ? 'leads.late' : 'leads.today')}
          </Badge>
        )}
        {stage !== 'new' && stage !== 'done' && <Badge fontSize={0}>{stageTitle(stage)}</Badge>}
        {assignedTo !== null && (
          <Text size={1} muted textOverflow="ellipsis" style={{ maxWidth: '40%' }}>
            {assignedTo.name}
          </Text>
        )}
      </Flex>
    </Stack>
  );
}
