import { useEffect, useMemo } from 'react';

/** Address of a picture; object URL for a file. */
export function usePictureUrl(picture: Blob | string | null): string | null {
  const url = useMemo(() => (picture instanceof Blob ? URL.createObjectURL(picture) : picture), [picture]);
  useEffect(() => {
    // Delayed: strict mode runs effects twice.
    return () => {
      if (picture instanceof Blob && url !== null) setTimeout(() => URL.revokeObjectURL(url), 60_000);
    };
  }, [picture, url]);
  return url;
}
