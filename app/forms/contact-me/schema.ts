/** A question about a property asks what any question asks; what it is about comes with it. */
export { defaults, schema } from '../site-contact/schema.ts';
