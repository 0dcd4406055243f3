import { migrate } from '~/platform/database/migrations.ts';
import type { Part } from '~/platform/part.ts';
import type { Platform } from '~/platform/platform.ts';
import { createCaptcha, type Captcha } from './captcha.server.ts';
import { captchaMigrations } from './schema.ts';
import { createSiteVerify } from './siteverify.server.ts';

export interface OpenCaptcha extends Part {
  captcha: Captcha;
}

/** Opens the protection of forms against bots. */
export async function openCaptcha({ database, signatures, log, env, now }: Platform): Promise<OpenCaptcha> {
  await migrate(database, 'captcha', captchaMigrations);
  const secrets = env.captchaSecrets;
  const captcha = createCaptcha({ database, signatures, secrets, siteVerify: createSiteVerify(secrets), log, now });
  return { captcha, jobs: captcha.jobs };
}
