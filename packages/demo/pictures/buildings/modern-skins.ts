import type { Random } from '../../listings/random.ts';
import { woods } from '../palette.ts';
import type { Roof } from '../roofs/roof.ts';
import type { Wall } from '../walls/materials.ts';
import { brick, render } from './regions.ts';

/** A contemporary wall: render, pale or dark brick, concrete. */
export function skin(random: Random): Wall {
  return random.pick([
    { kind: 'render', colour: '#f1eee6' } as const,
    brick(random, 'painted'),
    brick(random, 'sand'),
    brick(random, 'dark'),
    brick(random, 'pale'),
    { kind: 'concrete', colour: '#c6c2b8' } as const,
    render(random),
  ]);
}

/** Contemporary cladding: boards, steel or dark brick. */
export function cladding(random: Random): Wall {
  return random.pick([
    { kind: 'boards', colour: random.pick(woods) } as const,
    { kind: 'boards', colour: '#3c3b39' } as const,
    { kind: 'sheets', colour: '#4f565b' } as const,
    { kind: 'sheets', colour: '#7a5040' } as const,
    brick(random, 'dark'),
  ]);
}

export const flat: Pick<Roof, 'form' | 'rise' | 'dormers' | 'skylights' | 'chimney' | 'overhang'> = {
  form: 'flat',
  rise: 0,
  dormers: 0,
  skylights: 0,
  chimney: false,
  overhang: 0.06,
};
