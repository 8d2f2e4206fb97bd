import { queryOptions } from '@tanstack/react-query'
import { getLargeStorage } from '../../lib/openLargeStorage.ts'
import type { Services } from './Services.ts'

export function largeStorageQuery(services: Pick<Services, 'page' | 'storage'>) {
  return queryOptions({
    queryKey: ['largeStorage'],
    queryFn: () => getLargeStorage(services),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
}
