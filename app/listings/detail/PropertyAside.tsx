import { AgentCard } from './AgentCard.tsx';
import type { AgentView } from './agent-view.ts';
import { DocumentByMail, Documents, type DocumentRequest } from './Documents.tsx';
import { OpenVisits } from './OpenVisits.tsx';
import { PrintFoot } from './PrintFoot.tsx';
import type { PropertyDetail } from './property-detail.server.ts';
import type { QrCode } from './qr-code.server.ts';

interface Props {
  property: PropertyDetail;
  agent: AgentView;
  agency: { name: string; recognitionNumber: string | null };
  url: string;
  qr: QrCode;
  /** Day-month-year. */
  today: string;
  request?: DocumentRequest;
}

/** Whom to ask, when to come and look, and what to read; on paper, the way back to the page. */
export function PropertyAside({ property, agent, agency, url, qr, today, request }: Props) {
  const { reference, openVisits, documents } = property;
  return (
    <div className="property-aside">
      <AgentCard
        agent={agent}
        reference={reference}
        url={url}
        // Without an agent the agency is the contact, and need not be named twice.
        agency={property.agent ? agency : { ...agency, name: '' }}
      />
      <OpenVisits visits={openVisits} />
      <Documents
        documents={documents}
        request={
          request ?? ((document) => <DocumentByMail document={document} email={agent.email} reference={reference} />)
        }
      />
      <PrintFoot url={url} qr={qr} printedOn={today} agency={agency} />
    </div>
  );
}
