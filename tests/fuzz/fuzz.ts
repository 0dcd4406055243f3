import { fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { quantile } from '../../bench/quantiles.mjs';
import { cookieOf, demoOwners, ownerAt, personAt } from '../site/owner.ts';
import { get } from '../site/http.ts';
import { startSite, type TestSite } from '../site/server.ts';
import { requestAt, requestsTo, type FuzzRequest } from './requests.ts';
import { send, type Outcome } from './send.ts';
import { readSiteMap } from './site-map.ts';

export interface FuzzOptions {
  seed: number;
  count: number;
  /** Number of the first request. */
  from?: number;
  /** Sends these alone, and shows the answers. */
  only?: readonly number[];
  say?: (line: string) => void;
}

/** A request that the site should have answered in another way, and how to repeat it. */
interface Finding {
  at: number;
  what: string;
  request: string;
}

interface Moment {
  share: number;
  residentMegabytes: number;
  heapMegabytes: number;
}

export interface FuzzReport {
  seed: number;
  sent: number;
  /** Answers by kind of request and class of status; `none`: the connection ended, as it was meant to. */
  answers: Record<string, Record<string, number>>;
  findings: Finding[];
  /** Latency of honest requests, alone and beside the fuzz. */
  honest: { alone: number[]; beside: number[]; failed: string[] };
  longestDelay: { alone: number; beside: number };
  memory: Moment[];
}

const metricsToken = 'fuzz-metrics-token';
const atOnce = 4;
/** Caches fill first: fewer requests say nothing about memory. */
const warmUp = 100_000;
/** Of the memory at half time, as garbage comes and goes. */
const mayGrow = 1.15;
/** Milliseconds that an honest request may take longer than it does alone. */
const stall = 200;

/** Fuzzes a site of its own, and resolves to what was found. */
export async function fuzz({ seed, count, from = 0, only, say = () => undefined }: FuzzOptions): Promise<FuzzReport> {
  const site = await startSite({ env: { METRICS_TOKEN: metricsToken, TRUST_PROXY: 'loopback', LOG_LEVEL: 'error' } });
  try {
    return await run(site, { seed, count, from, only, say });
  } finally {
    await site.stop();
  }
}

async function run(
  site: TestSite,
  { seed, count, from, only, say }: Required<Omit<FuzzOptions, 'only'>> & Pick<FuzzOptions, 'only'>,
): Promise<FuzzReport> {
  const port = Number(new URL(site.origin).port);
  let people = await logIn(site);
  const fill = (text: string) =>
    text
      .replaceAll('{host}', new URL(site.origin).host)
      .replaceAll('{owner}', people.owner)
      .replaceAll('{editorCookie}', `Cookie: ${people.editor}`)
      .replaceAll('{token}', people.token)
      .replaceAll('{preview}', people.preview);
  const requests = requestsTo(await readSiteMap(site.origin, `gevel_session=${people.owner}`));
  const report: FuzzReport = {
    seed,
    sent: 0,
    answers: {},
    findings: [],
    honest: { alone: [], beside: [], failed: [] },
    longestDelay: { alone: 0, beside: 0 },
    memory: [],
  };
  const found = (at: number, what: string, request: FuzzRequest) =>
    report.findings.push({ at, what, request: shown(request) });

  const sendOne = async (at: number): Promise<{ request: FuzzRequest; outcome: Outcome }> => {
    const request = requestAt(requests, seed, at);
    return { request, outcome: await send(port, request, fill) };
  };

  if (only !== undefined) {
    for (const at of only) {
      const before = site.output().length;
      const { request, outcome } = await sendOne(at);
      await delay(200);
      say(
        `${at}: ${shown(request, 4_000)}\n→ ${outcome.status} in ${Math.round(outcome.milliseconds)} ms\n${outcome.body}\n${site.output().slice(before)}`,
      );
      const problem = problemOf(outcome);
      if (problem !== null) found(at, problem, request);
      report.sent += 1;
    }
    return report;
  }

  const reader = fork(path.join(import.meta.dirname, 'honest.child.mjs'), [site.origin]);
  let alone = true;
  let slowest = 0;
  reader.on(
    'message',
    ({ path: asked, status, milliseconds }: { path: string; status: unknown; milliseconds: number }) => {
      (alone ? report.honest.alone : report.honest.beside).push(milliseconds);
      slowest = Math.max(slowest, milliseconds);
      if (status !== 200) report.honest.failed.push(`${asked}: ${String(status)}`);
    },
  );
  try {
    await figures(site);
    await delay(count < 10_000 ? 2_500 : 10_000);
    // The first answers load code.
    report.honest.alone.splice(0, 5);
    report.longestDelay.alone = (await figures(site)).delay;
    const usual = { delay: report.longestDelay.alone, latency: Math.max(...report.honest.alone) };
    alone = false;
    slowest = 0;

    const suspects: number[] = [];
    let window: { at: number; milliseconds: number }[] = [];
    let next = from;
    let ended = false;
    const sender = async () => {
      while (next < from + count) {
        const at = next++;
        const { request, outcome } = await sendOne(at);
        report.sent += 1;
        window.push({ at, milliseconds: outcome.milliseconds });
        const kinds = (report.answers[request.kind] ??= {});
        const status =
          outcome.status <= 0
            ? 'none'
            : outcome.status >= 500
              ? String(outcome.status)
              : `${String(outcome.status)[0]}xx`;
        kinds[status] = (kinds[status] ?? 0) + 1;
        const problem = problemOf(outcome);
        if (problem !== null) {
          found(at, problem, request);
          say(`${at}: ${problem}: ${shown(request)}`);
        }
        if (at % 500 === 499) people = await logIn(site, people).catch(() => people);
      }
    };
    const watch = async () => {
      while (!ended) {
        await delay(1_000);
        const { delay: held, resident, heap } = await figures(site);
        const share = report.sent / count;
        report.longestDelay.beside = Math.max(report.longestDelay.beside, held);
        if (held > usual.delay + stall || slowest > usual.latency + stall)
          suspects.push(...window.filter(({ milliseconds }) => milliseconds > stall / 2).map(({ at }) => at));
        window = [];
        slowest = 0;
        const due = [0.25, 0.5, 0.75, 1].find(
          (each) => share >= each && !report.memory.some((one) => one.share === each),
        );
        if (due !== undefined) {
          report.memory.push({ share: due, residentMegabytes: resident / 1e6, heapMegabytes: heap / 1e6 });
          say(`${report.sent} requests, ${Math.round(resident / 1e6)} MB`);
        }
      }
    };
    const watching = watch();
    // Awaited below; a sender that fails says more.
    watching.catch(() => undefined);
    try {
      await Promise.all(Array.from({ length: atOnce }, sender));
    } finally {
      ended = true;
    }
    await watching;
    const { resident, heap } = await figures(site);
    report.memory = [
      ...report.memory.filter(({ share }) => share < 1),
      { share: 1, residentMegabytes: resident / 1e6, heapMegabytes: heap / 1e6 },
    ];

    // A busy machine stalls by itself: what stalls the site does so again when it is sent alone.
    for (const at of [...new Set(suspects)].slice(0, 300)) {
      const stalls = async () => {
        await figures(site);
        slowest = 0;
        const { request, outcome } = await sendOne(at);
        const { delay: held } = await figures(site);
        return { request, outcome, most: Math.max(held, slowest - usual.latency) };
      };
      const first = await stalls();
      if (first.most < stall) continue;
      const [second, third] = [await stalls(), await stalls()];
      const most = Math.min(first.most, second.most, third.most);
      if (most >= stall) found(at, `stalls the site for ${Math.round(most)} ms`, first.request);
    }
  } finally {
    reader.disconnect();
  }
  for (const failed of report.honest.failed)
    report.findings.push({ at: -1, what: 'an honest request failed', request: failed });
  const half = report.memory.find(({ share }) => share === 0.5)?.residentMegabytes;
  const last = report.memory.at(-1)?.residentMegabytes ?? 0;
  if (count >= warmUp && half !== undefined && last > half * mayGrow)
    report.findings.push({
      at: -1,
      what: 'memory grows',
      request: `${Math.round(half)} MB at half, ${Math.round(last)} MB at the end`,
    });
  for (const line of site.output().split('\n')) {
    if (!line.includes('"level":50') && !line.includes('"level":60')) continue;
    report.findings.push({ at: -1, what: 'an error in the log', request: line.slice(0, 1_500) });
  }
  return report;
}

/** What is wrong with an answer; null: nothing. 501 is the lake's answer to calls of Sanity's that it does not have. */
function problemOf({ status, hasRetryAfter, body }: Outcome): string | null {
  if (status === -1) return 'no answer';
  if (status < 500 || status === 501) return null;
  // Where nothing else asks, an answer that tells to come again means that something failed.
  if (status === 503 && hasRetryAfter && !/store|stored|notSent/.test(body)) return null;
  return String(status);
}

interface People {
  /** May change all content. */
  token: string;
  owner: string;
  editor: string;
  preview: string;
  password: string;
}

const editorEmail = 'ann@agency.example';

/** Sessions of an owner and an editor, which the fuzz may have ended; token and password stay. */
async function logIn(site: TestSite, known?: Pick<People, 'token' | 'password'>): Promise<People> {
  const token = known?.token ?? secretIn(await site.command('tokens', 'add', 'fuzz', '--write'));
  const password =
    known?.password ??
    /shown only now\): (\S+)/.exec(
      (await site.command('users', 'add', editorEmail, '--name', 'Ann', '--role', 'editor')).output,
    )?.[1] ??
    '';
  const { cookie } = await ownerAt(site.origin, demoOwners.lien);
  const link = new URL(/http\S+/.exec((await site.command('preview', '/nl/')).output)?.[0] ?? site.origin);
  const preview = cookieOf(await get(link.pathname + link.search, { origin: site.origin }));
  const login = await personAt(site.origin).send('/lake/login', { email: editorEmail, password });
  if (login.status !== 303) throw new Error(`The editor was not let in: ${login.status}`);
  return { token, password, owner: valueOf(cookie), editor: cookieOf(login), preview: valueOf(preview) };
}

