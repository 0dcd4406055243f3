import { withParts } from '../dictionary.ts';
import product from './de.json';

export default withParts(
  product,
  import.meta.glob('../../modules/*/texts/de.json', { eager: true, import: 'default' }),
);
