import { isPersonal, madePasskey } from '@gevel/accounts';
import { renderSVG } from 'uqr';
import { z } from 'zod';
import { browserOf } from '~/owners/agents.ts';
import type { Account, AccountAnswer, AccountRequest } from './answers.ts';
import { problem, problemOf, refuse, type Asker } from './asked.server.ts';
import { noticeMail, type Notice } from './mails.server.ts';
import { noStore } from '../access.server.ts';

const text = z.string().max(300);
const proved = { password: text.optional() };
export const accountRequest = z.discriminatedUnion('action', [
  z.object({ action: z.literal('change-password'), old: text, new: text }),
  z.object({ action: z.enum(['offer-app', 'new-spare-codes', 'remove-app', 'offer-passkey']), ...proved }),
  z.object({ action: z.literal('take-app'), code: text }),
  z.object({ action: z.literal('add-passkey'), answer: madePasskey }),
  z.object({ action: z.literal('remove-passkey'), id: z.string().max(1_400), ...proved }),
  z.object({ action: z.literal('end-session'), id: text }),
  z.object({ action: z.literal('end-others') }),
]) satisfies z.ZodType<AccountRequest>;
type Asked = z.infer<typeof accountRequest>;

/** One's own account, as it is shown in the Studio. */
export async function accountOf({ people, editor, secret }: Asker): Promise<Account> {
  const { id, name, email, role } = editor;
  const [logins, passkeys, sessions, own, spareCodes, requiresSecondFactor, proof] = await Promise.all([
    people.logins(),
    people.passkeys.list(id),
    people.sessions.list(id),
    people.sessions.idOf(secret),
    people.secondFactors.spareCodesLeft(id),
    people.policy.requiresSecondFactor(),
    people.proof(secret, editor, null, ''),
  ]);
  const login = logins.find((each) => each.id === id);
  return {
    name,
    email,
    role,
    hasPassword: login?.hasPassword ?? false,
    requiresSecondFactor,
    isProved: proof === 'proved',
    canHavePasskeys: people.passkeySite() !== null,
    passkeys: passkeys.map(({ agent, ...passkey }) => ({ ...passkey, device: browserOf(agent) })),
    codeApp: { isOn: login?.hasCodeApp ?? false, spareCodes },
    sessions: sessions.map(({ agent, ...session }) => ({
      ...session,
      device: browserOf(agent),
      isThis: session.id === own,
    })),
  };
}

/** Does what a person asked for the own account; the answer holds the account as it is then. */
export async function changeAccount(asked: Asked, by: Asker, language: string): Promise<Response> {
  try {
    const done = await change(asked, by, language);
    if (done instanceof Response) return done;
    const answer: AccountAnswer = { ...done, account: await accountOf(by) };
    return Response.json(answer, { headers: noStore });
  } catch (error) {
    return problemOf(error);
  }
}

/** Requires a young login or the password, for what a stolen session must not do. */
async function unproved({ people, editor, secret, context }: Asker, password: string | undefined) {
  const proof = await people.proof(secret, editor, password ?? null, context.visitorNetwork);
  if (proof === 'proved') return null;
  if (typeof proof === 'object') return problem('wait', proof.wait);
  return problem(proof === 'missing' ? 'password-missing' : 'password-wrong');
}

async function change(asked: Asked, by: Asker, language: string): Promise<Response | Omit<AccountAnswer, 'account'>> {
  const { people, editor, secret, context } = by;
  const { id } = editor;
  const address = context.visitorNetwork;
  const tell = async (notice: Notice) => context.mail(await noticeMail(context, editor, notice, language));
  if ('password' in asked || needsProof.has(asked.action)) {
    const refused = await unproved(by, 'password' in asked ? asked.password : undefined);
    if (refused !== null) return refused;
  }
  const site = people.passkeySite();
  switch (asked.action) {
    case 'change-password': {
      const host = new URL(context.origin).host;
      if (isPersonal(asked.new, editor, { agency: '', host })) return problem('password-personal');
      const wait = await people.attempts.begin(editor.email, address);
      if (wait > 0) return problem('wait', wait);
      const changed = await people.changePassword(id, asked, secret, { address }).catch(async (error: unknown) => {
        // The old password was right.
        await people.attempts.succeeded(editor.email, address);
        throw error;
      });
      if (changed === undefined) return problem('password-wrong');
      await people.attempts.succeeded(editor.email, address);
      await tell('password');
      return {};
    }
    case 'offer-app': {
      const { uri, secret: key } = await people.secondFactors.offerApp(editor, new URL(context.origin).host);
      return { app: { qr: renderSVG(uri, { border: 2 }), secret: key } };
    }
    case 'take-app': {
      const wait = await people.attempts.begin(editor.email, address);
      if (wait > 0) return problem('wait', wait);
      const spareCodes = await people.secondFactors.takeApp(id, asked.code, { address });
      if (spareCodes === undefined) return problem('code-wrong');
      await people.attempts.succeeded(editor.email, address);
      await tell('app-added');
      return { spareCodes };
    }
    case 'new-spare-codes':
      if (!(await people.secondFactors.hasApp(id))) return refuse('gone');
      return { spareCodes: await people.secondFactors.newSpareCodes(id) };
    case 'remove-app': {
      const isNeeded = (await people.policy.requiresSecondFactor()) && (await people.passkeys.list(id)).length === 0;
      if (isNeeded) return problem('factor-needed');
      await people.secondFactors.removeApp(id, { address });
      await tell('app-removed');
      return {};
    }
    case 'offer-passkey':
      if (site === null) return refuse('parameter');
      return { passkeyOptions: await people.passkeys.offer(editor, site) };
    case 'add-passkey': {
      if (site === null) return refuse('parameter');
      const added = await people.passkeys.add(id, asked.answer, site, by.agent, { address });
      if (added === undefined) return problem('passkey-refused');
      await tell('passkey-added');
      return {};
    }
    case 'remove-passkey': {
      const others = (await people.passkeys.list(id)).filter((passkey) => passkey.id !== asked.id);
      const isNeeded = (await people.policy.requiresSecondFactor()) && others.length === 0;
      if (isNeeded && !(await people.secondFactors.hasApp(id))) return problem('factor-needed');
      if (!(await people.passkeys.remove(id, asked.id, { address }))) return refuse('gone');
      await tell('passkey-removed');
      return {};
    }
    case 'end-session':
      await people.sessions.endOne(id, asked.id, { address });
      return {};
    case 'end-others': {
      const own = await people.sessions.idOf(secret);
      for (const session of await people.sessions.list(id))
        if (session.id !== own) await people.sessions.endOne(id, session.id, { address });
      return {};
    }
  }
}

const needsProof: ReadonlySet<Asked['action']> = new Set([
  'offer-app',
  'new-spare-codes',
  'remove-app',
  'offer-passkey',
  'remove-passkey',
]);
