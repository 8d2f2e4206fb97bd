import { queryOptions } from '@tanstack/react-query'
import type { Services } from './Services.ts'

/** Its code may not arrive at the first attempt; opened, it stays the same for as long as the page is open. */
export function largeStorageQuery({ openLargeStorage }: Pick<Services, 'openLargeStorage'>) {
  return queryOptions({
    queryKey: ['largeStorage'],
    queryFn: openLargeStorage,
    retry: true,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
}
