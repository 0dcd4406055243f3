import { line, reference, type Document, type Words } from '../../compose.ts';

function category(id: string, webId: string, order: number, name: Words, parent?: string): Document {
  return {
    _id: `category-${id}`,
    _type: 'category',
    name: line(...name),
    webId,
    order,
    ...(parent === undefined ? {} : { parent: reference(`category-${parent}`) }),
  };
}

export const categories: Document[] = [
  category('advice', '10', 10, ['Advies', 'Conseils', 'Advice', 'Ratgeber']),
  category('energy', '11', 20, ['Energie', 'Énergie', 'Energy', 'Energie'], 'advice'),
  category('agency', '20', 30, ['Kantoornieuws', 'Vie de l’agence', 'Agency news', 'Aus dem Büro']),
];
