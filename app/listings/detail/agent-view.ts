import { plainText, type LanguageChoice } from '~/i18n/text.ts';
import type { ImageRef } from '~/ui/Image.tsx';
import type { Agent } from '../domain/entity.ts';

/** The contact for a property or a project. */
export interface AgentView {
  name: string;
  role: string;
  phone: string | null;
  mobile: string | null;
  email: string | null;
  /** Null if the CRM has none; a monogram is shown instead. */
  picture: ImageRef | null;
}

/** Null if no agent is named. */
export function agentView(
  agent: Agent | null,
  choice: LanguageChoice,
  picture: ImageRef | null = null,
): AgentView | null {
  if (agent === null) return null;
  const { name, phone, mobile, email } = agent;
  return { name, role: plainText(agent.function, choice), phone, mobile, email, picture };
}
