import { answerHtml, serve } from '../serve.mjs';
import { page } from './page.mjs';

serve(answerHtml(page));
