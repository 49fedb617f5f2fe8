/** Several programs with EventStoreDB, MongoDB, Redis, S3 and SMTP servers. */
export interface ProductionWorld {
  readonly eventStoreUrl: string;
  /** The path names the database. */
  readonly mongoUrl: string;
  readonly redisUrl: string;
  /** Redis stream of pushes, one per deployment. */
  readonly stream: string;
  readonly s3: {
    readonly endpoint: string;
    readonly bucket: string;
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  readonly uploadsFolder: string;
  readonly smtp: { readonly url: string; readonly from: string };
}
