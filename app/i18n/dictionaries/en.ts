import { withParts } from '../dictionary.ts';
import product from './en.json';

export default withParts(
  product,
  import.meta.glob('../../modules/*/texts/en.json', { eager: true, import: 'default' }),
);
