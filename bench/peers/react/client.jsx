import { hydrateRoot } from 'react-dom/client';
import { Document } from './Document.jsx';

// Fetched instead of inlined, so that this peer measures the renderer alone.
const data = await (await fetch('/page.json')).json();
hydrateRoot(document, <Document data={data} />);
