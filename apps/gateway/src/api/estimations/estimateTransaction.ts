import { EstimationSchema, TransactionCallRequestSchema } from '@countersign/protocol/wire'
import { findHighestNonce } from '../../db/queries/queue.ts'
import { toJsonNumber } from '../../lib/toJsonNumber.ts'
import { getServedChain } from '../chain-registry/ChainRegistry.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import { SafeParamsSchema } from '../wire/SafeParamsSchema.ts'
import { estimateCall } from './estimateCall.ts'

export const estimateTransaction = defineRoute({
  isExpensive: true,
  method: 'post',
  path: '/v2/chains/:chainId/safes/:address/multisig-transactions/estimations',
  summary: 'Nonces, and the gas that a call needs inside the Safe.',
  params: SafeParamsSchema,
  body: TransactionCallRequestSchema,
  response: EstimationSchema,
  async handle({ params: { address, chainId }, body: { data, operation, to, value } }, { chains, db }) {
    const chain = getServedChain(chains, chainId)
    const { nonce, owners, version } = await getLiveSafe(chain, address)
    const call = { data: data ?? '0x', operation, to, value: BigInt(value) } as const
    const [safeTxGas, highest = -1n] = await Promise.all([
      estimateCall(chain, { call, safe: address, version }),
      findHighestNonce(db, { chainId, nonce, owners, safe: address }),
    ])
    const currentNonce = toJsonNumber(nonce)
    return {
      currentNonce,
      recommendedNonce: Math.max(currentNonce, toJsonNumber(highest + 1n)),
      safeTxGas: safeTxGas.toString(),
    }
  },
})
