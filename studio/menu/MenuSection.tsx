import { useDroppable } from '@dnd-kit/core';
import { Card, Label, Stack, Text } from '@sanity/ui';
import type { MenuPosition } from '../../app/addresses/page-table.ts';
import { useTexts } from '../texts/index.ts';
import { emptyMenu, type DropTarget } from './drop.ts';
import { MenuRow } from './MenuRow.tsx';
import type { TreeActions } from './tree-actions.ts';
import type { TreePage } from './tree.ts';

/** One menu with its pages and their subpages. */
export function MenuSection({
  position,
  pages,
  ...actions
}: TreeActions & { position: MenuPosition; pages: TreePage[] }) {
  const t = useTexts();
  return (
    <Stack space={3} as="section" aria-label={t(`menu.${position}`)}>
      <Label size={1} muted>
        {t(`menu.${position}`)}
      </Label>
      {pages.length === 0 ? (
        <EmptyMenu position={position} target={actions.target} />
      ) : (
        <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {pages.map((page) => (
            <MenuRow key={page.id} page={page} {...actions} />
          ))}
        </ol>
      )}
    </Stack>
  );
}

function EmptyMenu({ position, target }: { position: MenuPosition; target: DropTarget | null }) {
  const t = useTexts();
  const id = `${emptyMenu}${position}`;
  const { setNodeRef } = useDroppable({ id });
  return (
    <Card ref={setNodeRef} border radius={2} padding={3} tone={target?.overId === id ? 'primary' : 'transparent'}>
      <Text size={1} muted>
        {t('menu.empty')}
      </Text>
    </Card>
  );
}
