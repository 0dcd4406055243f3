export { createLake, type Lake } from './lake.ts';
export type * from './ports.ts';
export type { ExportReport, ExportRequest } from './transfer/export.ts';
export type { ImportReport, ImportRequest } from './transfer/import.ts';
export { newPassword } from './people/passwords.ts';
export { isRole, roles, type Role, type User } from './people/user.ts';
