import { AgentCard, type NextStep } from './AgentCard.tsx';
import type { AgentView } from './agent-view.ts';
import { Documents } from './Documents.tsx';
import type { PropertyForms } from './property-forms.ts';
import { OpenVisits } from './OpenVisits.tsx';
import { PrintFoot } from './PrintFoot.tsx';
import type { PropertyDetail } from './property-detail.server.ts';
import type { QrCode } from './qr-code.server.ts';

interface Props {
  property: PropertyDetail;
  agent: AgentView;
  agency: { name: string; recognitionNumber: string | null };
  url: string;
  forms: PropertyForms;
  steps?: readonly NextStep[] | undefined;
  qr: QrCode;
  /** Day-month-year. */
  today: string;
}

/** The contact, open visits and documents; in print, also the link back to the page. */
export function PropertyAside({ property, agent, agency, url, forms, steps = [], qr, today }: Props) {
  const { reference, openVisits, documents } = property;
  return (
    <div className="property-aside">
      <AgentCard
        agent={agent}
        reference={reference}
        url={url}
        ask={forms.ask}
        steps={steps}
        // Without an agent the agency is the contact, so it is not named twice.
        agency={property.agent ? agency : { ...agency, name: '' }}
      />
      <OpenVisits visits={openVisits} />
      <Documents documents={documents} request={forms.documents} />
      <PrintFoot url={url} qr={qr} printedOn={today} agency={agency} />
    </div>
  );
}
