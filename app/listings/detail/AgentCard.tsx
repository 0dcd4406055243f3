import Mail from 'lucide-react/icons/mail';
import MessageCircle from 'lucide-react/icons/message-circle';
import Phone from 'lucide-react/icons/phone';
import { useTranslation } from '~/i18n/translation.ts';
import { buttonStyles, linkStyle } from '~/ui/button.ts';
import { Image } from '~/ui/Image.tsx';
import { groupPhone, messageLink } from '../domain/rules/phone.ts';
import type { AgentView } from './agent-view.ts';

/** A link to a form about the property. */
export interface NextStep {
  label: string;
  href: string;
}

interface Props {
  agent: AgentView;
  reference: string;
  /** The page that a message refers to. */
  url?: string;
  /** The page with the contact form; without it, the button opens an e-mail. */
  ask?: string;
  /** Other forms: a viewing, an offer. */
  steps?: readonly NextStep[];
  /** The agency, with its recognition number at the supervising body. */
  agency?: { name: string; recognitionNumber: string | null };
}

/** The agent, with ways to write and call. */
export function AgentCard({ agent, reference, url, ask, steps = [], agency }: Props) {
  const { t } = useTranslation();
  const numbers = [...new Set([agent.phone, agent.mobile])].filter((number) => number !== null);
  const subject = encodeURIComponent(t('property.mailSubject', { reference }));
  const message = [t('property.message', { reference }), url].filter(Boolean).join(' ');
  const mail = `mailto:${agent.email}?subject=${subject}&body=${encodeURIComponent(message)}`;
  const chat = agent.mobile && messageLink(agent.mobile, message);
  return (
    <section id="agent" aria-labelledby="agent-name" className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Portrait agent={agent} />
        <div className="beside-portrait">
          <h2 id="agent-name" className="text-title">
            {agent.name}
          </h2>
          {agent.role && <p className="text-small text-slate-soft">{agent.role}</p>}
        </div>
      </div>
      {(ask ?? agent.email) && (
        <a href={ask ?? mail} className={`${buttonStyles.main} print:hidden`}>
          <Mail size={18} aria-hidden />
          {t('property.ask')}
        </a>
      )}
      {steps.length > 0 && (
        <ul className="-mt-2 grid gap-3 print:hidden">
          {steps.map(({ label, href }) => (
            <li key={href} className="grid">
              <a href={href} className={buttonStyles.rest}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <ul className="grid">
        {numbers.map((number) => (
          <li key={number} className="flex items-center gap-2">
            <Phone size={16} aria-hidden className="print:hidden" />
            <a href={`tel:${number.replace(/[^\d+]/g, '')}`} className={`${contactLink} figures`}>
              {groupPhone(number)}
            </a>
          </li>
        ))}
        {chat && (
          <li className="flex items-center gap-2 print:hidden">
            <MessageCircle size={16} aria-hidden />
            <a href={chat} target="_blank" rel="noopener noreferrer" className={contactLink}>
              {t('property.whatsapp')}
            </a>
          </li>
        )}
        {agent.email && (
          <li className="flex items-center gap-2">
            <Mail size={16} aria-hidden className="print:hidden" />
            <a href={mail} className={`${contactLink} wrap-anywhere`}>
              {agent.email}
            </a>
          </li>
        )}
      </ul>
      {agency && (
        <p className="text-small text-slate-soft">
          {[agency.name, agency.recognitionNumber && t('agency.recognition', { number: agency.recognitionNumber })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </section>
  );
}

const contactLink = `${linkStyle} inline-flex min-h-11 items-center print:min-h-0`;

function Portrait({ agent }: { agent: AgentView }) {
  if (agent.picture) {
    return (
      <Image
        image={{ ...agent.picture, width: 1, height: 1, alt: '' }}
        widths={[160]}
        sizes="64px"
        className="size-16 shrink-0 rounded-full bg-line object-cover"
      />
    );
  }
  const initials = agent.name
    .split(/\s+/)
    .map((part) => part[0] ?? '')
    .slice(0, 2)
    .join('');
  return (
    <span
      aria-hidden
      className="grid size-14 shrink-0 place-items-center rounded-full bg-ochre-tint font-serif text-title text-slate"
    >
      {initials}
    </span>
  );
}
