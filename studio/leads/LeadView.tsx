import { ArrowLeftIcon } from '@sanity/icons';
import { Box, Button, Card, Heading, Stack, Text } from '@sanity/ui';
import { Loading } from '../Loading.tsx';
import type { LeadDetails, LeadList } from '../../app/office/answers.ts';
import { useTexts } from '../texts/index.ts';
import { useMoments } from '../texts/moments.ts';
import type { LeadFilters } from './filters.ts';
import { LeadActions } from './LeadActions.tsx';
import { LeadFacts } from './LeadFacts.tsx';
import { LeadNotes } from './LeadNotes.tsx';
import { OwnerPart } from './OwnerPart.tsx';
import type { LeadsApi } from './leads-api.ts';
import { useLead } from './use-lead.ts';
import { useFormTitle, useReasons } from './words.ts';

interface Props {
  api: LeadsApi;
  id: string;
  list: LeadList | null;
  /** Null where the list is shown beside the lead. */
  onBack: (() => void) | null;
  onChanged: () => void;
  /** Shows the list of leads about the same property or project. */
  onNarrow: (about: Partial<LeadFilters>) => void;
}

const nobodyElse: LeadList['editors'] = [];

/** One lead: its actions, what was sent, and where it came from. */
export function LeadView({ api, id, list, onBack, onChanged, onNarrow }: Props) {
  const t = useTexts();
  const reasons = useReasons();
  const { editors = nobodyElse, me = '' } = list ?? {};
  const line = list?.leads.find((each) => each.id === id);
  const open = useLead({ api, id, line, editors, me, onChanged });
  const { lead, failure, retry } = open;
  return (
    <Box padding={4} paddingBottom={6} style={{ maxWidth: 760 }}>
      <Stack space={5}>
        {onBack !== null && (
          <Box>
            <Button
              // The list, and with it the focused link, is no longer on the page.
              autoFocus
              icon={ArrowLeftIcon}
              mode="bleed"
              fontSize={1}
              padding={2}
              text={t('leads.back')}
              onClick={onBack}
            />
          </Box>
        )}
        {lead === null && failure === null && <Loading text={t('leads.loading-one')} />}
        {failure !== null && (
          <Card tone="critical" padding={4} radius={2} role="alert">
            <Stack space={4}>
              <Text size={1}>{reasons(failure)}</Text>
              {failure === 'away' && (
                <Box>
                  <Button mode="ghost" fontSize={1} padding={2} text={t('site.retry')} onClick={retry} />
                </Box>
              )}
            </Stack>
          </Card>
        )}
        {lead !== null && (
          <>
            <Head lead={lead} />
            <LeadActions lead={lead} editors={editors} change={open.change} />
            <LeadNotes key={`notes of ${lead.id}`} notes={lead.notes} change={open.change} />
            {lead.forOwner !== null && <OwnerPart key={lead.id} forOwner={lead.forOwner} change={open.change} />}
            <LeadFacts lead={lead} onNarrow={onNarrow} />
          </>
        )}
      </Stack>
    </Box>
  );
}

function Head({ lead }: { lead: LeadDetails }) {
  const t = useTexts();
  const { moment } = useMoments();
  const formTitle = useFormTitle();
  const { name, email, form, createdAt, handled } = lead;
  return (
    <Stack space={4}>
      <Heading as="h1" size={2} style={{ overflowWrap: 'anywhere' }}>
        {name || email || t('leads.nameless')}
      </Heading>
      <Text size={1} muted>
        {formTitle(form)} · {moment(createdAt)}
      </Text>
      <Text size={1} muted={handled === null} role="status">
        {handled === null
          ? t('leads.open')
          : handled.by === null
            ? t('leads.handled-when', { when: moment(handled.at) })
            : t('leads.handled-by', { name: handled.by.name, when: moment(handled.at) })}
      </Text>
    </Stack>
  );
}
