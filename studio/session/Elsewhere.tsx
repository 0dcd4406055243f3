import { Box, Button, Container, Stack, Text } from '@sanity/ui';
import { useTexts, type Text as Words } from '../texts/index.ts';
import { siteOrigin } from '../workspace.ts';

interface Props {
  /** The tool's name, as in its URL. */
  tool: string;
  text: Words;
}

/** Shown by tools that ask the site, in a Studio that is hosted elsewhere: it links to the one on the site. */
export function Elsewhere({ tool, text }: Props) {
  const t = useTexts();
  return (
    <Container width={1} padding={5}>
      <Stack space={4}>
        <Text>{t(text)}</Text>
        <Box>
          <Button as="a" href={`${siteOrigin()}/studio/${tool}`} text={t('site.open-there')} />
        </Box>
      </Stack>
    </Container>
  );
}
