import { Box, Card, Flex, Stack, Text } from '@sanity/ui';
import { set, useFormValue, type StringInputProps } from 'sanity';
import { contrast } from '../../schemas/rules/colour.ts';
import { useTexts } from '../texts/index.ts';

/** Maps the field of a text colour to the field of its background. */
const grounds: Record<string, string> = { textColor: 'bgColor', btnTextColor: 'btnColor' };

/** The browser's colour picker beside the hex value; a text colour also shows its contrast on its background. */
export function ColourInput(props: StringInputProps) {
  const t = useTexts();
  const { value, path, readOnly, onChange } = props;
  const ground = grounds[String(path.at(-1))];
  return (
    <Stack space={2}>
      <Flex gap={2} align="stretch">
        <input
          type="color"
          aria-label={t('colour.pick')}
          disabled={readOnly}
          value={/^#[0-9a-f]{6}$/i.test(value ?? '') ? value : '#ffffff'}
          onChange={(event) => onChange(set(event.currentTarget.value))}
          style={{ width: 44, minHeight: 35, padding: 2, border: 0, background: 'none', cursor: 'pointer' }}
        />
        <Box flex={1}>{props.renderDefault(props)}</Box>
      </Flex>
      {ground !== undefined && <PairPreview text={value} groundPath={[...path.slice(0, -1), ground]} />}
    </Stack>
  );
}

function PairPreview({ text, groundPath }: { text: string | undefined; groundPath: StringInputProps['path'] }) {
  const t = useTexts();
  const background = useFormValue(groundPath);
  const found = contrast(text, background);
  if (found === null || typeof background !== 'string') return null;
  const { ratio, needed, readable } = found;
  return (
    <Card radius={2} overflow="hidden" border tone={readable ? 'positive' : 'critical'}>
      <Flex align="center" wrap="wrap">
        <Box padding={3} style={{ background, color: text }}>
          <span style={{ fontSize: 15, lineHeight: 1.3 }}>{t('colour.sample')}</span>
        </Box>
        <Box padding={3} flex={1}>
          <Text size={1}>{t(readable ? 'colour.readable' : 'colour.unreadable', { ratio, needed })}</Text>
        </Box>
      </Flex>
    </Card>
  );
}
