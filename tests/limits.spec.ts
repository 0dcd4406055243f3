import { expect } from '@playwright/test';
import { demoOwners, personAt } from './site/owner.ts';
import { startSite, type TestSite } from './site/server.ts';
import type { Answer } from './site/http.ts';
import { test } from './site/test.ts';

let site: TestSite;
test.beforeAll(async () => {
  site = await startSite({ env: { TRUST_PROXY: 'loopback' } });
});
test.afterAll(() => site.stop());

const from = (address: string) => personAt(site.origin, '', address);

const limitsOf = ({ headers }: Answer) => ({
  policy: headers['ratelimit-policy'],
  left: headers.ratelimit,
  again: headers['retry-after'],
});

test('forms, recovery, captchas and searches tell their limits, and when to come again (10.261)', async () => {
  const form = await from('192.0.2.1').send('/api/forms/nl/site-contact', {});
  expect([form.status, limitsOf(form)]).toEqual([
    422,
    { policy: '"form tries";q=200;w=600', left: '"form tries";r=199;t=600', again: undefined },
  ]);
  const page = await from('192.0.2.1').send('/nl/formulier/site-contact/', {});
  expect(limitsOf(page).left).toMatch(/^"form tries";r=198;t=(600|59\d)$/);

  // Whether somebody else has asked for mails to a person is theirs alone.
  const recovery = await from('192.0.2.2').send('/nl/login/recovery/', { email: demoOwners.lien });
  const stranger = await from('192.0.2.3').send('/nl/login/recovery/', { email: 'nobody@example.com' });
  const told = { policy: '"recovery";q=20;w=600', left: '"recovery";r=19;t=600', again: undefined };
  expect([limitsOf(recovery), limitsOf(stranger)]).toEqual([told, told]);

  const search = await from('2001:db8::1').read('/nl/te-koop/?price=1-123456');
  const neighbour = await from('2001:db8::2').read('/nl/te-koop/?price=1-123457');
  expect(limitsOf(search)).toEqual({ policy: '"search";q=1000;w=600', left: '"search";r=999;t=600', again: undefined });
  expect(limitsOf(neighbour).left).toMatch(/^"search";r=998;/);

  const pictures: Answer[] = [];
  for (let time = 0; time < 121; time += 1) pictures.push(await from('192.0.2.4').read('/api/captcha-picture'));
  const last = limitsOf(pictures.at(-1) as Answer);
  expect([pictures.at(-2)?.status, pictures.at(-1)?.status]).toEqual([404, 429]);
  expect(last.left).toMatch(/^"captcha drawing";r=0;t=\d+$/);
  expect(last.again).toBe(/t=(\d+)/.exec(String(last.left))?.[1]);
});

test('logins tell the same whether an account exists (10.261)', async () => {
  for (const path of ['/nl/login/', '/lake/login']) {
    const tries = async (email: string, address: string) => {
      const answers: Answer[] = [];
      for (let time = 0; time < 6; time += 1)
        answers.push(await from(address).send(path, { email, password: 'wrong password here' }));
      return answers.map((answer) => ({ status: answer.status, ...limitsOf(answer) }));
    };
    const known = await tries(demoOwners.luc, `198.51.100.${path.length}`);
    const unknown = await tries('nobody@example.com', `203.0.113.${path.length}`);
    expect(unknown).toEqual(known);
    expect(known[0]).toMatchObject({ policy: '"login";q=30;w=3600', left: undefined, again: undefined });
    const refused = known.find(({ status }) => status === 429);
    expect(refused?.again).toMatch(/^\d+$/);
    expect(refused?.left).toBe(`"login";r=0;t=${refused?.again}`);
  }
});
