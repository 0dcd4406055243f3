import { ClipboardIcon } from '@sanity/icons';
import type { Tool } from 'sanity';
import { ownTexts } from '../texts/own-texts.ts';
import { AuditTool } from './AuditTool.tsx';

/** The audit trail, at `/studio/audit`. */
export const auditTool: Tool = {
  name: 'audit',
  title: ownTexts['audit.title'],
  icon: ClipboardIcon,
  component: AuditTool,
};
