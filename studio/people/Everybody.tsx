import { Badge, Box, Button, Card, Dialog, Flex, Select, Stack, Switch, Text, TextInput } from '@sanity/ui';
import { useId, useState } from 'react';
import { useCurrentLocale } from 'sanity';
import {
  personRoles,
  type PeopleAnswer,
  type PeopleRequest,
  type PersonLine,
  type PersonRole,
} from '../../app/office/people/answers.ts';
import { Choice } from '../Choice.tsx';
import { NoAnswer } from '../session/site-api.ts';
import { PlainList } from '../status/PlainList.tsx';
import { Section } from '../status/Section.tsx';
import { useTexts } from '../texts/index.ts';
import { useMoments } from '../texts/moments.ts';
import { Field, Form } from './Form.tsx';
import type { Asked } from './use-answer.ts';
import { useProblem, useRoleTitle } from './words.ts';

interface Props {
  answer: PeopleAnswer;
  isBusy: boolean;
  change: Asked<PeopleAnswer, PeopleRequest, PeopleAnswer>['change'];
}

/** Everybody who may log in, for administrators. */
export function Everybody({ answer, isBusy, change }: Props) {
  const t = useTexts();
  const problemText = useProblem();
  const language = useCurrentLocale().id.slice(0, 2);
  const [problem, setProblem] = useState<string | null>(null);
  const [asksAbout, setAsksAbout] = useState<PersonLine | null>(null);
  const [sent, setSent] = useState<Pick<PeopleAnswer, 'link' | 'mailedTo'>>({});
  const act = async (wanted: PeopleRequest) => {
    if (isBusy) return;
    const done = await change(wanted);
    setProblem(done instanceof NoAnswer ? problemText(done) : null);
    if (!(done instanceof NoAnswer)) setSent(done);
  };
  return (
    <Stack space={5}>
      <Section title={t('people.everybody')}>
        <PlainList label={t('people.everybody')}>
          {answer.people.map((person, index) => (
            <Card as="li" key={person.id} borderTop={index > 0} padding={4}>
              <Person
                person={person}
                isBusy={isBusy}
                language={language}
                act={(wanted) => void act(wanted)}
                onRemove={() => setAsksAbout(person)}
              />
            </Card>
          ))}
        </PlainList>
        {problem !== null && (
          <Card tone="critical" borderTop padding={4} role="alert">
            <Text size={1}>{problem}</Text>
          </Card>
        )}
        <Sent {...sent} />
      </Section>
      <Invite answer={answer} isBusy={isBusy} change={change} onSent={setSent} />
      <Section title={t('people.policy')}>
        <Card padding={4}>
          <Policy
            isOn={answer.requiresSecondFactor}
            act={(isRequired) => void act({ action: 'require-factor', isRequired })}
          />
        </Card>
      </Section>
      {asksAbout !== null && (
        <Removal
          person={asksAbout}
          onClose={() => setAsksAbout(null)}
          onRemove={() => {
            setAsksAbout(null);
            void act({ action: 'remove', id: asksAbout.id });
          }}
        />
      )}
    </Stack>
  );
}

interface PersonProps {
  person: PersonLine;
  isBusy: boolean;
  language: string;
  act: (wanted: PeopleRequest) => void;
  onRemove: () => void;
}

function Person({ person, isBusy, language, act, onRemove }: PersonProps) {
  const t = useTexts();
  const { id, name, email, role, isMe, hasPassword, hasSecondFactor, seenAt } = person;
  const button = (text: string, onClick: () => void) => (
    <Button
      mode="ghost"
      fontSize={1}
      padding={2}
      text={text}
      aria-label={`${text}: ${name}`}
      aria-disabled={isBusy}
      onClick={onClick}
    />
  );
  return (
    <Stack space={4}>
      <Flex gap={3} wrap="wrap" align="flex-start" justify="space-between">
        <Stack space={3} flex={1} style={{ minWidth: 200 }}>
          <Flex gap={2} align="center" wrap="wrap">
            <Text size={1} weight="semibold">
              {name}
            </Text>
            {isMe && (
              <Badge fontSize={0} tone="primary">
                {t('people.me')}
              </Badge>
            )}
            {hasSecondFactor && (
              <Badge fontSize={0} tone="positive">
                {t('people.has-factor')}
              </Badge>
            )}
          </Flex>
          <Text size={1} muted style={{ overflowWrap: 'anywhere' }}>
            {email}
          </Text>
          <State person={person} />
        </Stack>
        <Box style={{ minWidth: 160 }}>
          <RoleChoice
            label={t('people.role-of', { name })}
            value={role}
            disabled={isMe}
            onChange={(chosen) => act({ action: 'set-role', id, role: chosen })}
          />
        </Box>
      </Flex>
      {!isMe && (
        <Flex gap={2} wrap="wrap">
          {button(t(hasPassword ? 'people.new-password' : 'people.invite-again'), () =>
            act({ action: 'send-link', id, language }),
          )}
          {seenAt !== null && button(t('people.end-sessions'), () => act({ action: 'end-sessions', id }))}
          {hasSecondFactor && button(t('people.remove-factor'), () => act({ action: 'remove-factor', id, language }))}
          {button(t('people.remove'), onRemove)}
        </Flex>
      )}
    </Stack>
  );
}

function State({ person: { hasPassword, seenAt, invitedUntil } }: { person: PersonLine }) {
  const t = useTexts();
  const { day, short } = useMoments();
  const text = (): string => {
    if (seenAt !== null) return t('people.seen', { seen: short(seenAt) });
    if (hasPassword) return t('people.not-here');
    if (invitedUntil === null || new Date(invitedUntil) < new Date()) return t('people.invitation-over');
    return t('people.invited', { day: day(invitedUntil) });
  };
  return (
    <Text size={1} muted>
      {text()}
    </Text>
  );
}

