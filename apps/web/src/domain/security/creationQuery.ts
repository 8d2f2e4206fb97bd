import { getCreation } from '@countersign/client'
import { type CreationReport, verifyCreation } from '@countersign/protocol/verify'
import type { CreationInfo } from '@countersign/protocol/wire'
import { queryOptions } from '@tanstack/react-query'
import { type SafeId, safeKey } from '../safe/queries.ts'
import type { Services } from '../services/Services.ts'

export type Creation = {
  claimed: CreationInfo
  /** Undefined where the service does not say enough to work it out. */
  report: CreationReport | undefined
  /** Whether what it says of the set-up gives this very address: then it is the set-up. */
  isProven: boolean
}

/** How a Safe was made: the service's word, and the address worked out from it. */
export function creationQuery(services: Services, { chainId, address }: SafeId) {
  return queryOptions({
    queryKey: [...safeKey({ chainId, address }), 'creation'],
    queryFn: async ({ signal }): Promise<Creation> => {
      const claimed = await getCreation(services.service, { address, chainId, signal })
      const { factoryAddress: factory, masterCopy: singleton, saltNonce, setupData: initializer } = claimed
      if (!singleton || !initializer || saltNonce === null) return { claimed, isProven: false, report: undefined }
      const report = verifyCreation({ factory, initializer, safe: address, saltNonce: BigInt(saltNonce), singleton })
      return { claimed, isProven: report.checks.some(({ code }) => code === 'ADDRESS_AGREES'), report }
    },
    staleTime: Number.POSITIVE_INFINITY,
    // A copy of a verified value is not verified any more.
    structuralSharing: false,
  })
}
