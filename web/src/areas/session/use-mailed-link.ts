import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';

/** What the address of a mailed link held. */
export interface OpenedLink {
  readonly id: string;
  /** Seconds since 1970. */
  readonly time: number;
  /** As far as this browser's clock knows; the server decides (R-AUT-20). */
  readonly isLate: boolean;
}

/**
 * @param path of the screen, without the link
 * @returns the link that the screen was opened by. It is kept in this page's memory alone and leaves the address at once, so that
 * neither history nor a look over the shoulder tells it (S6).
 */
export function useMailedLink(path: string): OpenedLink | null {
  const { id, time } = useParams();
  const navigate = useNavigate();
  const [link] = useState<OpenedLink | null>(() => {
    if (id === undefined || !/^\d+$/.test(time ?? '')) return null;
    return { id, time: Number(time), isLate: Number(time) * 1000 <= Date.now() };
  });
  useEffect(() => {
    if (id !== undefined) void navigate(path, { replace: true });
  }, [id, navigate, path]);
  return link;
}
