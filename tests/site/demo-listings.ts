import demo from '@gevel/demo';
import { demoDay } from './demo-day.ts';

/** A property of the demo's CRM export, as far as tests read it. */
export interface DemoListing {
  ID: string;
  Goal: 0 | 1;
  /** Strings have a decimal comma. */
  Price: string | number;
  PublishPrice: 0 | 1;
  PublishAddress: 0 | 1;
  Marquee: number;
  Street: string;
  HouseNumber: string;
  Latitude: string;
  Longitude: string;
  DocumentItems?: readonly Paper[];
  /** Its agent; the office if missing. */
  ManagerItem?: { Name: string; Email: string };
  [field: string]: unknown;
}

interface Paper {
  Name: string;
  Url?: string;
}

interface Feed {
  PropertyList: DemoListing[];
  ProjectList: object[];
  [field: string]: unknown;
}

/** The feed that the first start of a test's site imports. */
export const feed: Feed = JSON.parse(JSON.stringify(demo.demoFeed({ today: demoDay })));

export const listings = feed.PropertyList;

const papersOf = ({ DocumentItems: papers = [] }: DemoListing) => ({
  open: papers.flatMap(({ Name, Url }) => (Url === undefined ? [] : [Name])),
  sent: papers.flatMap(({ Name, Url }) => (Url === undefined ? [Name] : [])),
});

/** A property for sale whose documents match, by their Dutch names: those that open, and those the office sends. */
export function withPapers(isOne: (papers: ReturnType<typeof papersOf>) => boolean) {
  const found = listings.find((each) => each.Goal === 0 && each.Marquee === 0 && isOne(papersOf(each)));
  if (found === undefined) throw new Error('The demo has no property with such documents');
  return { id: found.ID, ...papersOf(found) };
}
