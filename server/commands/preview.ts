import type { Command } from './command.ts';

export const previewUsage = ['Usage: preview [path], for example: preview /nl/contact/'];

/** `preview [path]`: prints a link to a preview with drafts, for developers; it is valid for a week. */
export const previewCommand: Command = async ({ parts }, [path = '/', ...more], report) => {
  if (more.length > 0 || !path.startsWith('/')) {
    for (const line of previewUsage) report(line);
    return 2;
  }
  const { platform, content } = parts();
  const { env } = platform;
  const link = new URL('/preview/enable', env.origins[0] ?? `http://localhost:${env.port}`);
  link.searchParams.set('token', content.preview.makeToken());
  link.searchParams.set('to', path);
  report(link.href);
  report('Whoever has this link sees drafts, for seven days.');
  return 0;
};
