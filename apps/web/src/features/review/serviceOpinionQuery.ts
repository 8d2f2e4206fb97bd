import { decodeData, estimateTransaction, getChain, getNonces, listMasterCopies } from '@countersign/client'
import type { SafeTransaction } from '@countersign/protocol'
import { queryOptions } from '@tanstack/react-query'
import { type Address, isAddressEqual } from 'viem'
import type { ReportId } from '../../domain/report/Report.ts'
import { safeKey } from '../../domain/safe/queries.ts'
import type { Services } from '../../domain/services/Services.ts'

/** What the service makes of a transaction and its place; undefined where it did not say. Nothing here decides anything. */
export type ServiceOpinion = {
  call: string | undefined
  chain: string | undefined
  gas: string | undefined
  implementation: string | undefined
  nonce: number | undefined
}

export type ServiceOpinionParameters = {
  id: ReportId
  /** Of the Safe, from the chain; undefined where it could not be read. */
  implementation: Address | undefined
  transaction: SafeTransaction
}

/** Asked only for who wants to read it: decoding, gas, next nonce, chain and the Safe's contract in the service's words. */
export function serviceOpinionQuery({ service }: Services, parameters: ServiceOpinionParameters) {
  const { id, implementation, transaction } = parameters
  const { address, chainId, safeTxHash } = id
  const { data, operation, to, value } = transaction
  return queryOptions({
    queryKey: [...safeKey(id), 'opinion', safeTxHash.toLowerCase()],
    queryFn: async ({ signal }): Promise<ServiceOpinion> => {
      const orNothing = <answer>(promise: Promise<answer>) => promise.catch(() => undefined)
      const call = { data: data === '0x' ? null : data, operation, to, value: String(value) }
      const [decoded, estimation, nonces, chain, copies] = await Promise.all([
        data === '0x' ? undefined : orNothing(decodeData(service, { chainId, data, operation, signal, to })),
        orNothing(estimateTransaction(service, { address, chainId, signal, ...call })),
        orNothing(getNonces(service, { address, chainId, signal })),
        orNothing(getChain(service, { chainId, signal })),
        orNothing(listMasterCopies(service, { chainId, signal })),
      ])
      const copy = copies?.find((candidate) => implementation && isAddressEqual(candidate.address, implementation))
      return {
        call: decoded && `${decoded.method}(${(decoded.parameters ?? []).map(({ name }) => name).join(', ')})`,
        chain: chain && `${chain.chainName} (${chain.chainId})`,
        gas: estimation?.safeTxGas,
        implementation: copy?.version,
        nonce: nonces?.recommendedNonce,
      }
    },
  })
}
