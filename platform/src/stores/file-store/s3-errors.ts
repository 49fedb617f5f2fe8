interface SdkError {
  readonly $metadata?: { readonly httpStatusCode?: number };
}

const metadataOf = (error: unknown) => (error as SdkError).$metadata;

/** The HTTP status that S3 answered with, if it answered. */
export const statusOf = (error: unknown): number | undefined => metadataOf(error)?.httpStatusCode;

export const isMissing = (error: unknown): boolean => statusOf(error) === 404;

const insufficientStorage = 507;

/** Whether the storage is full; self-hosted servers answer with this status. */
export const isFull = (error: unknown): boolean => statusOf(error) === insufficientStorage;

/**
 * Whether a request failed because S3 did not answer, was too busy or broke: another time it may succeed. What did not
 * come out of the SDK, such as a source that broke, is none of S3's.
 */
export function isFaultOfS3(error: unknown): boolean {
  if (metadataOf(error) === undefined) return false;
  const status = statusOf(error);
  return status === undefined || status >= 500 || status === 429;
}
