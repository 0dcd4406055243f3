import { readFileSync } from 'node:fs';
import path from 'node:path';

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
  [field: string]: unknown;
}

interface Feed {
  PropertyList: DemoListing[];
  ProjectList: object[];
  [field: string]: unknown;
}

/** The file that `npm run listings:import` brings in. */
export const feedFile = path.resolve(import.meta.dirname, '../../demo/listings/feed.json');

export const feed: Feed = JSON.parse(readFileSync(feedFile, 'utf8'));

export const listings = feed.PropertyList;
