import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formNames, serverForm } from './forms.server.ts';
import { ruleOf } from './form-names.ts';
import { readSubmission, targetsOf } from './submit.server.ts';

const endpoint = 'https://agency.example/api/forms/nl/demand-register';
/** The server's limit (`server/request-body.ts`). */
const mostBytes = 64 * 1024;

type Fields = readonly (readonly [name: string, value: string])[];
type Name = (typeof formNames)[number];

/** Returns a function that parses a submission with these fields. */
async function sender(fields: Fields, name: Name, inParts: boolean) {
  const form = inParts ? new FormData() : new URLSearchParams();
  for (const [field, value] of fields) form.append(field, value);
  const whole = new Response(form);
  const headers = { 'content-type': whole.headers.get('content-type') ?? '' };
  const body = await whole.arrayBuffer();
  return () => readSubmission(serverForm(name), new Request(endpoint, { method: 'POST', headers, body }));
}

const sent = async (fields: Fields, name: Name, inParts: boolean) => (await sender(fields, name, inParts))();

/** The minimum of several runs, to exclude other load on the machine. */
async function timeOf(work: () => Promise<unknown>, tries = 5): Promise<number> {
  const times = [];
  for (let n = 0; n < tries; n += 1) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return Math.min(...times);
}

const honest: Fields = [
  ['goal', 'sale'],
  ...['1', '2', '3', '4', '5', '6'].map((type) => ['types', type] as const),
  ['places', 'gent, brugge, leuven'],
  ['minPrice', '200.000'],
  ['maxPrice', '400.000'],
  ['garages', '1'],
  ['parking', 'on'],
  ['firstName', 'Lien'],
  ['lastName', 'Maes'],
  ['email', 'lien@example.be'],
  ['phone', '+32 470 12 34 56'],
  ['form-key', 'k'.repeat(24)],
];

