import { useEffect, useMemo } from 'react';

/** Under which address a picture can be shown: a file of this browser gets one for as long as it is looked at. */
export function usePictureUrl(picture: Blob | string | null): string | null {
  const url = useMemo(() => (picture instanceof Blob ? URL.createObjectURL(picture) : picture), [picture]);
  useEffect(() => {
    // The address lives longer than one turn of the screen: strict mode runs effects twice.
    return () => {
      if (picture instanceof Blob && url !== null) setTimeout(() => URL.revokeObjectURL(url), 60_000);
    };
  }, [picture, url]);
  return url;
}
