import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAudit, noFilter, type Audit, type AuditFilter, type NewEntry } from './audit.ts';
import type { AuditEntry } from './audit-entry.ts';
import { testDatabases, type TestDatabase } from './database/test-databases.ts';

const ann = { kind: 'editor', id: 'p1', name: 'Ann Peeters', email: 'Ann@agency.example' } as const;
const lien = { kind: 'owner', id: 'p2', name: 'Lien Maes', email: 'lien@example.be' } as const;

describe.each(testDatabases)('the audit trail on the $kind database', ({ create }) => {
  let place: TestDatabase;
  let audit: Audit;
  const log = { error: vi.fn() };
  beforeAll(async () => {
    place = await create();
    audit = await createAudit({ database: place.database, log, days: 30 });
  });
  afterAll(() => place?.dispose());
  beforeEach(() => place.database.execute('DELETE FROM audit_entry'));

  /** Adds an entry as of a time. */
  const at = async (time: string, entry: NewEntry) => {
    await audit.record(entry);
    await place.database.query('UPDATE audit_entry SET at = $1 WHERE id = (SELECT max(id) FROM audit_entry)', [time]);
  };
  const kinds = async (filter: Partial<AuditFilter>) =>
    (await audit.page({ ...noFilter, ...filter }, null, 100)).entries.map(({ kind }) => kind);

  it('holds who, what, about what, from which network and how it ended (10.269)', async () => {
    const about = Array.from({ length: 120 }, (_, index) => `page-${index}`);
    await audit.record({ kind: 'published', who: ann, about, subject: 'page 120', address: '203.0.113.7' });
    await audit.record({ kind: 'backed-up', subject: '/backups/1', failed: true });
    const { entries } = await audit.page(noFilter, null, 10);
    expect(entries).toEqual([
      {
        id: expect.any(Number),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        kind: 'backed-up',
        who: { kind: 'site', id: null, name: '', email: null },
        about: [],
        subject: '/backups/1',
        network: null,
        failed: true,
      },
      expect.objectContaining({
        kind: 'published',
        who: ann,
        about: about.slice(0, 100),
        subject: 'page 120',
        network: '203.0.113.0/24',
        failed: false,
      }),
    ]);
  });

  it('is read by kind, person and Belgian day (10.273)', async () => {
    await at('2026-11-27T22:30:00Z', { kind: 'login', who: ann });
    await at('2026-11-27T23:30:00Z', { kind: 'owner-login', who: lien });
    await at('2026-11-28T22:59:59Z', { kind: 'logout', who: ann });
    await at('2026-11-28T23:00:00Z', { kind: 'retried' });
    expect(await kinds({})).toEqual(['retried', 'logout', 'owner-login', 'login']);
    expect(await kinds({ kind: 'login' })).toEqual(['login']);
    expect(await kinds({ who: ' ann@AGENCY.example' })).toEqual(['logout', 'login']);
    expect(await kinds({ who: 'maes' })).toEqual(['owner-login']);
    expect(await kinds({ from: '2026-11-28', to: '2026-11-28' })).toEqual(['logout', 'owner-login']);
  });

  it('is read in pages and batches, each entry once, while others are added (10.273)', async () => {
    // One transaction has one time.
    await place.database.transaction(async (sql) => {
      for (let count = 0; count < 5; count += 1) await audit.add(sql, { kind: 'retried', subject: String(count) });
    });
    const first = await audit.page(noFilter, null, 2);
    await audit.record({ kind: 'login', who: ann });
    const second = await audit.page(noFilter, first.next, 3);
    expect([...first.entries, ...second.entries].map(({ subject }) => subject)).toEqual(['4', '3', '2', '1', '0']);
    expect(second.next).toBeNull();
    const batches: AuditEntry[][] = [];
    for await (const entries of audit.batches(noFilter, 4)) batches.push(entries);
    expect(batches.map(({ length }) => length)).toEqual([4, 2]);
  });

  it('is deleted after its days, and nothing else is (10.272)', async () => {
    await place.database.query(
      `INSERT INTO audit_entry (at, kind) SELECT now() - interval '31 days', 'login' FROM generate_series(1, 5001)`,
    );
    await at(new Date(Date.now() - 29 * 86_400_000).toISOString(), { kind: 'logout', who: ann });
    const [job] = audit.jobs;
    expect(job?.cron).toMatch(/^\d+ \d+ \* \* \*$/);
    expect(await job?.work({}, () => undefined)).toEqual({ gone: 5001 });
    expect(await kinds({})).toEqual(['logout']);
  });

  it('has an entry if what it is about is stored, and not otherwise (10.272)', async () => {
    const undone = place.database.transaction(async (sql) => {
      await audit.add(sql, { kind: 'published', who: ann });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await kinds({})).toEqual([]);
  });

  it('is missed in the log, not by those at work, where it cannot be written (10.272)', async () => {
    await place.database.execute('ALTER TABLE audit_entry RENAME TO audit_away');
    await audit.record({ kind: 'lead-read', who: ann });
    await place.database.execute('ALTER TABLE audit_away RENAME TO audit_entry');
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'lead-read', who: 'p1' }),
      'The audit trail could not be written',
    );
  });
});
