import demo from '@gevel/demo';
import { demoDay } from './demo-day.ts';

/** A property of the demo's CRM export, as far as tests look at it. */
export interface DemoListing {
  ID: string;
  Goal: 0 | 1;
  /** With a decimal comma where it is a text. */
  Price: string | number;
  PublishPrice: 0 | 1;
  PublishAddress: 0 | 1;
  Marquee: number;
  Street: string;
  HouseNumber: string;
  Latitude: string;
  Longitude: string;
  /** Its agent; missing: the office itself. */
  ManagerItem?: { Name: string; Email: string };
  [field: string]: unknown;
}

interface Feed {
  PropertyList: DemoListing[];
  ProjectList: object[];
  [field: string]: unknown;
}

/** What the first start of a test's site brings in. */
export const feed: Feed = JSON.parse(JSON.stringify(demo.demoFeed({ today: demoDay })));

export const listings = feed.PropertyList;
