/** The same fields as the general contact form; the property is the form's subject. */
export { defaults, schema } from '../site-contact/schema.ts';
