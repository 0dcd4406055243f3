import { ResetIcon } from '@sanity/icons';
import { Autocomplete, Box, Button, Card, Flex, Stack, Text } from '@sanity/ui';
import { useEffect, useState } from 'react';
import { set, unset, useCurrentLocale, type StringInputProps } from 'sanity';
import { isLanguage, type Language } from '../../app/i18n/languages.ts';
import { useTexts } from '../texts/index.ts';
import { fetchListings, type ListingItem } from './listings.ts';

const typingPause = 250;

/** A picker for one of the site's listings; a plain field for its code when the listings API does not answer. */
export function PropertyInput(props: StringInputProps) {
  const { value, onChange, readOnly } = props;
  const [failed, setFailed] = useState(false);
  const t = useTexts();
  if (failed) {
    return (
      <Stack space={2}>
        {props.renderDefault(props)}
        <Text size={1} muted>
          {t('listings.unavailable')}
        </Text>
      </Stack>
    );
  }
  return value ? (
    <Chosen id={value} onFail={() => setFailed(true)} onRemove={readOnly ? undefined : () => onChange(unset())} />
  ) : (
    <Search
      id={props.elementProps.id}
      readOnly={readOnly ?? false}
      onChoose={(id) => onChange(set(id))}
      onFail={() => setFailed(true)}
    />
  );
}

function Chosen({ id, onFail, onRemove }: { id: string; onFail: () => void; onRemove: (() => void) | undefined }) {
  const t = useTexts();
  const { items } = useListings({ ids: [id] }, onFail);
  const item = items?.find((each) => each.id === id);
  return (
    <Card border radius={2} padding={1}>
      <Flex align="center" gap={1}>
        <Box flex={1}>
          {item === undefined ? (
            <Box padding={2}>
              <Text size={1}>
                {id} {items !== null && `(${t('listings.unknown')})`}
              </Text>
            </Box>
          ) : (
            <ListingPreview item={item} />
          )}
        </Box>
        {onRemove && (
          <Button
            icon={ResetIcon}
            mode="bleed"
            title={t('listings.remove')}
            aria-label={t('listings.remove')}
            onClick={onRemove}
          />
        )}
      </Flex>
    </Card>
  );
}

interface SearchProps {
  id: string;
  readOnly: boolean;
  onChoose: (id: string) => void;
  onFail: () => void;
}

function Search({ id, readOnly, onChoose, onFail }: SearchProps) {
  const t = useTexts();
  const [words, setWords] = useState('');
  const { items, loading } = useListings({ search: words }, onFail);
  const options = (items ?? []).map((item) => ({ value: item.id, item }));
  return (
    <Stack space={2}>
      <Autocomplete
        id={id}
        options={options}
        loading={loading}
        readOnly={readOnly}
        openButton
        placeholder={t('listings.search')}
        // The API has already searched, also in words that are not in the title.
        filterOption={() => true}
        onQueryChange={(query) => setWords(query ?? '')}
        onSelect={onChoose}
        renderOption={(option) => (
          <Card as="button" type="button" padding={1}>
            <ListingPreview item={option.item} />
          </Card>
        )}
      />
      {!loading && words !== '' && items?.length === 0 && (
        <Text size={1} muted>
          {t('listings.none')}
        </Text>
      )}
    </Stack>
  );
}

function ListingPreview({ item }: { item: ListingItem }) {
  const t = useTexts();
  const goal = item.goal === 'sale' ? t('listings.sale') : item.goal === 'rent' ? t('listings.rent') : '';
  const facts = [`${item.zip} ${item.city}`.trim(), goal, item.price, item.id].filter((fact) => fact !== '');
  return (
    <Flex align="center" gap={3}>
      {item.picture === null ? (
        <Box style={{ width: 54, height: 36 }} />
      ) : (
        <img
          src={item.picture}
          alt=""
          width={54}
          height={36}
          loading="lazy"
          style={{ objectFit: 'cover', borderRadius: 2 }}
        />
      )}
      <Stack space={2} flex={1}>
        <Text size={1} weight="medium" textOverflow="ellipsis">
          {item.title || item.id}
        </Text>
        <Text size={1} muted textOverflow="ellipsis">
          {facts.join(' · ')}
        </Text>
      </Stack>
    </Flex>
  );
}

/** Listings by words or codes; debounced. `items` is null until the first response. */
function useListings(question: { search: string } | { ids: string[] }, onFail: () => void) {
  const language = useListingLanguage();
  const asked = JSON.stringify(question);
  const [answer, setAnswer] = useState<{ asked: string; items: ListingItem[] } | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const timer = setTimeout(() => {
      fetchListings(question, language, abort.signal).then(
        (items) => setAnswer({ asked, items }),
        () => {
          if (!abort.signal.aborted) onFail();
        },
      );
    }, typingPause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
    // Compared by its words: a new function identity from the parent must not trigger a request.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked, language]);
  return { items: answer?.items ?? null, loading: answer?.asked !== asked };
}

function useListingLanguage(): Language {
  const [language] = useCurrentLocale().id.split('-');
  return isLanguage(language) ? language : 'en';
}
