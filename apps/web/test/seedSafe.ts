import { safeStateQuery } from '../src/domain/safe/queries.ts'
import type { Services } from '../src/domain/services/Services.ts'
import { testSafe, testState } from './testSafe.ts'

/** Seeds the test Safe's state as if just read from the chain. */
export function seedSafe(services: Services): void {
  services.queryClient.setQueryData(safeStateQuery(services, testSafe).queryKey, testState)
}
