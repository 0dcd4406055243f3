import data from 'peer-page/data';
import { renderToString } from 'react-dom/server';
import { Document } from './Document.jsx';

/** Renders the page for each request. */
export function page() {
  return `<!DOCTYPE html>${renderToString(<Document data={data} />)}`;
}