const secretIn = ({ output }: { output: string }) => /\b[\w-]{30,}\b/.exec(output)?.[0] ?? '';

const valueOf = (cookie: string) => cookie.slice(cookie.indexOf('=') + 1);

/** The site's own figures since they were last asked for. */
async function figures(site: TestSite): Promise<{ delay: number; resident: number; heap: number }> {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { body } = await get('/metrics', { origin: site.origin, headers }).catch((error: unknown) => {
    throw new Error(`The site answers no more. The last it said:\n${site.output().slice(-4_000)}`, { cause: error });
  });
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
  return {
    delay: 1_000 * figure('nodejs_eventloop_lag_max_seconds'),
    resident: figure('process_resident_memory_bytes'),
    heap: figure('nodejs_heap_size_used_bytes'),
  };
}

function shown({ head, body, ending }: FuzzRequest, most = 700): string {
  return `${JSON.stringify(head.slice(0, most))}${body.length > 0 ? ` ${JSON.stringify(body.toString('latin1').slice(0, most))}` : ''}${ending === 'answer' ? '' : ` (${ending})`}`;
}

/** The report as lines for people. */
export function reportLines(report: FuzzReport): string[] {
  const { answers, honest, longestDelay, memory, findings } = report;
  const statuses = [...new Set(Object.values(answers).flatMap((each) => Object.keys(each)))].sort();
  const row = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).padStart(9)).join(' | ')} |`;
  const summary = (values: number[]) => [0.5, 0.99, 1].map((share) => `${Math.round(quantile(values, share))} ms`);
  return [
    `seed ${report.seed}, ${report.sent} requests`,
    row(['kind', ...statuses]),
    row(['---', ...statuses.map(() => '---:')]),
    ...Object.entries(answers).map(([kind, each]) => row([kind, ...statuses.map((status) => each[status] ?? 0)])),
    '',
    row(['honest', 'p50', 'p99', 'most', 'loop']),
    row(['alone', ...summary(honest.alone), `${Math.round(longestDelay.alone)} ms`]),
    row(['beside', ...summary(honest.beside), `${Math.round(longestDelay.beside)} ms`]),
    '',
    row(['memory', ...memory.map(({ share }) => `${share * 100} %`)]),
    row(['resident', ...memory.map(({ residentMegabytes }) => `${Math.round(residentMegabytes)} MB`)]),
    row(['heap', ...memory.map(({ heapMegabytes }) => `${Math.round(heapMegabytes)} MB`)]),
    '',
    ...findings.map(
      ({ at, what, request }) =>
        `${what}${at < 0 ? '' : ` (npm run fuzz -- --seed ${report.seed} --only ${at})`}: ${request}`,
    ),
  ];
}