describe('a form that is sent', () => {
  it.each(formNames)('%s takes its own fields, and no other', (name) => {
    const { schema } = serverForm(name);
    for (const field of Object.keys((schema as unknown as { shape: object }).shape))
      expect(ruleOf(schema, field), field).not.toBeNull();
    for (const field of ['', 'toString', '__proto__', 'constructor', '__intent__', '__state__', 'email.x', 'email[0]'])
      expect(ruleOf(schema, field), field).toBeNull();
  });

  it.each([
    ['types', true],
    ['types[]', true],
    ['types[0]', true],
    ['types[50]', true],
    ['types[51]', false],
    ['types[99999999]', false],
    ['types[0][0]', false],
    ['types.length', false],
    ['types[', false],
    ['email', true],
    ['email ', false],
    ['emails', false],
  ])('%s is a field of a search: %s', (field, isOne) => {
    expect(ruleOf(serverForm('demand-register').schema, field) !== null).toBe(isOne);
  });

  it.each([false, true])('keeps what is right beside what nobody asked for, in parts: %s', async (inParts) => {
    const strange: Fields = [
      ['a[99999999]', '1'],
      ['__intent__', '{"type":"insert","payload":{"name":"types","index":99999999}}'],
    ];
    const { submission } = await sent([...strange, ...honest], 'demand-register', inParts);
    expect(submission).toMatchObject({ status: 'success', value: { types: [1, 2, 3, 4, 5, 6], firstName: 'Lien' } });
    expect(Object.keys(submission.payload)).not.toContain('a');
  });

  it.each([false, true])('is read up to its 200th field, in parts: %s', async (inParts) => {
    const fields: Fields = Array.from({ length: 5_000 }, (_, n) => ['types', String(n + 1)]);
    const { submission } = await sent(fields, 'demand-register', inParts);
    expect(submission.payload.types).toHaveLength(200);
  });

  it('has a file only where one is asked for', async () => {
    const body = new FormData();
    for (const field of ['amount', 'letters', 'picture']) body.append(field, new Blob(['x']), 'x.jpg');
    const read = (name: Name) =>
      readSubmission(serverForm(name), new Request(endpoint, { method: 'POST', body: body }));
    expect(Object.keys((await read('offer')).submission.payload)).toEqual([]);
    expect(Object.keys((await read('testimonial')).submission.payload)).toEqual(['picture']);
  });

  it('with long names of files takes no longer than one with a long file', async () => {
    const size = 2_000_000;
    const ask = (head: string, content: string) => {
      const body = `--x\r\n${head}\r\n\r\n${content}\r\n--x--\r\n`;
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      return () => readSubmission(serverForm('testimonial'), new Request(endpoint, { method: 'POST', headers, body }));
    };
    const named = 'Content-Disposition: form-data; name="picture"; filename="a.jpg"';
    const usual = await timeOf(ask(named, 'y'.repeat(size)));
    for (const head of [
      named.replace('a.jpg', 'a'.repeat(size)),
      `${'A: b\r\n'.repeat(size / 6)}${named}`,
      `Content-Type: ${' '.repeat(size)}\r\n${named}`,
    ])
      expect((await timeOf(ask(head, 'y'), 3)) / usual, head.slice(0, 20)).toBeLessThan(5);
  });

  it('takes no longer than an honest one does, whatever its names and values and however many (10.200)', async () => {
    const usual = await timeOf(await sender(honest, 'demand-register', true), 20);
    const repeated = (...pieces: string[]) =>
      fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(1, 2, 3, 500, mostBytes));
    const name: fc.Arbitrary<readonly Piece[]> = fc.array(
      fc.oneof(
        repeated('a', 'types', 'email', '__proto__', 'form-key', '[]', '[0]', '.', '[', 'a.', '[0].'),
        fc.nat(2 ** 32).map((index) => [`[${index}]`, 1] as const),
      ),
      { minLength: 1, maxLength: 6 },
    );
    const own = fc.constantFrom('remark', 'email', 'phone', 'types', 'letters', 'amount', 'website', 'city');
    const value = repeated('', '1', ' ', 'a', 'a-', 'a.', '1 ', 'honderd', '{', '<', '\n');
    const field: fc.Arbitrary<{ name: readonly Piece[]; value: Piece }> = fc.record({
      name: fc.oneof(
        name,
        own.map((each) => [[each, 1] as const]),
      ),
      value,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(field, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(1, 10, 1_000, 20_000),
        fc.constantFrom(...formNames),
        fc.boolean(),
        async (fields, times, form, inParts) => {
          const written = fields.map(
            ({ name, value: [piece, count] }) =>
              [name.map(([step, steps]) => short(step, steps)).join(''), short(piece, count)] as const,
          );
          let size = 0;
          const fitting = Array.from({ length: times }, () => written)
            .flat()
            .filter(([each, text]) => (size += each.length + text.length + (inParts ? 100 : 2)) < mostBytes);
          const took = await timeOf(await sender(fitting, form, inParts), 3);
          expect(took / usual, 'times an honest one').toBeLessThan(300);
        },
      ),
      {
        numRuns: 150,
        examples: [
          ...hostile('a[99999999]', ['1', 1], 1, 'sign-newsletter'),
          ...hostile('types[99999999]', ['1', 1], 1, 'demand-register'),
          ...hostile('types', ['1', 1], 20_000, 'demand-register'),
          ...hostile('types', ['1', 1], 20_000, 'sign-newsletter'),
          ...hostile('remark', ['a', mostBytes], 1, 'send-to-friend'),
          ...hostile('email', ['a', mostBytes], 1, 'sign-newsletter'),
          ...hostile('letters', ['honderd', mostBytes], 1, 'offer'),
          ...hostile('amount', ['1', 1], 2, 'offer'),
          ...hostile('website', ['a-', mostBytes], 1, 'testimonial'),
        ],
      },
    );
  });
});

/** A piece repeated up to the maximum body size. */
function short(piece: string, times: number): string {
  return piece.repeat(times).slice(0, mostBytes - 200);
}

type Piece = readonly [piece: string, times: number];
type Hostile = [{ name: readonly Piece[]; value: Piece }[], number, Name, boolean];

/** One field repeated, URL-encoded and as multipart. */
function hostile(name: string, value: Piece, times: number, form: Name): Hostile[] {
  return [false, true].map((inParts) => [[{ name: [[name, 1]], value }], times, form, inParts]);
}

describe('who is limited', () => {
  const { mails } = serverForm('contact-me');
  const withoutMail = { mails: { ...mails, email: () => null } };

  it.each([
    ['is the address that gets mail', { mails }, { email: 'an@example.be', phone: '0470 12 34 56' }, ['an@example.be']],
    ['without an e-mail is the telephone', withoutMail, { phone: '+32 470 12 34 56' }, ['470123456']],
    ['without either is nobody', withoutMail, { phone: '' }, []],
  ])('%s', (_what, form, values, limited) => {
    expect(targetsOf(form, values)).toEqual(limited);
  });
});
