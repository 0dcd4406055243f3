import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { copied, stagesOf, variablesOf } from './site/dockerfile.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
/** Variables that the site reads. */
const known = [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name = '']) => name);

describe('deploy/Dockerfile', () => {
  const stage = stagesOf(read('deploy/Dockerfile')).at(-1) ?? [];
  const copies = stage.filter(({ name }) => name === 'COPY');
  const fromCheckout = copies.filter(({ options }) => options.length === 0).flatMap((copy) => copied(copy).from);

  it('copies what is there and no ignore file names, and every file that is no part of the bundle (10.265)', () => {
    expect(fromCheckout.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    const ignored = read('.dockerignore').split('\n');
    expect(fromCheckout.filter((file) => ignored.some((name) => file === name || file.startsWith(`${name}/`)))).toEqual(
      [],
    );
    const unbundled = readdirSync(path.join(root, 'app'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.mjs'))
      .map((file) => `app/${file}`);
    expect(fromCheckout).toEqual(expect.arrayContaining(unbundled));
  });

  it('runs as another user than root, without the demo, and sets what the site reads (10.265)', () => {
    expect(stage.filter(({ name }) => name === 'USER').map(({ args }) => args)).toEqual(['node']);
    const { NODE_ENV, ...variables } = variablesOf(stage);
    expect([NODE_ENV, variables.GEVEL_DEMO]).toEqual(['production', '0']);
    expect(known).toEqual(expect.arrayContaining(Object.keys(variables)));
  });
});

describe('deploy/compose.yaml', () => {
  const text = read('deploy/compose.yaml');
  const service = z.object({
    image: z.string(),
    environment: z.record(z.string(), z.string()),
    volumes: z.array(z.string()),
    healthcheck: z.unknown().optional(),
    depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
    restart: z.string(),
    mem_limit: z.string(),
  });
  const { services, volumes } = z
    .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
    .parse(parse(text, { merge: true }));
  const { caddy } = services;
  const sites = Object.entries(services).filter(([, { image }]) => image.startsWith('gevel:'));

  it('runs two processes of the site with what the site reads, behind Caddy (10.266)', () => {
    expect(caddy?.environment.UPSTREAMS).toBe(sites.map(([name]) => `${name}:3000`).join(' '));
    expect(sites).toHaveLength(2);
    const [[, first], [, second]] = sites as [(typeof sites)[0], (typeof sites)[0]];
    expect(second.environment).toEqual(first.environment);
    expect(known).toEqual(expect.arrayContaining(Object.keys(first.environment)));
    const asked = [...read('deploy/Caddyfile').matchAll(/\{\$(\w+):/g)].map(([, name]) => name);
    expect(Object.keys(caddy?.environment ?? {}).sort()).toEqual([...new Set(asked)].sort());
  });

  it('keeps data in volumes, waits for what is healthy, and holds no secret (10.266)', () => {
    const named = Object.values(services).flatMap((each) => each.volumes.filter((volume) => !volume.startsWith('.')));
    expect(named.map((volume) => volume.split(':')[0]).sort()).toEqual(Object.keys(volumes).sort());
    for (const { depends_on, image } of Object.values(services)) {
      expect(image).toMatch(/:/);
      for (const [name, { condition }] of Object.entries(depends_on)) {
        expect(condition).toBe('service_healthy');
        // The site's own health check is in its image.
        expect(services[name]?.image.startsWith('gevel:') || services[name]?.healthcheck, name).toBeTruthy();
      }
    }
    for (const [, name, value] of text.matchAll(/(\w*(?:PASSWORD|KEY|KEY_ID)): (.*)/g))
      expect(value, name).toMatch(/^\$\{[A-Z0-9_]+:\?write deploy\/\.env\}$/);
  });
});