interface RoleChoiceProps {
  label: string;
  value: PersonRole;
  disabled?: boolean;
  onChange: (role: PersonRole) => void;
}

function RoleChoice({ label, value, disabled = false, onChange }: RoleChoiceProps) {
  const roleTitle = useRoleTitle();
  return (
    <Select
      aria-label={label}
      fontSize={1}
      padding={3}
      value={value}
      disabled={disabled}
      onChange={({ currentTarget }) => onChange(personRoles.find((role) => role === currentTarget.value) ?? value)}
    >
      {personRoles.map((role) => (
        <option key={role} value={role}>
          {roleTitle(role)}
        </option>
      ))}
    </Select>
  );
}

/** What became of a link that was asked for. */
function Sent({ link, mailedTo }: Pick<PeopleAnswer, 'link' | 'mailedTo'>) {
  const t = useTexts();
  const [isCopied, setCopied] = useState(false);
  if (link === undefined && mailedTo === undefined) return null;
  return (
    <Card tone="positive" borderTop padding={4} role="status">
      {link === undefined ? (
        <Text size={1}>{t('people.mailed', { email: mailedTo ?? '' })}</Text>
      ) : (
        <Stack space={3}>
          <Text size={1}>{t('people.hand-over', { name: link.name })}</Text>
          <Flex gap={2} wrap="wrap">
            <Box flex={1} style={{ minWidth: 200 }}>
              <TextInput
                aria-label={t('people.link')}
                readOnly
                fontSize={1}
                padding={3}
                value={link.url}
                onFocus={({ currentTarget }) => currentTarget.select()}
              />
            </Box>
            <Button
              mode="ghost"
              fontSize={1}
              padding={3}
              text={t(isCopied ? 'people.copied' : 'people.copy')}
              onClick={() => void navigator.clipboard.writeText(link.url).then(() => setCopied(true))}
            />
          </Flex>
        </Stack>
      )}
    </Card>
  );
}

interface InviteProps extends Props {
  onSent: (sent: Pick<PeopleAnswer, 'link' | 'mailedTo'>) => void;
}

const languages = { nl: 'Nederlands', fr: 'Français', de: 'Deutsch', en: 'English' } as const;

function Invite({ answer, isBusy, change, onSent }: InviteProps) {
  const t = useTexts();
  const problemText = useProblem();
  const own = useCurrentLocale().id.slice(0, 2);
  const empty = { name: '', email: '', role: 'editor' as PersonRole, language: own };
  const [typed, setTyped] = useState(empty);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async () => {
    const done = await change({ action: 'invite', ...typed });
    setProblem(done instanceof NoAnswer ? problemText(done) : null);
    if (done instanceof NoAnswer) return;
    onSent(done);
    setTyped(empty);
  };
  return (
    <Section title={t('people.invite')}>
      <Card padding={4}>
        <Form
          label={t('people.invite')}
          button={t(answer.sendsMails ? 'people.invite-send' : 'people.invite-make')}
          isBusy={isBusy}
          problem={problem}
          onSubmit={() => void send()}
        >
          <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))' }}>
            <Field
              label={t('people.name')}
              maxLength={200}
              value={typed.name}
              onChange={(name) => setTyped({ ...typed, name })}
            />
            <Field
              label={t('people.email')}
              type="email"
              value={typed.email}
              onChange={(email) => setTyped({ ...typed, email })}
            />
            <Stack space={2}>
              <Text size={1} muted>
                {t('people.role')}
              </Text>
              <RoleChoice
                label={t('people.role')}
                value={typed.role}
                onChange={(role) => setTyped({ ...typed, role })}
              />
            </Stack>
            <Choice
              label={t('people.language')}
              value={typed.language}
              options={Object.entries(languages).map(([language, name]) => ({ value: language, title: name }))}
              onChange={(language) => setTyped({ ...typed, language })}
            />
          </div>
          <Text size={1} muted>
            {t(`people.role-${typed.role}-may`)}
          </Text>
        </Form>
      </Card>
    </Section>
  );
}

function Policy({ isOn, act }: { isOn: boolean; act: (isRequired: boolean) => void }) {
  const t = useTexts();
  const id = useId();
  return (
    <Flex as="label" gap={4} align="center" htmlFor={id}>
      <Switch id={id} checked={isOn} onChange={() => act(!isOn)} />
      <Stack space={3} flex={1}>
        <Text size={1} weight="medium">
          {t('people.require')}
        </Text>
        <Text size={1} muted>
          {t('people.require-help')}
        </Text>
      </Stack>
    </Flex>
  );
}

function Removal({ person, onClose, onRemove }: { person: PersonLine; onClose: () => void; onRemove: () => void }) {
  const t = useTexts();
  return (
    <Dialog id="remove-person" header={t('people.remove-title', { name: person.name })} width={0} onClose={onClose}>
      <Box padding={4}>
        <Stack space={4}>
          <Text size={1}>{t('people.remove-help')}</Text>
          <Flex gap={2} justify="flex-end">
            <Button mode="ghost" fontSize={1} padding={3} text={t('people.cancel')} onClick={onClose} />
            <Button tone="critical" fontSize={1} padding={3} text={t('people.remove')} onClick={onRemove} />
          </Flex>
        </Stack>
      </Box>
    </Dialog>
  );
}
