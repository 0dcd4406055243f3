import type { WordKey } from './texts/source.ts';
import { inLanguages } from './translations.ts';

/** Nobody: names, numbers and the address under `.example` are invented. */
const agents: readonly { id: number; name: string; phone: string; mobile: string; email: string; role: WordKey }[] = [
  {
    id: 1,
    name: 'Joris Verlinden',
    phone: '090000101',
    mobile: '0470000101',
    email: 'joris@gevel.example',
    role: 'agentSales',
  },
  {
    id: 2,
    name: 'Amélie Lambert',
    phone: '020000102',
    mobile: '0470000102',
    email: 'amelie@gevel.example',
    role: 'agentRentals',
  },
  {
    id: 3,
    name: 'Katrien De Wael',
    phone: '090000103',
    mobile: '0470000103',
    email: 'katrien@gevel.example',
    role: 'agentManager',
  },
];

/** The agent of a listing: rentals have their own, sales are shared. */
export function agentFor(goal: 'sale' | 'rent', turn: number) {
  const wanted = goal === 'rent' ? 2 : turn % 3 === 0 ? 3 : 1;
  const agent = agents.find(({ id }) => id === wanted);
  return (
    agent && {
      ID: agent.id,
      Name: agent.name,
      Phone: agent.phone,
      Mobile: agent.mobile,
      Email: agent.email,
      ...inLanguages((_language, source) => ({ Function: source.words[agent.role] })),
    }
  );
}
