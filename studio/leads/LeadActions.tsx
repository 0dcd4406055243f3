import { CheckmarkIcon, EnvelopeIcon, UndoIcon } from '@sanity/icons';
import { Button, Flex } from '@sanity/ui';
import { Choice } from '../Choice.tsx';
import { stages } from '../../app/leads/stages.ts';
import type { LeadDetails, LeadList } from '../../app/office/answers.ts';
import { Labelled } from '../Labelled.tsx';
import { useTexts } from '../texts/index.ts';
import { DayInput } from './DayInput.tsx';
import type { OpenLead } from './use-lead.ts';
import { useStageTitle } from './words.ts';

interface Props {
  lead: LeadDetails;
  editors: LeadList['editors'];
  change: OpenLead['change'];
}

/** What the office does with a lead: how far it is, whose it is, and when to look at it again. */
export function LeadActions({ lead, editors, change }: Props) {
  const t = useTexts();
  const stageTitle = useStageTitle();
  const { handled, assignedTo, email, subject, stage, followUp } = lead;
  const isKnown = assignedTo === null || editors.some(({ id }) => id === assignedTo.id);
  return (
    <Flex gap={3} wrap="wrap" align="flex-end">
      <Button
        icon={handled === null ? CheckmarkIcon : UndoIcon}
        // Not the primary tone: the contrast of its text is below what WCAG requires.
        mode={handled === null ? 'default' : 'ghost'}
        fontSize={1}
        padding={3}
        text={t(handled === null ? 'leads.mark-handled' : 'leads.mark-open')}
        onClick={() => void change({ handled: handled === null })}
      />
      {email !== null && (
        <Button
          as="a"
          href={mailAddress(email, subject?.title ?? '')}
          icon={EnvelopeIcon}
          mode="ghost"
          fontSize={1}
          padding={3}
          text={t('leads.answer')}
        />
      )}
      <Choice
        label={t('leads.stage')}
        value={stage}
        options={stages.map((each) => ({ value: each, title: stageTitle(each) }))}
        onChange={(chosen) => void change({ stage: chosen })}
      />
      <Labelled label={t('leads.follow-up')}>
        {(id) => <DayInput id={id} day={followUp} onChange={(day) => void change({ followUp: day })} />}
      </Labelled>
      <Choice
        label={t('leads.assigned')}
        value={assignedTo?.id ?? ''}
        options={[
          { value: '', title: t('leads.nobody') },
          ...editors.map(({ id, name }) => ({ value: id, title: name })),
          ...(isKnown || assignedTo === null ? [] : [{ value: assignedTo.id, title: assignedTo.name }]),
        ]}
        onChange={(id) => void change({ assignedTo: id || null })}
      />
    </Flex>
  );
}

/** Visitors typed the address, so it is encoded: it must not be able to add another header. */
function mailAddress(email: string, subject: string): string {
  const to = encodeURIComponent(email).replaceAll('%40', '@');
  return `mailto:${to}${subject === '' ? '' : `?subject=${encodeURIComponent(subject)}`}`;
}
