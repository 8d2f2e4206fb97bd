import { HttpRequestError } from '@countersign/client'
import type { Services } from '../services/Services.ts'
import { type SafeId, safeStateQuery } from './queries.ts'

/** No service indexes a Safe that is only planned here: its lists are empty. */
export function emptyIfPlanned<list>(services: Services, safe: SafeId, empty: list): (error: unknown) => Promise<list> {
  return async (error) => {
    if (!(error instanceof HttpRequestError) || error.status !== 404) throw error
    const state = await services.queryClient.ensureQueryData(safeStateQuery(services, safe)).catch(() => undefined)
    if (!state?.planned) throw error
    return empty
  }
}
