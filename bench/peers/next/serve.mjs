import next from 'next';
import { serve } from '../serve.mjs';

const app = next({ dev: false, dir: import.meta.dirname });
await app.prepare();
serve(app.getRequestHandler());
