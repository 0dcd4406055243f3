/** Why an upload is refused, with a message for the sender; recognized by its `code`. */
export type AssetRefusal = Error & {
  code: 'ASSET_TYPE' | 'ASSET_TOO_LARGE' | 'ASSET_TOO_MANY_PIXELS' | 'ASSET_UNSAFE' | 'ASSET_DAMAGED';
};

export const refuseAsset = (code: AssetRefusal['code'], message: string): AssetRefusal =>
  Object.assign(new Error(message), { code });

export const isAssetRefusal = (error: unknown): error is AssetRefusal =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ASSET_');
