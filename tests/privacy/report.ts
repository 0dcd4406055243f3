import { states, type Listed, type Seen, type State } from './walk.ts';

/** The categories of the cookie policy that each answer allows. */
const allowed: Record<State, readonly string[]> = {
  nothing: ['necessary'],
  refused: ['necessary'],
  analytics: ['necessary', 'analytics'],
  marketing: ['necessary', 'marketing'],
  social: ['necessary', 'social'],
  unclassified: ['necessary', 'unclassified'],
  everything: ['necessary', 'analytics', 'marketing', 'social', 'unclassified'],
};

const isCalled = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;

/** The differences between what browsers had and what the cookie policy lists, as sentences. */
export function differences(listed: readonly Listed[], seen: readonly Seen[]): string[] {
  const found = seen.flatMap(({ state, hosts, stored }) => {
    const known = listed.filter(({ category }) => allowed[state].includes(category));
    // A third-party host requires an allowed entry that is not only ours.
    const mayAskOthers = known.some(({ isOwn }) => !isOwn);
    return [
      ...stored
        .filter((each) => !known.some((entry) => entry.place === each.place && isCalled(entry.name, each.name)))
        .map(
          ({ place, name }) =>
            `${state}: ${name} (${place}) was there, and the cookie policy does not list it for this answer`,
        ),
      ...(mayAskOthers ? [] : hosts.map((host) => `${state}: ${host} was asked for something`)),
    ];
  });
  const missed = listed
    .filter(
      (entry) =>
        entry.isOwn &&
        !seen.some(({ stored }) =>
          stored.some((each) => each.place === entry.place && isCalled(entry.name, each.name)),
        ),
    )
    .map(({ name, place }) => `The cookie policy lists ${name} (${place}), which no browser had`);
  return [...found, ...missed];
}

/** The list for visitors who do not log in. */
export const withoutLogin = (listed: readonly Listed[]): Listed[] =>
  listed.filter(({ name }) => name !== 'gevel_session');

/** The report as Markdown. */
export function privacyReport(origin: string, listed: readonly Listed[], seen: readonly Seen[]): string {
  const problems = differences(listed, seen);
  const row = ({ state, hosts, stored }: Seen) =>
    `| ${state} | ${hosts.join('<br>') || '—'} | ${
      stored
        .map(({ place, name }) => `${name} (${place})`)
        .sort()
        .join('<br>') || '—'
    } |`;
  const inOrder = states.flatMap((state) => seen.filter((each) => each.state === state));
  return [
    `# What ${origin} leaves in a browser`,
    '',
    '| answer | hosts besides the site | stored |',
    '| --- | --- | --- |',
    ...inOrder.map(row),
    '',
    '## What the cookie policy lists',
    '',
    ...listed.map(({ name, place, category }) => `- ${name} (${place}): ${category}`),
    '',
    '## Differences',
    '',
    ...(problems.length === 0 ? ['None.'] : problems.map((each) => `- ${each}`)),
    '',
  ].join('\n');
}
