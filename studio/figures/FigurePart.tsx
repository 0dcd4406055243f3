import { Card, Flex, Heading, Stack, Text, useTheme_v2 } from '@sanity/ui';
import { useId } from 'react';
import { useCurrentLocale } from 'sanity';
import type { FigureTable } from '../../app/office/figures.ts';
import { ExportButton } from '../ExportButton.tsx';
import { useTexts } from '../texts/index.ts';
import { useReasons } from './words.ts';
import { Table } from './Table.tsx';

interface Props {
  table: FigureTable;
  download: () => Promise<{ file: Blob; name: string }>;
}

/** One table of figures with its charts and its file. */
export function FigurePart({ table: { title, help, columns, rows, charts }, download }: Props) {
  const t = useTexts();
  const reasons = useReasons();
  const heading = useId();
  const { font } = useTheme_v2();
  const number = new Intl.NumberFormat(useCurrentLocale().id);
  return (
    <Stack as="section" space={4} aria-labelledby={heading}>
      <Flex gap={3} wrap="wrap" align="center" justify="space-between">
        <Stack space={3} flex={1} style={{ minWidth: 220 }}>
          <Heading as="h2" size={2} id={heading}>
            {title}
          </Heading>
          <Text size={1} muted>
            {help}
          </Text>
        </Stack>
        {rows.length > 0 && <ExportButton table={download} reasons={reasons} />}
      </Flex>
      {rows.length === 0 && (
        <Text size={1} muted>
          {t('figures.nothing')}
        </Text>
      )}
      {charts.map((chart) => (
        <Card key={chart.title} as="figure" border radius={2} padding={3} style={{ margin: 0 }}>
          <Stack space={3}>
            <Text as="figcaption" size={1} weight="medium">
              {chart.title}
            </Text>
            <img
              // The table has the same numbers.
              alt=""
              src={`data:image/svg+xml,${encodeURIComponent(chart.svg)}`}
              style={{ display: 'block', width: '100%', height: 'auto' }}
            />
          </Stack>
        </Card>
      ))}
      {rows.length > 0 && (
        <Card border radius={2} overflow="auto" tabIndex={0} role="group" aria-labelledby={heading}>
          <Table aria-labelledby={heading} style={{ fontFamily: font.text.family }}>
            <thead>
              <tr>
                {columns.map(({ label, isNumber }) => (
                  <th key={label} scope="col" data-number={isNumber || undefined}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ cells, url }, index) => (
                <tr key={`${cells[0]} ${index}`}>
                  {cells.map((cell, column) => (
                    <td key={columns[column]?.label} data-number={columns[column]?.isNumber || undefined}>
                      {column === 0 && url !== null ? (
                        <a href={url} target="_blank" rel="noreferrer">
                          {cell}
                        </a>
                      ) : typeof cell === 'number' ? (
                        number.format(cell)
                      ) : (
                        cell
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Card>
      )}
    </Stack>
  );
}
