import path from 'node:path';
import { serve } from '../serve.mjs';
import { handler } from './build/server/entry.mjs';

serve(handler, path.join(import.meta.dirname, 'build/client'));
