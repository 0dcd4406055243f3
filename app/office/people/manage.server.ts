import type { LinkPurpose, PersonLogins } from '@gevel/accounts';
import { z } from 'zod';
import { editorActor } from '~/platform/audit.ts';
import { isAdministrator } from '~/platform/editors.ts';
import { noStore } from '../access.server.ts';
import { personRoles, type PeopleAnswer, type PeopleRequest, type PersonLine, type PersonRole } from './answers.ts';
import { languageOf, problem, problemOf, refuse, type Asker } from './asked.server.ts';
import { linkMail, noticeMail } from './mails.server.ts';

const text = z.string().max(300);
const role = z.enum(personRoles);
export const peopleRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('invite'), name: text, email: text, role, language: text }),
  z.object({ action: z.literal('send-link'), id: text, language: text }),
  z.object({ action: z.literal('set-role'), id: text, role }),
  z.object({ action: z.enum(['remove', 'end-sessions']), id: text }),
  z.object({ action: z.literal('remove-factor'), id: text, language: text }),
  z.object({ action: z.literal('require-factor'), isRequired: z.boolean() }),
]) satisfies z.ZodType<PeopleRequest>;
type Asked = z.infer<typeof peopleRequest>;

/** Validity of links, in minutes. One that is handed over is used sooner than a mail is read. */
export const linkMinutes = { invitation: 14 * 24 * 60, recovery: 30 } as const;

export async function peopleOf({ people, editor }: Asker): Promise<PeopleAnswer> {
  const [logins, requiresSecondFactor] = await Promise.all([people.logins(), people.policy.requiresSecondFactor()]);
  return {
    people: logins.map((login) => lineOf(login, editor.id)),
    requiresSecondFactor,
    sendsMails: people.sendsMails,
  };
}

const lineOf = ({ passkeys, hasCodeApp, ...login }: PersonLogins<PersonRole>, me: string): PersonLine => ({
  ...login,
  isMe: login.id === me,
  hasSecondFactor: hasCodeApp || passkeys > 0,
});

/** Does what an administrator asked; the answer holds everybody as they are then. */
export async function changePeople(asked: Asked, by: Asker): Promise<Response> {
  if (!isAdministrator(by.editor)) return refuse('role');
  try {
    const done = await change(asked, by);
    if (done instanceof Response) return done;
    return Response.json({ ...(await peopleOf(by)), ...done } satisfies PeopleAnswer, { headers: noStore });
  } catch (error) {
    return problemOf(error);
  }
}

type Done = Pick<PeopleAnswer, 'link' | 'mailedTo'>;

async function change(asked: Asked, by: Asker): Promise<Response | Done> {
  const { people, editor, context } = by;
  const who = editorActor(editor);
  const address = context.visitorNetwork;
  const cause = { address, by: editor };
  const safely = { mayLeaveNone: false };
  if (asked.action === 'invite') {
    const { name, email, language } = asked;
    const person = await people.createUser({ name, email, role: asked.role, password: null }, cause);
    return sendLink(by, person, 'invitation', language);
  }
  if (asked.action === 'require-factor') {
    const { isRequired } = asked;
    const everybody = await people.logins();
    const mine = everybody.find(({ id }) => id === editor.id);
    if (isRequired && mine !== undefined && !mine.hasCodeApp && mine.passkeys === 0)
      return problem('own-factor-missing');
    await people.policy.requireSecondFactor(isRequired);
    await context.audit.record({ kind: 'second-factor-required', who, subject: isRequired ? 'yes' : 'no', address });
    // Who logged in with a password alone logs in anew.
    if (isRequired) for (const { id } of everybody) if (id !== editor.id) await people.sessions.endAll(id, cause);
    return {};
  }
  const [person] = await people.usersById([asked.id]);
  if (person === undefined) return refuse('gone');
  if (asked.action !== 'end-sessions' && person.id === editor.id) return problem('own-account');
  switch (asked.action) {
    case 'send-link': {
      const login = (await people.logins()).find(({ id }) => id === person.id);
      return sendLink(by, person, login?.hasPassword === true ? 'recovery' : 'invitation', asked.language);
    }
    case 'set-role':
      await people.setRole(person.email, asked.role, cause, safely);
      return {};
    case 'remove':
      await people.removeUser(person.email, cause, safely);
      return {};
    case 'end-sessions':
      await people.sessions.endAll(person.id, cause);
      return {};
    case 'remove-factor':
      await people.removeSecondFactors(person.id, cause);
      await context.mail(await noticeMail(context, person, 'app-removed', asked.language));
      return {};
  }
}

/** Mails a link to choose a password, or answers with it, to be handed over, where no mails leave the site. */
async function sendLink(
  { people, editor, context }: Asker,
  person: { id: string; name: string; email: string },
  purpose: LinkPurpose,
  asked: string,
): Promise<Done> {
  const language = languageOf(asked);
  const key = await people.createLink(person.id, purpose, linkMinutes[purpose]);
  const url = context.origin + people.linkPath(key, language);
  await context.audit.record({
    kind: 'password-link-made',
    who: editorActor(editor),
    about: [person.id],
    subject: `${person.name} <${person.email}>`,
    address: context.visitorNetwork,
  });
  if (!people.sendsMails) return { link: { name: person.name, url } };
  await context.mail(await linkMail(context, person, purpose, { url, language }));
  return { mailedTo: person.email };
}
