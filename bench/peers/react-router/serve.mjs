import path from 'node:path';
import { createRequestListener } from '@react-router/node';
import { serve } from '../serve.mjs';
import * as build from './build/server/index.js';

serve(createRequestListener({ build, mode: 'production' }), path.join(import.meta.dirname, 'build/client'));
