import { type Address, numberToHex } from 'viem'
import { type ChainClient, readBlock } from '../chain/ChainClient.ts'
import { isRevert } from '../chain/callContracts.ts'
import { BaseError } from '../errors/BaseError.ts'
import { type Evidence, fromChain } from '../evidence/Evidence.ts'
import type { SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { prepareCustomErrors } from '../rules/customErrors.ts'
import { toReasonMessage } from '../rules/describeSafeError.ts'
import { type NodeError, toNodeError } from '../rules/NodeError.ts'
import { msg } from '../text/msg.ts'
import { type Check, checkThat, createCheck, createUnknown } from './Check.ts'
import type { ExecutionRequest } from './createExecutionRequest.ts'

type EstimateExecutionParameters = {
  /** Valid signatures: the dry run passes the Safe's own check. */
  request: ExecutionRequest
  executor: Address
  /** Gas limit suggested by a service or relayer. */
  claimedGas?: bigint
}

export type ExecutionEstimate = {
  /** Undefined if the execution reverts or could not be estimated. */
  gas: bigint | undefined
  checks: Check[]
  error: NodeError | undefined
}

/** Minimum gas for which the Safe can forward `safeTxGas`: 1/64 is retained. */
export function getMinimumGas({ safeTxGas }: SafeTransaction): bigint {
  if (safeTxGas === 0n) return 0n
  const retained = (safeTxGas * 64n) / 63n
  const reserve = safeTxGas + 2_500n
  // Up to about 157,500 the fixed reserve is the larger one.
  if (retained > reserve) return retained + 500n
  return reserve + 500n
}

/** Estimates the execution's gas on our own node: too little wastes the nonce on a failure. */
export async function estimateExecution(
  client: ChainClient,
  { claimedGas, executor, request }: EstimateExecutionParameters,
): Promise<ExecutionEstimate> {
  const { call, chainId, transaction } = request
  let evidence: Evidence | undefined
  try {
    const block = await readBlock(client, { chainId })
    evidence = fromChain(block)
    const answer = await client.request({
      method: 'eth_estimateGas',
      params: [{ ...call, from: executor }, numberToHex(block.number)],
    })
    const estimate = BigInt(answer)
    const minimum = getMinimumGas(transaction)
    // The estimate is too low if the Safe survives an inner failure, and an inner call gets at most 63/64: adds 30 %,
    // and never goes below the minimum.
    const needed = estimate + (estimate * 3n) / 10n + minimum
    const checks: Check[] = [
      createCheck('ok', { actual: `${needed}`, id: 'T49' }, evidence, [
        'EXECUTION_PASSES',
        msg('execution.passes', 'The Safe accepts the signatures and executes.'),
      ]),
    ]
    const isEnough = claimedGas !== undefined && claimedGas >= estimate && claimedGas >= minimum
    if (claimedGas !== undefined)
      checks.push(
        checkThat(isEnough, { actual: `${needed}`, claimed: `${claimedGas}`, id: 'T73' }, evidence, {
          ok: ['GAS_ENOUGH', msg('execution.gasEnough', 'The suggested gas is enough.')],
          block: [
            'GAS_TOO_LOW',
            msg('execution.gasTooLow', 'With the suggested gas it would fail and use up its nonce.'),
          ],
        }),
      )
    return { checks, error: undefined, gas: needed }
  } catch (cause) {
    await prepareCustomErrors()
    const error = toNodeError(cause)
    if (evidence && isRevert(cause)) {
      const message =
        error?.reason === undefined
          ? msg('execution.refused', 'The Safe refuses the execution.')
          : msg('execution.refusedBecause', 'The Safe refuses the execution: {reason}.', {
              reason: toReasonMessage(error.reason),
            })
      const check = createCheck('block', { id: 'T49' }, evidence, ['EXECUTION_REFUSED', message])
      return { checks: [check], error, gas: undefined }
    }
    const reason = error ?? (cause instanceof BaseError ? cause : undefined)
    const message = msg('execution.unknown', 'The execution could not be simulated. {reason}', {
      reason: reason?.translatable ?? msg('execution.nodeSilent', 'The node did not respond.'),
    })
    return { checks: [createUnknown({ id: 'T73' }, ['ESTIMATE_UNKNOWN', message])], error, gas: undefined }
  }
}
