import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonStyles, linkStyle } from '~/ui/button.ts';
import type { AgentView } from './property-detail.server.ts';
import { groupPhone } from '../rules/phone.ts';

/** The agent as a person to write to and to call. */
export function AgentCard({ agent, reference }: { agent: AgentView; reference: string }) {
  const { t } = useTranslation();
  const initials = agent.name
    .split(/\s+/)
    .map((part) => part[0] ?? '')
    .slice(0, 2)
    .join('');
  const numbers = [...new Set([agent.phone, agent.mobile])].filter((number) => number !== null);
  const subject = encodeURIComponent(t('property.mailSubject', { reference }));
  return (
    <section id="agent" aria-labelledby="agent-name" className="grid gap-5">
      <div className="flex items-center gap-4">
        <span
          aria-hidden
          className="grid size-14 shrink-0 place-items-center rounded-full bg-ochre-tint font-serif text-title text-slate"
        >
          {initials}
        </span>
        <div>
          <h2 id="agent-name" className="text-title">
            {agent.name}
          </h2>
          {agent.role && <p className="text-small text-slate-soft">{agent.role}</p>}
        </div>
      </div>
      {agent.email && (
        <a href={`mailto:${agent.email}?subject=${subject}`} className={`${buttonStyles.main} print:hidden`}>
          <Mail size={18} aria-hidden />
          {t('property.ask')}
        </a>
      )}
      <ul className="grid">
        {numbers.map((number) => (
          <li key={number} className="flex items-center gap-2">
            <Phone size={16} aria-hidden />
            <a
              href={`tel:${number.replace(/[^\d+]/g, '')}`}
              className={`${linkStyle} inline-flex min-h-9 items-center figures`}
            >
              {groupPhone(number)}
            </a>
          </li>
        ))}
        {agent.email && (
          <li className="flex items-center gap-2">
            <Mail size={16} aria-hidden />
            <span className="break-all">{agent.email}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
