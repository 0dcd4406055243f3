import {
  AddIcon,
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  EllipsisVerticalIcon,
} from '@sanity/icons';
import { Button, Menu, MenuButton, MenuDivider, MenuItem } from '@sanity/ui';
import { useId } from 'react';
import { useRouter } from 'sanity/router';
import { useTexts } from '../texts/index.ts';
import type { TreeActions } from './tree-actions.ts';
import type { Direction } from './moves.ts';
import { menuPositions, type TreePage } from './tree.ts';

const directions = [
  { direction: 'up', icon: ArrowUpIcon },
  { direction: 'down', icon: ArrowDownIcon },
  { direction: 'in', icon: ArrowRightIcon },
  { direction: 'out', icon: ArrowLeftIcon },
] as const satisfies { direction: Direction; icon: unknown }[];

/** Menu items as alternatives to dragging, and a button for a new subpage. */
export function PageActions({ page, mayMove, onDirection, onMove }: TreeActions & { page: TreePage }) {
  const t = useTexts();
  const id = useId();
  const router = useRouter();
  if (!mayMove) return null;
  const canCarry = page.parentId === null && page.pageType !== 'home' && page.versions.includes(page.id);
  return (
    <MenuButton
      id={id}
      button={
        <Button
          icon={EllipsisVerticalIcon}
          mode="bleed"
          padding={2}
          aria-label={t('menu.actions', { name: page.name })}
        />
      }
      menu={
        <Menu>
          {directions.map(({ direction, icon }) => (
            <MenuItem
              key={direction}
              icon={icon}
              fontSize={1}
              text={t(`menu.${direction}`)}
              onClick={() => onDirection(page, direction)}
            />
          ))}
          <MenuDivider />
          {menuPositions
            .filter((position) => position !== page.position || page.parentId !== null)
            .map((position) => (
              <MenuItem
                key={position}
                fontSize={1}
                text={t('menu.to-menu', { menu: t(`menu.${position}`) })}
                onClick={() => onMove(page, { position, parentId: null, index: Number.MAX_SAFE_INTEGER })}
              />
            ))}
          {canCarry && <MenuDivider />}
          {canCarry && (
            <MenuItem
              icon={AddIcon}
              fontSize={1}
              text={t('menu.new-subpage')}
              onClick={() =>
                router.navigateIntent('create', [{ type: 'menuPage', template: 'subpage' }, { parentId: page.id }])
              }
            />
          )}
        </Menu>
      }
      popover={{ portal: true, placement: 'bottom-end' }}
    />
  );
}
