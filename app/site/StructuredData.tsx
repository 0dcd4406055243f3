import { useMatches } from '@remix-run/react';
import { Still } from '~/ui/Still.tsx';
import { stillText } from '~/ui/still.ts';

/** JSON-LD that a page's loader gives as `structured`, JSON in a text: for search engines alone, so that the browser need not make it again. */
export function StructuredData() {
  const data = useMatches().at(-1)?.data;
  const structured =
    typeof data === 'object' && data !== null && 'structured' in data ? stillText(data.structured) : null;
  return (
    structured && (
      <Still name="structured-data" of={structured}>
        {(json) => (
          <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }} />
        )}
      </Still>
    )
  );
}
