import { copyFile } from 'node:fs/promises';
import path from 'node:path';
import { answerHtml, serve } from '../serve.mjs';
import { page } from './build/render.mjs';

const here = import.meta.dirname;
await copyFile(path.join(here, 'node_modules/peer-page/page.json'), path.join(here, 'build/client/page.json'));
serve(answerHtml(page), path.join(here, 'build/client'));
