import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { CallCache } from './call-cache';

export function useCallCache(): CallCache {
  const queries = useQueryClient();
  return useMemo(() => new CallCache(queries), [queries]);
}
