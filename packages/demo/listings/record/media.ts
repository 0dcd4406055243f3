import { dayBefore } from '../days.ts';
import { isFlatFacts, isHomeFacts, type Facts } from '../property/facts.ts';
import { isAvailable } from '../property/state.ts';
import type { Random } from '../random.ts';
import { wordIn, type WordKey } from '../words/index.ts';
import { inLanguages } from './in-languages.ts';

/** The times of open visits, within office hours. */
const slots = {
  morning: { From: '10:00', To: '13:00' },
  afternoon: { From: '14:00', To: '16:00' },
  evening: { From: '16:00', To: '18:00' },
};

const onSaturday: [keyof typeof slots, ...(keyof typeof slots)[]] = ['morning'];
const onWeekdays: typeof onSaturday = ['evening', 'evening', 'afternoon'];

/** One link per kind that the site plays: public films and tours, online for years, none of a listed home. */
const films = [
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://vimeo.com/1084537',
  'https://download.blender.org/peach/bigbuckbunny_movies/BigBuckBunny_320x180.mp4',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.facebook.com/facebook/videos/10153231379946729/',
] as const;
const tours = ['https://my.matterport.com/show/?m=SxQL3iGyoDo', 'https://kuula.co/share/7lVLq'] as const;

/** Films, tours and open visits of a listing. */
export function mediaOf(facts: Facts, random: Random, today: string) {
  const shown = isHomeFacts(facts) && isAvailable(facts.state);
  return {
    VideoUrls: shown && random.chance(0.1) ? [films[facts.index % films.length]] : undefined,
    VirtualTourUrl: shown && random.chance(0.08) ? tours[facts.index % tours.length] : undefined,
    OpenVisitItems: shown && facts.publishAddress && random.chance(0.13) ? openVisits(random, today) : undefined,
  };
}

/** One or two open visits in the next three weeks, never on a Sunday. */
function openVisits(random: Random, today: string) {
  const first = random.between(1, 12);
  const days = random.chance(0.4) ? [first, first + random.between(2, 8)] : [first];
  return days
    .map((day) => dayBefore(today, -day))
    .map((day) => (isSunday(day) ? dayBefore(day, 1) : day))
    .filter((day) => day > today)
    .map((day) => ({ Date: day, ...slots[isSaturday(day) ? random.pick(onSaturday) : random.pick(onWeekdays)] }));
}

function weekday(day: string): number {
  return new Date(`${day}T12:00:00Z`).getUTCDay();
}

function isSunday(day: string): boolean {
  return weekday(day) === 0;
}

function isSaturday(day: string): boolean {
  return weekday(day) === 6;
}

/** The documents of a sale; some are available on request only. */
export function documentsOf(facts: Facts, random: Random) {
  const keys = documentKeys(facts);
  return keys.length === 0
    ? undefined
    : keys.map((key, index) => ({
        ID: `${facts.id}-doc-${index + 1}`,
        Url: random.chance(0.55) ? `demo:document?listing=${facts.id}&n=${index + 1}` : undefined,
        ...inLanguages((language) => ({ Name: wordIn(language, key) })),
      }));
}

function documentKeys(facts: Facts): WordKey[] {
  const { variant, goal, built, region, energy } = facts;
  if (variant.type === 'garage') return [];
  if (variant.type === 'plot')
    return region === 'flanders' ? ['documentSoil', 'documentPlanning'] : ['documentPlanning'];
  const keys: WordKey[] = energy === null ? [] : ['documentEnergy'];
  if (goal === 'rent') return keys;
  keys.push('documentElectric');
  if (region === 'flanders' && built < 2001) keys.push('documentAsbestos');
  if (region === 'flanders' && facts.ground > 0) keys.push('documentSoil');
  if (isFlatFacts(facts)) keys.push('documentMeeting');
  return keys;
}
