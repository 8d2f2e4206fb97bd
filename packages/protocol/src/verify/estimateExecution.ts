import { type Address, type Hex, numberToHex } from 'viem'
import type { ChainClient } from '../chain/ChainClient.ts'
import { isRevert } from '../chain/callContracts.ts'
import { type BlockReference, fromChain } from '../evidence/Evidence.ts'
import type { SafeTransaction } from '../hash/SafeTransaction.ts'
import { encodeExecTransaction } from '../signatures/encodeExecTransaction.ts'
import { type Check, createCheck, createUnknown } from './Check.ts'

export type EstimateExecutionParameters = {
  safe: Address
  transaction: SafeTransaction
  /** Valid ones, joined: the dry run goes through the Safe's own check. */
  signatures: Hex
  executor: Address
  block: BlockReference
  /** What a service or relayer suggests as gas limit. */
  claimedGas?: bigint
}

/** The least gas with which the Safe still hands `safeTxGas` to the inner call: it keeps back one part in 64. */
export function getMinimumGas({ safeTxGas }: SafeTransaction): bigint {
  if (safeTxGas === 0n) return 0n
  const kept = (safeTxGas * 64n) / 63n
  const reserve = safeTxGas + 2_500n
  // Up to about 157,500 the fixed reserve is the larger one.
  if (kept > reserve) return kept + 500n
  return reserve + 500n
}

/** Tries the execution on our own node and says how much gas it needs: too little burns the nonce on a failure. */
export async function estimateExecution(
  client: ChainClient,
  parameters: EstimateExecutionParameters,
): Promise<{ gas: bigint | undefined; checks: Check[] }> {
  const { block, claimedGas, executor, safe, signatures, transaction } = parameters
  const evidence = fromChain(block)
  try {
    const data = encodeExecTransaction({ signatures, transaction })
    const answer = await client.request({
      method: 'eth_estimateGas',
      params: [{ data, from: executor, to: safe }, numberToHex(block.number)],
    })
    const estimate = BigInt(answer)
    const minimum = getMinimumGas(transaction)
    // An inner failure that the Safe survives makes the estimate too low; a tenth more, and never below the minimum.
    const needed = estimate + estimate / 10n + minimum
    const checks: Check[] = [
      createCheck(
        'ok',
        {
          actual: `${needed}`,
          code: 'EXECUTION_PASSES',
          id: 'T49',
          message: 'The Safe accepts the signatures and executes.',
        },
        evidence,
      ),
    ]
    const isEnough = claimedGas !== undefined && claimedGas >= estimate && claimedGas >= minimum
    if (claimedGas !== undefined)
      checks.push(
        createCheck(
          isEnough ? 'ok' : 'block',
          {
            actual: `${needed}`,
            claimed: `${claimedGas}`,
            code: isEnough ? 'GAS_ENOUGH' : 'GAS_TOO_LOW',
            id: 'T73',
            message: isEnough
              ? 'The suggested gas is enough.'
              : 'With the suggested gas it would fail and use up its nonce.',
          },
          evidence,
        ),
      )
    return { checks, gas: needed }
  } catch (error) {
    if (isRevert(error))
      return {
        checks: [
          createCheck(
            'block',
            { code: 'EXECUTION_REFUSED', id: 'T49', message: 'The Safe refuses the execution.' },
            evidence,
          ),
        ],
        gas: undefined,
      }
    return {
      checks: [createUnknown({ code: 'ESTIMATE_UNKNOWN', id: 'T73', message: 'The gas could not be estimated.' })],
      gas: undefined,
    }
  }
}
