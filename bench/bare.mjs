// The least that node:http can do: the same bytes under the same headers, whatever is asked.
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
