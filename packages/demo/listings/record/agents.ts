import type { Goal, Region } from '~/listings/domain/codes.ts';
import type { Random } from '../random.ts';
import { wordIn, type WordKey } from '../words/index.ts';
import { inLanguages } from './in-languages.ts';

interface AgentPlan {
  id: number;
  name: string;
  phone: string;
  mobile: string;
  email: string;
  role: WordKey;
  regions: readonly Region[];
}

const flemish = ['flanders'] as const;
const southern = ['brussels', 'wallonia'] as const;
const grandDuchy = ['luxembourg'] as const;

/** Fictional agents: the names, the numbers (unassigned) and the `.example` addresses are invented. */
const agents: readonly AgentPlan[] = [
  agent(1, 'Joris Verlinden', '090000101', '0470000101', 'joris', 'agentSales', flemish),
  agent(2, 'Amélie Lambert', '020000102', '0470000102', 'amelie', 'agentRentals', southern),
  agent(3, 'Liesbeth Claes', '090000103', '0470000103', 'liesbeth', 'agentManager', flemish),
  agent(4, 'Aïcha Ndiaye', '020000104', '0470000104', 'aicha', 'agentSales', southern),
  agent(5, 'Luc Weber', '+352 00 01 05', '+352 000 000 105', 'luc', 'agentSales', grandDuchy),
  agent(6, 'Katrien De Wael', '090000106', '0470000106', 'katrien', 'agentRentals', flemish),
  agent(7, 'Thomas Renard', '020000107', '0470000107', 'thomas', 'agentBusiness', [...southern, ...grandDuchy]),
  agent(8, 'Wout Maes', '090000108', '0470000108', 'wout', 'agentBusiness', flemish),
  agent(9, 'Sofie Peeters', '090000109', '0470000109', 'sofie', 'agentSales', flemish),
  agent(10, 'Claire Hoffmann', '+352 00 01 10', '+352 000 000 110', 'claire', 'agentRentals', grandDuchy),
  agent(11, 'Nathan Dubois', '020000111', '0470000111', 'nathan', 'agentSales', southern),
  agent(12, 'Emma Willems', '090000112', '0470000112', 'emma', 'agentProjects', [
    ...flemish,
    ...southern,
    ...grandDuchy,
  ]),
];

/** The agent of a listing: of the office in its region, responsible for sales, rentals or business premises there. */
export function agentFor(region: Region, work: Goal | 'business' | 'project', random: Random) {
  const roles: Record<typeof work, readonly WordKey[]> = {
    sale: ['agentSales', 'agentSales', 'agentManager'],
    rent: ['agentRentals'],
    business: ['agentBusiness'],
    project: ['agentProjects'],
  };
  const able = agents.filter(({ role, regions }) => regions.includes(region) && roles[work].includes(role));
  const chosen = random.weighted(able, ({ role }) => (role === 'agentManager' ? 0.4 : 1)) ?? agents[0];
  return (
    chosen && {
      ID: chosen.id,
      Name: chosen.name,
      Phone: chosen.phone,
      Mobile: chosen.mobile,
      Email: chosen.email,
      PictureUrl: `demo:portrait?agent=${chosen.id}`,
      ...inLanguages((language) => ({ Function: wordIn(language, chosen.role) })),
    }
  );
}

function agent(
  id: number,
  name: string,
  phone: string,
  mobile: string,
  mailbox: string,
  role: WordKey,
  regions: readonly Region[],
): AgentPlan {
  return { id, name, phone, mobile, email: `${mailbox}@gevel.example`, role, regions };
}
