/** CRMs' names for types and states, by the portal's own names; lower case. */
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

/** The portal's name for a type of record; unknown ones stay unchanged. */
export const recordType = (word: string): string => typeOf.get(word.toLowerCase()) ?? word;

/** The portal's name for a state; unknown ones stay unchanged. */
export const recordState = (word: string): string => stateOf.get(word.toLowerCase()) ?? word;
