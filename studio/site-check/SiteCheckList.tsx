import { SyncIcon } from '@sanity/icons';
import { Box, Button, Card, Flex, Spinner, Stack, Text } from '@sanity/ui';
import { Loading } from '../Loading.tsx';
import { useState } from 'react';
import { findingKinds } from '../../app/office/site-check/answers.ts';
import { Elsewhere } from '../session/Elsewhere.tsx';
import { useTexts } from '../texts/index.ts';
import { useMoments } from '../texts/moments.ts';
import { MissingTextsLine } from '../translations/MissingTextsLine.tsx';
import { siteOrigin } from '../workspace.ts';
import { Findings } from './Findings.tsx';
import { useCheck, type CheckInView } from './use-check.ts';
import { useReasons } from './words.ts';

/** What visitors miss: the findings of the nightly walk over the site. */
export function SiteCheckList() {
  return siteOrigin() === location.origin ? (
    <Walked />
  ) : (
    <Elsewhere tool="structure/site-check" text="check.elsewhere" />
  );
}

function Walked() {
  const t = useTexts();
  const view = useCheck();
  const [showsHidden, setShowsHidden] = useState(false);
  const { check } = view;
  const all = check?.findings ?? [];
  const hidden = all.filter(({ isHidden }) => isHidden);
  const open = all.filter(({ isHidden }) => !isHidden);
  return (
    <Box height="fill" overflow="auto" data-testid="site-check">
      <Stack space={5} padding={3} paddingBottom={6} style={{ maxWidth: 760 }}>
        <Text size={1} muted>
          {t('check.intro')}
        </Text>
        <LastWalk view={view} openCount={open.length} />
        {findingKinds.map((kind) => (
          <Findings
            key={kind}
            title={t(`check.${kind}`)}
            help={t(`check.${kind}-help`)}
            findings={open.filter((each) => each.kind === kind)}
            onChange={view.change}
          />
        ))}
        <MissingTextsLine />
        {hidden.length > 0 && (
          <Box>
            <Button
              mode="bleed"
              fontSize={1}
              padding={2}
              text={t(showsHidden ? 'check.without-hidden' : 'check.with-hidden', { count: hidden.length })}
              aria-expanded={showsHidden}
              onClick={() => setShowsHidden(!showsHidden)}
            />
          </Box>
        )}
        {showsHidden && (
          <Findings title={t('check.hidden')} help={t('check.hidden-help')} findings={hidden} onChange={view.change} />
        )}
      </Stack>
    </Box>
  );
}

/** When the site was walked, and what starts another walk. */
function LastWalk({ view: { check, failure, isAsking, look, change }, openCount }: LastWalkProps) {
  const t = useTexts();
  const reasons = useReasons();
  const { moment } = useMoments();
  if (check === null && failure === null) return <Loading text={t('check.loading')} />;
  const walking = check?.walking ?? null;
  const isWrong = failure !== null || (check?.hasFailed ?? false);
  const state =
    failure !== null
      ? reasons(failure)
      : walking !== null
        ? t('check.walking', { count: walking.pages })
        : check?.hasFailed
          ? t('check.failed')
          : check?.walk === null
            ? t('check.never')
            : openCount === 0
              ? t('check.nothing')
              : t('check.found', { count: openCount });
  return (
    <Card border radius={2} padding={3} tone={isWrong ? 'critical' : walking || openCount > 0 ? 'default' : 'positive'}>
      <Flex gap={3} align="center" wrap="wrap">
        <Stack space={3} flex={1} style={{ minWidth: 180 }}>
          <Flex gap={2} align="center">
            {walking !== null && <Spinner muted />}
            <Text size={1} weight="medium" role={failure === null ? 'status' : 'alert'}>
              {state}
            </Text>
          </Flex>
          {check?.walk && (
            <Text size={1} muted>
              {t(check.walk.isWhole ? 'check.as-of' : 'check.as-of-part', {
                when: moment(check.walk.at),
                pages: check.walk.pages,
              })}
            </Text>
          )}
        </Stack>
        {failure === null || failure === 'away' || failure === 'gone' ? (
          <Button
            mode="ghost"
            fontSize={1}
            padding={3}
            icon={SyncIcon}
            text={t(failure === null ? 'check.walk' : 'site.retry')}
            aria-disabled={walking !== null || isAsking}
            onClick={() => {
              if (walking !== null || isAsking) return;
              if (failure === null) change({ walk: true });
              else look();
            }}
          />
        ) : null}
      </Flex>
    </Card>
  );
}

interface LastWalkProps {
  view: CheckInView;
  openCount: number;
}
