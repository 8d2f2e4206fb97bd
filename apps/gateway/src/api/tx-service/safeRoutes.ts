import {
  AddressSchema,
  CountSchema,
  CreationInfoSchema,
  DataDecodedSchema,
  UintStringSchema,
} from '@countersign/protocol/wire'
import { zeroAddress } from 'viem'
import { z } from 'zod'
import { DecodeDataRequestSchema, explainData } from '../decoder/decodeData.ts'
import { estimateCall } from '../estimations/estimateCall.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import { getShownSafe } from '../safe-state/getShownSafe.ts'
import { loadCreationInfo } from '../safes/safeRoutes.ts'
import { ServiceAddressParamsSchema, ServiceParamsSchema } from './dialect.ts'
import { ServiceCallSchema } from './transactionRoutes.ts'

export const serviceSafeRoutes = [
  defineRoute({
    isExpensive: true,
    method: 'post',
    path: '/v1/data-decoder',
    summary: 'Decode calldata',
    params: ServiceParamsSchema,
    body: DecodeDataRequestSchema,
    response: DataDecodedSchema,
    handle({ chain, body }) {
      return explainData(chain, body)
    },
  }),
  // From the node, or from the index if the node is slow. Unset addresses are zero.
  defineRoute({
    method: 'get',
    path: '/v1/safes/:address',
    summary: 'Get a Safe',
    description: 'From the node or, if it is slow, from the index.',
    params: ServiceAddressParamsSchema,
    response: z.object({
      address: AddressSchema,
      fallbackHandler: AddressSchema,
      guard: AddressSchema,
      masterCopy: AddressSchema,
      moduleGuard: AddressSchema,
      modules: z.array(AddressSchema),
      nonce: UintStringSchema,
      owners: z.array(AddressSchema),
      threshold: CountSchema,
      version: z.string(),
    }),
    async handle({ chain, params: { address } }, { db }) {
      const state = await getShownSafe(db, chain, address)
      return {
        address,
        fallbackHandler: state.fallbackHandler ?? zeroAddress,
        guard: state.guard ?? zeroAddress,
        masterCopy: state.implementation,
        moduleGuard: state.moduleGuard ?? zeroAddress,
        modules: [...(state.modules ?? [])],
        nonce: state.nonce.toString(),
        owners: [...state.owners],
        threshold: state.threshold,
        version: state.version,
      }
    },
  }),
  defineRoute({
    method: 'get',
    path: '/v1/safes/:address/creation',
    summary: 'Get the creation of a Safe',
    params: ServiceAddressParamsSchema,
    // User operations are not indexed: the creation is attributed to the bundler's transaction.
    response: CreationInfoSchema.extend({ userOperation: z.null() }),
    async handle({ chain, params: { address } }, { db }) {
      return { ...(await loadCreationInfo(db, chain, address)), userOperation: null }
    },
  }),
  defineRoute({
    isExpensive: true,
    method: 'post',
    path: '/v1/safes/:address/multisig-transactions/estimations',
    summary: 'Estimate gas of a Safe transaction',
    params: ServiceAddressParamsSchema,
    body: ServiceCallSchema,
    response: z.object({ safeTxGas: UintStringSchema }),
    async handle({ chain, params: { address: safe }, body: { data, operation, to, value } }) {
      const { version } = await getLiveSafe(chain, safe)
      const call = { data: data ?? '0x', operation, to, value: BigInt(value) } as const
      const safeTxGas = await estimateCall(chain, { call, safe, version })
      return { safeTxGas: safeTxGas.toString() }
    },
  }),
]
