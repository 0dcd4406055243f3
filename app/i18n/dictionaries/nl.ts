import { withParts } from '../dictionary.ts';
import product from './nl.json';

export default withParts(
  product,
  import.meta.glob('../../modules/*/texts/nl.json', { eager: true, import: 'default' }),
);
