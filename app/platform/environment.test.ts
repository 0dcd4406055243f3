import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';

const webhookSecret = `whsec_${Buffer.alloc(24, 'secret').toString('base64')}`;

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readEnvironment({})).toMatchObject({
      mode: 'production',
      port: 3000,
      host: '127.0.0.1',
      origins: [],
      databaseUrl: null,
      demo: true,
      demoDay: null,
      sanity: null,
      cdnSeconds: 0,
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readEnvironment({ PORT: '', GEVEL_DEMO: '', ORIGIN: '' })).toMatchObject({
      port: 3000,
      demo: true,
      origins: [],
    });
  });

  it('reads what is set', () => {
    const env = readEnvironment({
      ORIGIN: 'https://www.agency.example/, https://agency.example',
      GEVEL_DEMO: '0',
      GEVEL_DEMO_DAY: '2026-11-21',
      TRUST_PROXY: 'loopback,10.0.0.0/8',
      OFFICE_ADDRESSES: '203.0.113.7, 2001:db8:7::/48',
      PICTURE_HOSTS_ALLOWED: 'CRM.lan, 10.0.0.7:8080',
      SANITY_PROJECT_ID: 'abc123',
      SANITY_WEBHOOK_SECRET: 'a shared secret',
      STUDIO_ORIGIN: 'https://agency.sanity.studio/structure',
      PREVIEW_TOKEN: 'sixteen characters',
    });
    expect(env.origins).toEqual(['https://www.agency.example', 'https://agency.example']);
    expect(env.demo).toBe(false);
    expect(env.demoDay).toBe('2026-11-21');
    expect(env.trustedProxies).toEqual(['loopback', '10.0.0.0/8']);
    expect(env.officeAddresses).toEqual(['203.0.113.7', '2001:db8:7::/48']);
    expect(env.pictureHosts).toEqual(['crm.lan', '10.0.0.7:8080']);
    expect(env.sanity).toEqual({
      projectId: 'abc123',
      dataset: 'production',
      token: null,
      webhookSecret: 'a shared secret',
    });
    expect(env.studioOrigin).toBe('https://agency.sanity.studio');
    expect(env.previewToken).toBe('sixteen characters');
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT'],
    [{ ORIGIN: 'www.agency.example' }, 'ORIGIN'],
    [{ ORIGIN: 'ftp://agency.example' }, 'ORIGIN'],
    [{ TRUST_PROXY: 'my-proxy' }, 'TRUST_PROXY'],
    [{ OFFICE_ADDRESSES: '192.0.2.7;192.0.2.8' }, 'OFFICE_ADDRESSES'],
    [{ PICTURE_HOSTS_ALLOWED: 'https://crm.lan/pictures' }, 'PICTURE_HOSTS_ALLOWED'],
    [{ STUDIO_ORIGIN: 'agency.sanity.studio' }, 'STUDIO_ORIGIN'],
    [{ PREVIEW_TOKEN: 'short' }, 'PREVIEW_TOKEN'],
    [{ SWEEPBRIGHT_CLIENT_ID: 'id' }, 'SWEEPBRIGHT_CLIENT_SECRET'],
    [{ LEAD_WEBHOOK_URL: 'https://crm.example/leads' }, 'LEAD_WEBHOOK_SECRET'],
    [{ LEAD_WEBHOOK_URL: 'crm.example', LEAD_WEBHOOK_SECRET: webhookSecret }, 'LEAD_WEBHOOK_URL'],
    [{ LEAD_WEBHOOK_URL: 'https://crm.example', LEAD_WEBHOOK_SECRET: 'whsec_c2hvcnQ=' }, 'LEAD_WEBHOOK_SECRET'],
    [{ LISTINGS_FEED_DETAIL_URL: 'https://crm.example/detail' }, 'LISTINGS_FEED_DETAIL_URL'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ GEVEL_DEMO: 'maybe' }, 'GEVEL_DEMO'],
    [{ GEVEL_DEMO_DAY: '2026-13-01' }, 'GEVEL_DEMO_DAY'],
  ])('says what is wrong with %j', (variables, name) => {
    expect(() => readEnvironment(variables)).toThrow(
      expect.objectContaining({ code: 'BAD_ENVIRONMENT', message: expect.stringContaining(name) }),
    );
  });

  it('is listed completely in .env.example, with its defaults', () => {
    const example = readFileSync(path.join(import.meta.dirname, '../../.env.example'), 'utf8');
    const listed = Object.fromEntries(
      [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
    );
    expect(readEnvironment(listed)).toEqual(readEnvironment({}));
    const source = readFileSync(path.join(import.meta.dirname, 'environment.ts'), 'utf8');
    const read = [...source.matchAll(/^ {2}([A-Z_]+): /gm)]
      .map(([, name = '']) => name)
      .filter((name) => name !== 'NODE_ENV');
    expect(Object.keys(listed).sort()).toEqual(read.sort());
  });
});
