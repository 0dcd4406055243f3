/** The subject of a drawing of packages/demo/pictures. */
type Subject = readonly [kind: 'facade' | 'interior' | 'plan', facts: Readonly<Record<string, string>>];

const front = (
  variant: string,
  seed: number,
  era: number,
  region: string,
  facts: Record<string, string> = {},
): Subject => ['facade', { view: 'front', variant, seed: String(seed), era: String(era), region, ...facts }];
const room = (
  name: string,
  variant: string,
  seed: number,
  era: number,
  facts: Record<string, string> = {},
): Subject => ['interior', { room: name, variant, seed: String(seed), era: String(era), ...facts }];
const plan = (level: string, seed: number, bedrooms: number, surface: number, terrace: number): Subject => [
  'plan',
  {
    level,
    seed: String(seed),
    bedrooms: String(bedrooms),
    surface: String(surface),
    terrace: String(terrace),
    variant: 'terraced-house',
    era: '1930',
  },
];

/** The pictures of pages and articles that are drawn like those of listings, by file name. */
const stills = {
  'service-selling': front('town-house', 505, 1902, 'brussels'),
  'service-letting': front('terrace-flat', 212, 1975, 'flanders', { floors: '5', type: 'apartment' }),
  'service-management': room('hall', 'town-house', 9, 1902),
  'room-living': room('living', 'town-house', 44, 1902),
  'room-hall': room('hall', 'town-house', 30, 1902),
  'room-kitchen': room('kitchen', 'terraced-house', 6, 2015, { condition: 'renovated' }),
  'room-study': room('study', 'town-house', 32, 1930),
  'room-meeting': room('meeting', 'loft', 5, 1905),
  'room-office': room('office', 'town-house', 29, 1905),
  'plan-house': plan('ground', 2, 3, 95, 0),
  'office-gent': front('terraced-house', 222, 1890, 'flanders'),
  'office-brussel': front('town-house', 202, 1902, 'brussels'),
  'office-luxembourg': front('town-house', 444, 1900, 'luxembourg'),
  'facade-gable': front('terraced-house', 424, 1890, 'flanders'),
  'facade-nouveau': front('town-house', 101, 1902, 'brussels'),
  'facade-corner': front('corner-house', 252, 1932, 'brussels', { floors: '4' }),
  'facade-farm': front('farmhouse', 161, 1830, 'wallonia', { floors: '2' }),
  'facade-modern': front('modern-house', 272, 2019, 'flanders', { floors: '2', condition: 'new' }),
  'facade-loft': front('loft', 181, 1908, 'flanders', { floors: '4' }),
  'article-energy': front('modern-house', 171, 2019, 'flanders', { floors: '2', condition: 'new' }),
  'article-renovation': front('terraced-house', 393, 1925, 'flanders', { floors: '2', condition: 'dated' }),
  'article-deposit': front('terrace-flat', 111, 1975, 'flanders', { floors: '5', type: 'apartment' }),
  'article-selling': room('hall', 'town-house', 16, 1902),
  'article-luxembourg': front('town-house', 242, 1900, 'luxembourg'),
  'article-moving': front('town-house', 197, 1905, 'brussels', { view: 'entrance' }),
  'article-taxes': front('family-house', 187, 1968, 'flanders', { floors: '2' }),
  'article-application': room('dining', 'terrace-flat', 11, 1990, { type: 'apartment' }),
  'article-asbestos': front('workshop', 8, 1958, 'flanders', { condition: 'dated', type: 'industrial' }),
  'article-notary': room('study', 'town-house', 12, 1930),
  'article-papers': plan('single', 3, 2, 88, 9),
} as const;

/** The address of each still, in the format of packages/demo/pictures. */
export const stillAddresses: readonly (readonly [name: string, address: string])[] = Object.entries(stills).map(
  ([name, [kind, facts]]) => {
    const query = {
      listing: '9001',
      n: '1',
      type: 'house',
      floors: '3',
      region: 'flanders',
      condition: 'good',
      ...facts,
    };
    return [name, `demo:${kind}?${new URLSearchParams(query).toString()}`];
  },
);
