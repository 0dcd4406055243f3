// Requirements 10.215
import type { HttpRequestEvent, RequestOptions } from '@sanity/client';
import { firstValueFrom, of, throwError, type Observable } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { createUploadRefusals, type UploadRefusal } from './upload-refusals.ts';

const answer: HttpRequestEvent = { type: 'response', body: {}, url: '', method: 'POST', statusCode: 200, headers: {} };
const upload = (kind: string, megabytes: number) =>
  ({
    method: 'POST',
    url: `/lake/v2025-02-19/assets/${kind}/production`,
    body: { size: megabytes * 1024 * 1024 },
  }) as RequestOptions;

function sending(first: () => Observable<HttpRequestEvent> = () => of(answer)) {
  const inner = vi.fn(first);
  const refusals = createUploadRefusals();
  const send = refusals.watch(inner);
  const told: UploadRefusal[] = [];
  refusals.subscribe((refusal) => told.push(refusal));
  return { inner, told, send: (request: RequestOptions) => firstValueFrom(send(request)) };
}

test('a picture that is too large is refused before it is sent', async () => {
  const { send, inner, told } = sending();
  await expect(send(upload('images', 30))).rejects.toThrow('larger than 20 MB');
  expect(inner).not.toHaveBeenCalled();
  expect(told).toEqual([{ tooLarge: 'images', megabytes: 20 }]);
});

test('a film of that size is sent', async () => {
  const { send, inner, told } = sending();
  await send(upload('files', 30));
  expect(inner).toHaveBeenCalledOnce();
  expect(told).toEqual([]);
});

test('what the lake says of an upload is told, and still an error', async () => {
  const [sentence, code] = ['This is not a picture that browsers show.', 'ASSET_TYPE'];
  const error = Object.assign(new Error('Unsupported'), {
    statusCode: 415,
    response: { body: { message: sentence, code } },
  });
  const { send, told } = sending(() => throwError(() => error));
  await expect(send(upload('images', 1))).rejects.toBe(error);
  expect(told).toEqual([{ sentence, code }]);
});

test('what fails besides uploads is not told', async () => {
  const error = Object.assign(new Error('no'), { response: { body: { message: 'A query failed.' } } });
  const { send, told } = sending(() => throwError(() => error));
  await expect(send({ method: 'POST', url: '/lake/v1/data/query/production' } as RequestOptions)).rejects.toBe(error);
  expect(told).toEqual([]);
});
