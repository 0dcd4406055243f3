import { useDraggable, useDroppable } from '@dnd-kit/core';
import { DragHandleIcon, EditIcon, icons } from '@sanity/icons';
import { menuPage } from '../../schemas/documents/menu-page.ts';
import { Badge, Box, Button, Card, Flex, Stack, Text, Tooltip } from '@sanity/ui';
import type { KeyboardEvent } from 'react';
import { usePaneRouter } from 'sanity/structure';
import { useLanguages } from '../languages/languages-context.ts';
import { PlainLinks } from '../PlainLinks.tsx';
import { useTexts } from '../texts/index.ts';
import type { DropTarget } from './drop.ts';
import type { TreeActions } from './tree-actions.ts';
import type { Direction } from './moves.ts';
import { PageActions } from './PageActions.tsx';
import { addressOf, type TreePage } from './tree.ts';

const PageIcon = icons[menuPage.icon];
const arrows: Record<string, Direction> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' };

/** A page in its menu: a drag handle, a link that opens it, its status, and its other actions. */
export function MenuRow({ page, above = null, ...actions }: TreeActions & { page: TreePage; above?: TreePage | null }) {
  const { setNodeRef } = useDroppable({ id: page.id });
  const isOpen = actions.open === page.id;
  return (
    <li style={{ opacity: actions.dragged === page.id ? 0.4 : 1 }}>
      <Box paddingLeft={above === null ? 0 : 5} paddingBottom={1}>
        <Card ref={setNodeRef} radius={2} tone={isOpen ? 'primary' : 'default'} style={dropMark(actions.target, page)}>
          <Flex align="center">
            {actions.mayMove && <Handle page={page} onDirection={actions.onDirection} />}
            <PageLink page={page} above={above} />
            <PageState page={page} />
            <PageActions page={page} {...actions} />
          </Flex>
        </Card>
      </Box>
      {page.children.length > 0 && (
        <ol style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {page.children.map((child) => (
            <MenuRow key={child.id} page={child} above={page} {...actions} />
          ))}
        </ol>
      )}
    </li>
  );
}

function Handle({ page, onDirection }: { page: TreePage; onDirection: TreeActions['onDirection'] }) {
  const t = useTexts();
  const { attributes, listeners, setNodeRef } = useDraggable({ id: page.id });
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    onDirection(page, direction);
  };
  return (
    <Button
      {...attributes}
      {...listeners}
      ref={setNodeRef}
      aria-label={t('menu.handle', { name: page.name })}
      title={t('menu.handle-keys')}
      data-menu-handle={page.id}
      icon={DragHandleIcon}
      mode="bleed"
      padding={2}
      style={{ cursor: 'grab', touchAction: 'none' }}
      onKeyDown={onKeyDown}
    />
  );
}

function PageLink({ page, above }: { page: TreePage; above: TreePage | null }) {
  const { ChildLink } = usePaneRouter();
  const { shown } = useLanguages();
  const t = useTexts();
  const address = shown.map((language) => addressOf(page, above, language)).find((each) => each !== null);
  return (
    <PlainLinks>
      <ChildLink childId={page.id}>
        <Flex align="center" gap={3} padding={2}>
          <Text size={1} muted>
            <PageIcon />
          </Text>
          <Stack space={2} flex={1} style={{ minWidth: 0 }}>
            <Text size={1} weight="medium" textOverflow="ellipsis">
              {page.name || t('menu.nameless')}
            </Text>
            <Text size={1} muted textOverflow="ellipsis">
              {address ?? '–'}
            </Text>
          </Stack>
        </Flex>
      </ChildLink>
    </PlainLinks>
  );
}

function PageState({ page }: { page: TreePage }) {
  const t = useTexts();
  const published = page.versions.includes(page.id);
  return (
    <Flex gap={2} align="center">
      {page.status !== 'Published' && (
        <Badge tone="caution" fontSize={0}>
          {t(page.status === 'Archived' ? 'menu.status-archived' : 'menu.status-draft')}
        </Badge>
      )}
      {(page.versions.length > 1 || !published) && (
        <Tooltip portal content={<Text size={1}>{t(published ? 'menu.edited' : 'menu.unpublished')}</Text>}>
          <Text size={1} muted>
            <EditIcon aria-label={t(published ? 'menu.edited' : 'menu.unpublished')} />
          </Text>
        </Tooltip>
      )}
    </Flex>
  );
}

/** Marks the drop target: a line at the edge, or a frame to make it a subpage; red where it is not allowed. */
function dropMark(target: DropTarget | null, page: TreePage) {
  if (target?.overId !== page.id) return undefined;
  const colour = target.allowed ? '#556bfc' : '#ef4434';
  const shadows = {
    before: `0 -2px 0 ${colour}`,
    after: `0 2px 0 ${colour}`,
    inside: `inset 0 0 0 2px ${colour}`,
  };
  return { boxShadow: shadows[target.zone] };
}
