import { safeStateQuery } from '../src/domain/safe/queries.ts'
import type { Services } from '../src/domain/services/Services.ts'
import { testSafe, testState } from './testSafe.ts'

/** As if the chain had answered just now for the test Safe. */
export function seedSafe(services: Services): void {
  services.queryClient.setQueryData(safeStateQuery(services, testSafe).queryKey, testState)
}
