// The least work node:http can do: the same bytes and headers for every request.
import { createServer } from 'node:http';
import { tellCpuTime } from './process.mjs';

tellCpuTime();
/** @type {Record<string, { headers: string[], body: Buffer }>} by Accept-Encoding */
let answers = {};
process.on('message', (message) => {
  if (message.answers) answers = message.answers;
});
const server = createServer((request, response) => {
  const { headers, body } = answers[request.headers['accept-encoding']];
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.send({ port: server.address().port }));
