import {
  DndContext,
  DragOverlay,
  PointerSensor,
  pointerWithin,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragMoveEvent,
} from '@dnd-kit/core';
import { Box, Card, Flex, Heading, Spinner, Stack, Text } from '@sanity/ui';
import { useEffect, useRef, useState } from 'react';
import { useCurrentUser } from 'sanity';
import { useTexts } from '../texts/index.ts';
import { MenuSection } from './MenuSection.tsx';
import { dropPlace, zoneAt, type DropTarget } from './drop.ts';
import { placeInDirection, refusal, type Direction, type Place } from './moves.ts';
import { findPage, menuPositions, type Menus, type TreePage } from './tree.ts';
import { isFixedPage, useMove } from './use-move.ts';
import { useMenus } from './use-menus.ts';

/** The site's menus with all their pages. Pages are moved by dragging, by keyboard or from their own menu. */
export function MenuTree({ childItemId }: { childItemId?: string }) {
  const menus = useMenus();
  const t = useTexts();
  if (menus.state === 'ready') return <Tree menus={menus.menus} open={childItemId ?? null} />;
  return (
    <Flex padding={4} gap={3} align="center">
      {menus.state === 'loading' && <Spinner muted />}
      <Text muted size={1}>
        {menus.state === 'loading' ? t('menu.loading') : t('menu.failed', { message: menus.message })}
      </Text>
    </Flex>
  );
}

function Tree({ menus, open }: { menus: Menus; open: string | null }) {
  const t = useTexts();
  const move = useMove(menus);
  const [dragged, setDragged] = useState<TreePage | null>(null);
  const [target, setTarget] = useState<DropTarget | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));
  const mayMove = useMayWrite();
  const focus = useFocusAfterMove(menus);

  const moveTo = (page: TreePage, place: Place) => {
    void move(page, place).then((moved) => {
      if (moved) focus(page.id);
    });
  };
  const onDragMove = (event: DragMoveEvent) => setTarget(targetOf(event, dragged, menus));
  const onDragEnd = (event: DragEndEvent) => {
    const at = targetOf(event, dragged, menus);
    setDragged(null);
    setTarget(null);
    if (dragged !== null && at?.allowed) void move(dragged, at.place);
  };
  const onDirection = (page: TreePage, direction: Direction) => {
    const place = placeInDirection(menus, page, direction);
    if (place !== null) moveTo(page, place);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setDragged(findPage(menus, String(active.id)))}
      onDragMove={onDragMove}
      onDragEnd={onDragEnd}
      onDragCancel={() => {
        setDragged(null);
        setTarget(null);
      }}
    >
      <Box height="fill" overflow="auto">
        <Stack space={4} padding={3} paddingBottom={6} style={{ maxWidth: 760 }}>
          <Text size={1} muted>
            {mayMove ? t('menu.help') : t('menu.viewer')}
          </Text>
          {menuPositions.map((position) => (
            <MenuSection
              key={position}
              position={position}
              pages={menus[position]}
              open={open}
              dragged={dragged?.id ?? null}
              target={target}
              mayMove={mayMove}
              onDirection={onDirection}
              onMove={moveTo}
            />
          ))}
        </Stack>
      </Box>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          // The overlay has the size of the handle, but the page's name needs more room.
          <Card border radius={2} padding={3} shadow={2} tone="primary" style={{ width: 'max-content' }}>
            <Heading size={0}>{dragged.name || t('menu.nameless')}</Heading>
          </Card>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/** The row under the pointer, the zone of that row, and whether the page may go there. */
function targetOf(event: DragMoveEvent | DragEndEvent, dragged: TreePage | null, menus: Menus): DropTarget | null {
  const { over, activatorEvent, delta } = event;
  if (over === null || dragged === null || !(activatorEvent instanceof PointerEvent)) return null;
  const overId = String(over.id);
  const canNest = (parentId: string) =>
    refusal(menus, dragged, { position: 'main', parentId, index: 0 }, isFixedPage) === null;
  const zone = zoneAt(activatorEvent.clientY + delta.y, over.rect, canNest(overId));
  const place = dropPlace(menus, dragged, overId, zone);
  if (place === null) return null;
  return { overId, zone, place, allowed: refusal(menus, dragged, place, isFixedPage) === null };
}

/** Keeps focus on the handle after a keyboard move, though React may have remounted it in another list. */
function useFocusAfterMove(menus: Menus): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    document.querySelector<HTMLElement>(`[data-menu-handle="${CSS.escape(wanted.current)}"]`)?.focus();
    wanted.current = null;
  }, [menus]);
  return (id) => {
    wanted.current = id;
    // The change event may arrive before the response to the write.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-menu-handle="${CSS.escape(id)}"]`)?.focus());
  };
}

/** Moves change the site at once. The lake refuses the writes of others anyway; this saves them the attempt. */
function useMayWrite(): boolean {
  const user = useCurrentUser();
  return user?.roles.some(({ name }) => name !== 'viewer' && name !== 'author') ?? false;
}
