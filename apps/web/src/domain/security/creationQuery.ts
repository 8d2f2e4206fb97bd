import { getCreation } from '@countersign/client'
import { type CreationReport, verifyCreation } from '@countersign/protocol/verify'
import type { CreationInfo } from '@countersign/protocol/wire'
import { queryOptions } from '@tanstack/react-query'
import { type SafeId, safeKey } from '../safe/queries.ts'
import type { Services } from '../services/Services.ts'

export type Creation = {
  claimed: CreationInfo
  /** Undefined where the service's data do not suffice to compute the address. */
  report: CreationReport | undefined
  /** Whether the reported setup yields this address, which proves it. */
  isProven: boolean
}

/** How a Safe was created: reported by the service, proven by recomputing the address. */
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
    // Copies of `Verified` values are not verified.
    structuralSharing: false,
  })
}
