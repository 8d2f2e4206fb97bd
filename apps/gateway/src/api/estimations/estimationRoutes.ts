import {
  EstimationSchema,
  type GasPriceOracle,
  GasPriceOracleSchema,
  TransactionCallRequestSchema,
} from '@countersign/protocol/wire'
import { formatGwei } from 'viem'
import { findHighestNonce } from '../../db/queries/queue.ts'
import type { ChainClient } from '../../lib/createChainClient.ts'
import { cacheBriefly } from '../../lib/createSharedReader.ts'
import { toJsonNumber } from '../../lib/toJsonNumber.ts'
import type { ServedChain } from '../chain-registry/ChainRegistry.ts'
import { withNodeTimeout } from '../chain-registry/withNodeTimeout.ts'
import { defineRoute } from '../http/defineRoute.ts'
import { getLiveSafe } from '../safe-state/getLiveSafe.ts'
import { ChainParamsSchema, SafeParamsSchema } from '../wire/wireSchemas.ts'
import { estimateCall } from './estimateCall.ts'

export const estimateTransaction = defineRoute({
  isExpensive: true,
  method: 'post',
  path: '/v2/chains/:chainId/safes/:address/multisig-transactions/estimations',
  summary: 'Estimate gas of a Safe transaction',
  params: SafeParamsSchema,
  body: TransactionCallRequestSchema,
  response: EstimationSchema,
  async handle({ chain, params: { address, chainId }, body: { data, operation, to, value } }, { db }) {
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

/** Gas prices of recent blocks in the format of Etherscan's gas oracle. */
export const getGasPrice = defineRoute({
  method: 'get',
  path: '/v1/chains/:chainId/gas-price',
  summary: 'Get gas prices',
  params: ChainParamsSchema,
  response: GasPriceOracleSchema,
  async handle({ chain, params: { chainId } }) {
    const read =
      oracles.get(chain.client) ?? cacheBriefly(() => withNodeTimeout(chainId, () => readOracle(chain)), moment)
    oracles.set(chain.client, read)
    return read()
  },
})

/** Milliseconds. */
const moment = 1_000
const oracles = new WeakMap<ChainClient, () => Promise<GasPriceOracle>>()

async function readOracle({ client }: ServedChain): Promise<GasPriceOracle> {
  const history = await client.getFeeHistory({ blockCount: 5, rewardPercentiles: [10, 50, 90] })
  const baseFee = history.baseFeePerGas.at(-1) ?? 0n
  const [slow, usual, fast] = [0, 1, 2].map(
    (index) => baseFee + average(history.reward?.map((tips) => tips[index] ?? 0n)),
  )
  return {
    message: 'OK',
    result: {
      FastGasPrice: formatGwei(fast ?? baseFee),
      gasUsedRatio: history.gasUsedRatio.join(','),
      LastBlock: (history.oldestBlock + BigInt(history.gasUsedRatio.length) - 1n).toString(),
      ProposeGasPrice: formatGwei(usual ?? baseFee),
      SafeGasPrice: formatGwei(slow ?? baseFee),
      suggestBaseFee: formatGwei(baseFee),
    },
    status: '1',
  }
}

function average(values: readonly bigint[] = []): bigint {
  return values.length === 0 ? 0n : values.reduce((sum, value) => sum + value, 0n) / BigInt(values.length)
}
