import type { z } from 'zod';

/** Whether a form has a file field, and must be sent as multipart; otherwise only the file's name would be sent. */
export function takesFiles(schema: z.ZodType): boolean {
  const isFile = (type: z.ZodType): boolean =>
    type.def.type === 'file' || ('innerType' in type.def && isFile(type.def.innerType as z.ZodType));
  return Object.values((schema as z.ZodObject).shape).some((type) => isFile(type as z.ZodType));
}
