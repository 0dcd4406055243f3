import { hydrateRoot } from 'react-dom/client';
import { Document } from './Document.jsx';

// Not in the page, so that this peer is the renderer alone.
const data = await (await fetch('/page.json')).json();
hydrateRoot(document, <Document data={data} />);
