import { AgentCard } from './AgentCard.tsx';
import type { AgentView } from './agent-view.ts';
import { DocumentByMail, Documents, type DocumentRequest } from './Documents.tsx';
import { OpenVisits } from './OpenVisits.tsx';
import type { PropertyDetail } from './property-detail.server.ts';

interface Props {
  property: PropertyDetail;
  agent: AgentView;
  agency: { name: string; recognitionNumber: string | null };
  url: string;
  request?: DocumentRequest;
}

/** Whom to ask, when to come and look, and what to read. */
export function PropertyAside({ property, agent, agency, url, request }: Props) {
  const { reference, openVisits, documents } = property;
  return (
    <div className="property-aside">
      <AgentCard agent={agent} reference={reference} url={url} agency={agency} />
      <OpenVisits visits={openVisits} />
      <Documents
        documents={documents}
        request={
          request ?? ((document) => <DocumentByMail document={document} email={agent.email} reference={reference} />)
        }
      />
    </div>
  );
}
