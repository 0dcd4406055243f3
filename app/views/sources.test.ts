import { describe, expect, it } from 'vitest';
import { originOf, type Arrival } from './sources.ts';

const own = 'www.agency.example';
const from = (arrival: Partial<Arrival>) => originOf({ referrer: '', own, campaign: '', medium: '', ...arrival });

describe('the source of a view (10.86)', () => {
  it.each([
    ['', 'direct', null],
    ['WWW.agency.example', 'internal', null],
    ['www.google.com', 'search', 'google.com'],
    ['www.google.be', 'search', 'google.com'],
    ['google.co.uk', 'search', 'google.com'],
    ['com.google.android.googlequicksearchbox', 'search', 'google.com'],
    ['gemini.google.com', 'search', 'gemini.google.com'],
    ['mail.google.com', 'mail', null],
    ['com.google.android.gm', 'mail', null],
    ['outlook.live.com', 'mail', null],
    ['webmail.telenet.be', 'mail', null],
    ['l.facebook.com', 'social', 'facebook.com'],
    ['t.co', 'social', 'x.com'],
    ['www.immoweb.be', 'portal', 'immoweb.be'],
    ['2ememain.be', 'portal', '2dehands.be'],
    ['www.athome.lu', 'portal', 'athome.lu'],
    // A domain that only contains a known name belongs to somebody else.
    ['notimmoweb.be', 'referral', null],
    ['google.com.phishing.example', 'referral', null],
    ['immoweb.be.example.org', 'referral', null],
    ['blog.example.org', 'referral', null],
    ['“nonsense”', 'referral', null],
  ])('from %j is %s, %s', (referrer, source, site) => {
    expect(from({ referrer })).toEqual({ source, site });
  });

  it.each([
    [{ campaign: 'spring', medium: 'email' }, 'mail', null],
    [{ campaign: 'Newsletter' }, 'mail', null],
    [{ campaign: 'facebook', medium: 'cpc' }, 'campaign', null],
    [{ campaign: 'facebook', medium: 'paid_social' }, 'campaign', null],
    [{ campaign: 'facebook', medium: 'social' }, 'social', 'facebook.com'],
    [{ campaign: 'Immoweb' }, 'portal', 'immoweb.be'],
    [{ campaign: 'www.zimmo.be', medium: 'referral' }, 'portal', 'zimmo.be'],
    [{ campaign: 'poster' }, 'campaign', null],
    [{ medium: 'qr' }, 'campaign', null],
  ])('with %j is %s, %s, whatever page the link was on', (utm, source, site) => {
    expect(from({ ...utm, referrer: 'www.bing.com' })).toEqual({ source, site });
    expect(from(utm)).toEqual({ source, site });
  });
});
