/** What CRMs call the things that the portal has words of its own for, by the portal's words; in small letters. */
const types = {
  call: [
    'telefoon',
    'telefoongesprek',
    'gesprek',
    'appel',
    'téléphone',
    'appel téléphonique',
    'phone',
    'phone call',
    'anruf',
  ],
  mail: ['e-mail', 'email', 'mailing', 'courriel', 'courrier électronique'],
  meeting: ['afspraak', 'bespreking', 'vergadering', 'rendez-vous', 'réunion', 'appointment', 'termin', 'besprechung'],
  note: ['nota', 'notitie', 'opmerking', 'memo', 'remarque', 'comment', 'notiz'],
  offer: ['bod', 'bieding', 'offre', 'angebot', 'bid'],
  visit: ['bezoek', 'plaatsbezoek', 'bezichtiging', 'visite', 'viewing', 'besichtigung'],
} as const;

const states = {
  open: ['te doen', 'lopend', 'ouvert', 'à faire', 'en cours', 'to do', 'offen'],
  done: [
    'afgehandeld',
    'gedaan',
    'afgerond',
    'gesloten',
    'fait',
    'terminé',
    'clôturé',
    'closed',
    'completed',
    'erledigt',
  ],
  confirmed: ['bevestigd', 'confirmé', 'bestätigt'],
  cancelled: ['geannuleerd', 'annulé', 'canceled', 'abgesagt'],
} as const;

const byWord = (words: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(words).flatMap(([own, theirs]) => [own, ...theirs].map((word) => [word, own])));

const [typeOf, stateOf] = [byWord(types), byWord(states)];

/** The portal's word for a type of record; one that it does not know stays as the CRM has it. */
export const recordType = (word: string): string => typeOf.get(word.toLowerCase()) ?? word;

/** The same for how far a matter is. */
export const recordState = (word: string): string => stateOf.get(word.toLowerCase()) ?? word;
