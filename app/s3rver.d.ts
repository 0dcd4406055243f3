/** What our tests use of it: https://github.com/20minutes/s3rver */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  export default class S3rver {
    constructor(options: {
      allowMismatchedSignatures?: boolean;
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      configureBuckets: { name: string }[];
    });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
