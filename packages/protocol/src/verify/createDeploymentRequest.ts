import { encodeFunctionData, isAddressEqual } from 'viem'
import { multiSendAbi } from '../abi/libraryAbi.ts'
import { getDeployment, getPlan } from '../chain/planCreation.ts'
import type { PlanCreationParameters } from '../chain/SafeFacts.ts'
import { encodeMultiSend } from '../decode/decodeMultiSend.ts'
import { BaseError } from '../errors/BaseError.ts'
import { deepFreeze } from '../evidence/Evidence.ts'
import { assertTransactionRequest } from '../rules/assertTransactionRequest.ts'
import { msg, type TranslatableMessage } from '../text/msg.ts'
import {
  type CreateExecutionRequestParameters,
  createExecutionRequest,
  type ExecutionRequest,
} from './createExecutionRequest.ts'

/** The planned Safe cannot execute this as its first transaction. */
class DeploymentRefusedError extends BaseError {
  override readonly name = 'DeploymentRefusedError'
  constructor({ reason }: { reason: TranslatableMessage }) {
    super(
      'FOUNDING_REFUSED',
      msg('creation.refused', 'The Safe cannot be created with this transaction: {reason}.', { reason }),
    )
  }
}

export type CreateDeploymentRequestParameters = Omit<CreateExecutionRequestParameters, 'version'> & {
  planned: PlanCreationParameters
}

/**
 * One call that makes a planned Safe and executes its first transaction: if either part fails, neither is done. There is
 * no Safe yet that could be asked for its owners: they are those that its address is made of. From there on it is an
 * execution like any other, and is tried, sent and looked for on the chain as one.
 *
 * @throws DeploymentRefusedError, OtherTransactionError, NotVerifiedError
 */
export function createDeploymentRequest({
  planned,
  ...parameters
}: CreateDeploymentRequestParameters): ExecutionRequest {
  const { chainId, safe, signatures } = parameters
  const plan = getPlan({ planned, safe })
  if (!plan)
    throw new DeploymentRefusedError({
      reason: msg('link.wrongPlan', 'its owners, threshold and salt give another address'),
    })
  // Checks the transaction and its verification, and rejects duplicate signers.
  const execution = createExecutionRequest({ ...parameters, version: plan.version })
  if (execution.transaction.nonce !== 0n)
    throw new DeploymentRefusedError({ reason: msg('creation.notFirst', 'it is not the first of its Safe') })
  const { owners, threshold } = plan.setup
  const outsider = signatures.value.find(({ signer }) => !owners.some((owner) => isAddressEqual(owner, signer)))
  if (outsider)
    throw new DeploymentRefusedError({
      reason: msg('creation.outsider', '{signer} is not an owner', { signer: outsider.signer }),
    })
  if (BigInt(signatures.value.length) < threshold)
    throw new DeploymentRefusedError({
      reason: msg('creation.tooFewSigned', '{threshold} owners must have signed', { threshold }),
    })
  const { address: to } = getDeployment('MultiSendCallOnly', plan.version)
  assertTransactionRequest({ chainId, to })
  const calls = [
    { ...plan.call, operation: 0, value: 0n },
    { ...execution.call, operation: 0, value: 0n },
  ] as const
  const data = encodeFunctionData({ abi: multiSendAbi, args: [encodeMultiSend(calls)], functionName: 'multiSend' })
  return deepFreeze({ ...execution, call: { data, to } })
}
