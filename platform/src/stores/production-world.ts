/** Several programs on servers of their own: EventStoreDB, MongoDB, Redis, an S3 store and a mail server. */
export interface ProductionWorld {
  readonly eventStoreUrl: string;
  /** Its path names the database. */
  readonly mongoUrl: string;
  readonly redisUrl: string;
  /** Key of the stream of pushes, one per deployment. */
  readonly stream: string;
  readonly s3: {
    readonly endpoint: string;
    readonly bucket: string;
    readonly region: string;
    readonly accessKeyId: string;
    readonly secretAccessKey: string;
  };
  /** Where files land; on a disk that every command-api shares. */
  readonly uploadsFolder: string;
  readonly smtp: { readonly url: string; readonly from: string };
}
