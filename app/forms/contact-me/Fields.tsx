export { Fields } from '../site-contact/Fields.tsx';
