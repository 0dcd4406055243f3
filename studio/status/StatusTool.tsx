import { CheckmarkCircleIcon, ErrorOutlineIcon, SyncIcon, WarningOutlineIcon } from '@sanity/icons';
import { Box, Button, Card, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui';
import { Elsewhere } from '../session/Elsewhere.tsx';
import { useTexts } from '../texts/index.ts';
import { useMoments } from '../texts/moments.ts';
import { siteOrigin } from '../workspace.ts';
import { StatusFacts } from './StatusFacts.tsx';
import { StatusImports } from './StatusImports.tsx';
import { StatusParts } from './StatusParts.tsx';
import { StatusQueues } from './StatusQueues.tsx';
import { useStatus, type StatusInView } from './use-status.ts';
import { useReasons } from './words.ts';

/** How the product is: for administrators. */
export function StatusTool() {
  return siteOrigin() === location.origin ? <StatusPage /> : <Elsewhere tool="status" text="status.elsewhere" />;
}

function StatusPage() {
  const view = useStatus();
  const t = useTexts();
  const { status } = view;
  return (
    <Card as="main" height="fill" overflow="auto">
      <Stack space={5} padding={4} paddingBottom={6} style={{ maxWidth: 960, margin: '0 auto' }}>
        <Heading as="h1" size={3}>
          {t('status.title')}
        </Heading>
        <Summary view={view} />
        {status !== null && (
          <>
            <StatusParts parts={status.parts} />
            <StatusQueues view={view} queues={status.queues} />
            <StatusImports imports={status.imports} />
            <StatusFacts status={status} />
          </>
        )}
      </Stack>
    </Card>
  );
}

/** One sentence on the whole, in a card whose height does not change with it. */
function Summary({ view: { status, failure, isAsking, look } }: { view: StatusInView }) {
  const t = useTexts();
  const reasons = useReasons();
  const { moment } = useMoments();
  const state =
    failure !== null
      ? ({ tone: 'critical', icon: <ErrorOutlineIcon />, text: reasons(failure) } as const)
      : status === null
        ? ({ tone: 'default', icon: <Spinner muted />, text: t('status.loading') } as const)
        : status.needsAttention
          ? ({ tone: 'caution', icon: <WarningOutlineIcon />, text: t('status.attention') } as const)
          : ({ tone: 'positive', icon: <CheckmarkCircleIcon />, text: t('status.well') } as const);
  return (
    <Card tone={state.tone} border radius={2} padding={3}>
      <Flex align="center" gap={3}>
        <Text>{state.icon}</Text>
        <Stack flex={1} space={3} style={{ minWidth: 0 }}>
          <Text weight="medium" role={failure === null ? 'status' : 'alert'}>
            {state.text}
          </Text>
          <Text size={1} muted>
            {status === null ? '\u00a0' : t('status.as-of', { when: moment(status.at) })}
          </Text>
        </Stack>
        <Box>
          <Button
            mode="ghost"
            fontSize={1}
            padding={3}
            icon={SyncIcon}
            text={t('site.look')}
            aria-disabled={isAsking}
            onClick={() => {
              if (!isAsking) look();
            }}
          />
        </Box>
      </Flex>
    </Card>
  );
}
