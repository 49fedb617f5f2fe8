interface SdkError {
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const metadataOf = (error: unknown) => (error as SdkError).$metadata;

/** S3's HTTP status, if it answered. */
export const statusOf = (error: unknown): number | undefined => metadataOf(error)?.httpStatusCode;

export const isMissing = (error: unknown): boolean => statusOf(error) === 404;

const insufficientStorage = 507;

/** Status of full self-hosted servers. */
export const isFull = (error: unknown): boolean => statusOf(error) === insufficientStorage;

/** Whether S3 failed temporarily; errors of the source are not S3's. */
export function isFaultOfS3(error: unknown): boolean {
  if (metadataOf(error) === undefined) return false;
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 429;
}
