import type { Document } from '../../compose.ts';
import { application } from './application.ts';
import { asbestos } from './asbestos.ts';
import { deposit } from './deposit.ts';
import { epc } from './epc.ts';
import { firstVisit } from './first-visit.ts';
import { luxembourg } from './luxembourg.ts';
import { moving } from './moving.ts';
import { notary } from './notary.ts';
import { papers } from './papers.ts';
import { press } from './press.ts';
import { registrationTax } from './registration-tax.ts';
import { renovation } from './renovation.ts';

/** News and advice, newest first. */
export const articles: Document[] = [
  luxembourg,
  epc,
  renovation,
  deposit,
  firstVisit,
  moving,
  application,
  registrationTax,
  press,
  asbestos,
  papers,
  notary,
];
