import { withParts } from '../dictionary.ts';
import product from './fr.json';

export default withParts(
  product,
  import.meta.glob('../../modules/*/texts/fr.json', { eager: true, import: 'default' }),
);
