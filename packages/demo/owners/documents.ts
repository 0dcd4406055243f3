import type { OwnerDocument } from '~/owners/media.server.ts';
import { dayBefore } from '../listings/days.ts';
import type { DemoOwner } from './people.ts';
import type { Listed } from './listed.ts';

/** Days before the property went online, and the document's name in the owner's language. */
const documents: Record<Listed['goal'], readonly { id: string; before: number; nl: string; fr: string }[]> = {
  sale: [
    { id: 'mandate', before: 21, nl: 'Verkoopopdracht', fr: 'Mandat de vente' },
    { id: 'epc', before: 16, nl: 'Energieprestatiecertificaat', fr: 'Certificat PEB' },
    { id: 'electricity', before: 13, nl: 'Keuring van de elektriciteit', fr: 'Contrôle de l’installation électrique' },
    { id: 'planning', before: 8, nl: 'Stedenbouwkundige inlichtingen', fr: 'Renseignements urbanistiques' },
    { id: 'soil', before: 9, nl: 'Bodemattest', fr: 'Attestation du sol' },
  ],
  rent: [
    { id: 'mandate', before: 18, nl: 'Verhuuropdracht', fr: 'Mandat de location' },
    { id: 'epc', before: 12, nl: 'Energieprestatiecertificaat', fr: 'Certificat PEB' },
    { id: 'contract', before: 4, nl: 'Ontwerp van de huurovereenkomst', fr: 'Projet de contrat de bail' },
  ],
};

/** The documents of an owner's property: all link to one specimen, like those of the listings. */
export const documentsOf = ({ goal, published }: Listed, language: DemoOwner['language']): OwnerDocument[] =>
  documents[goal].map(({ id, before, ...names }) => ({
    id,
    name: names[language],
    url: '/demo/specimen.pdf',
    day: dayBefore(published, before),
  }));
