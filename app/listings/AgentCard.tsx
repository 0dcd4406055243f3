import { useTranslation } from 'react-i18next';
import { linkStyle } from '~/ui/button.ts';
import type { AgentView } from './property-detail.server.ts';
import { groupPhone } from './rules/phone.ts';

/** The agent as a person to call. */
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
    <section aria-labelledby="agent" className="flex gap-4 border-t border-slate pt-4">
      <span
        aria-hidden
        className="grid size-14 shrink-0 place-items-center rounded-full bg-ochre-tint font-serif text-title text-slate"
      >
        {initials}
      </span>
      <div className="grid gap-1">
        <h2 id="agent" className="text-title">
          {agent.name}
        </h2>
        {agent.role && <p className="text-small text-slate-soft">{agent.role}</p>}
        {numbers.map((number) => (
          <a
            key={number}
            href={`tel:${number.replace(/[^\d+]/g, '')}`}
            className={`${linkStyle} inline-flex min-h-8 items-center figures`}
          >
            {groupPhone(number)}
          </a>
        ))}
        {agent.email && (
          <a
            href={`mailto:${agent.email}?subject=${subject}`}
            className={`${linkStyle} inline-flex min-h-8 items-center break-all`}
          >
            {agent.email}
          </a>
        )}
      </div>
    </section>
  );
}
