import { municipality } from './municipality.ts';

const place = municipality({ streets: 'coast' });

export const coast = [
  place(
    ['8400', ['Oostende', 'Ostende', 'Ostend', 'Ostende'], 51.2254, 2.919, 'coast', 2950, 420, 12],
    [
      ['Het Maria Hendrikapark', 'Le parc Marie-Henriette', 'The Maria Hendrika park', 'Der Maria-Hendrika-Park'],
      ['De vismijn', 'La minque', 'The fish market', 'Die Fischhalle'],
    ],
  ),
  place(
    ['8300', 'Knokke-Heist', 51.35, 3.287, 'coast', 6600, 1150, 12],
    [
      ['Het Zwin', 'Le Zwin', 'The Zwin nature reserve', 'Das Naturgebiet Zwin'],
      ['De Lippenslaan', 'L’avenue Lippens', 'The Lippenslaan', 'Die Lippenslaan'],
    ],
  ),
  place(
    ['8420', ['De Haan', 'Le Coq', 'De Haan', 'De Haan'], 51.2742, 3.0343, 'coast', 3700, 480, 6],
    [['De Concessie', 'La Concession', 'The Concession', 'Die Concessie']],
    { hasStation: false },
  ),
  place(
    ['8670', ['Koksijde', 'Coxyde', 'Koksijde', 'Koksijde'], 51.1165, 2.6377, 'coast', 3500, 450, 7],
    [['De Hoge Blekker', 'Le Hoge Blekker', 'The Hoge Blekker dune', 'Die Düne Hoge Blekker']],
  ),
  place(
    ['8620', ['Nieuwpoort', 'Nieuport', 'Nieuwpoort', 'Nieuwpoort'], 51.1303, 2.7517, 'coast', 4100, 460, 6],
    [
      ['De jachthaven', 'Le port de plaisance', 'The marina', 'Der Jachthafen'],
      ['Het staketsel', 'L’estacade', 'The pier', 'Die Mole'],
    ],
    { hasStation: false },
  ),
] as const;
