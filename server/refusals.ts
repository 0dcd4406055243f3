import type { ServerResponse } from 'node:http';
import type { Language } from '~/i18n/languages.ts';
import { searchLimit } from './search-limit.ts';
import { methods } from './request-line.ts';

const refusals = {
  target: { status: 400, text: 'This address cannot be read.' },
  method: { status: 405, text: 'Pages can be read, and forms can be sent; nothing else is understood here.' },
  host: { status: 421, text: 'This server does not answer for that host name.' },
  origin: {
    status: 403,
    text: 'This form was sent from another website and has not been accepted. Open the page on our own site and send it again.',
  },
  size: { status: 413, text: 'What you sent is too large. Please send less, or smaller files.' },
  busy: { status: 503, text: 'Too much is being sent to us at the moment. Please try again in a minute.' },
  failure: { status: 500, text: 'Something went wrong on our side. Please try again in a moment.' },
} as const;

/** Sends a short page that needs neither the app nor any input from the request. */
export function refuse(response: ServerResponse, reason: keyof typeof refusals): void {
  const { status, text } = refusals[reason];
  send(response, status, shortPage(status, 'en', text), {
    ...(reason === 'method' ? { Allow: methods.join(', ') } : {}),
    ...(reason === 'busy' ? { 'Retry-After': '60' } : {}),
  });
}

/** Refuses a search from an address that exceeds `searchLimit`. */
export function refuseSearch(response: ServerResponse, language: Language, text: string): void {
  send(response, 429, shortPage(429, language, text), { 'Retry-After': String(searchLimit.within) });
}

function send(response: ServerResponse, status: number, page: string, headers: Record<string, string>): void {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    ...headers,
  });
  response.end(page);
}

function shortPage(status: number, language: Language, text: string): string {
  return `<!doctype html><html lang="${language}"><meta name="viewport" content="width=device-width"><title>${status}</title><h1>${status}</h1><p>${text}</p><p><a href="/">Home</a></p></html>`;
}
