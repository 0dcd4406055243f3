import { Card, Stack, Text } from '@sanity/ui';
import { useMemo } from 'react';
import { catchError, of } from 'rxjs';
import { getPublishedId, useDocumentStore, useFormValue } from 'sanity';
import { IntentLink } from 'sanity/router';
import { useObservable } from '../languages/use-observable.ts';
import { PlainLinks } from '../PlainLinks.tsx';
import { useTexts } from '../texts/index.ts';
import { apiVersion } from '../workspace.ts';

interface Former {
  _id: string;
  from: string;
}

const none: Former[] = [];
const query = '*[_type == "formerAddress" && document._ref == $id] | order(from asc) {_id, from}';

/** The addresses that a document once had, which lead to it; each opens where it can be removed. Nothing if there is none. */
export function FormerAddresses() {
  const t = useTexts();
  const documents = useDocumentStore();
  const id = getPublishedId(String(useFormValue(['_id']) ?? ''));
  const stored = useMemo(
    () =>
      documents
        .listenQuery(
          { fetch: query, listen: '*[_type == "formerAddress"]' },
          { id },
          { apiVersion, tag: 'gevel.former' },
        )
        .pipe(catchError(() => of(none))),
    [documents, id],
  );
  const former: Former[] = useObservable(stored, none);
  if (former.length === 0) return null;
  return (
    <Card border radius={2} padding={3} tone="transparent">
      <Stack space={3}>
        <Text size={1} muted>
          {t('path.former')}
        </Text>
        <PlainLinks>
          {former.map(({ _id, from }) => (
            <IntentLink key={_id} intent="edit" params={{ id: _id, type: 'formerAddress' }}>
              <Text size={1}>{from}</Text>
            </IntentLink>
          ))}
        </PlainLinks>
      </Stack>
    </Card>
  );
}
