import { type Address, encodeFunctionData, type Hex, isAddressEqual } from 'viem'
import { multiSendAbi } from '../abi/libraryAbi.ts'
import { type CreationPlan, getDeployment, getPlan } from '../chain/planCreation.ts'
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
  const call = batchCalls(plan, [plan.call, execution.call])
  assertTransactionRequest({ chainId, to: call.to })
  return deepFreeze({ ...execution, call })
}

export type CreationCall = { to: Address; data: Hex }

/** The call that creates a planned Safe, after others in the same transaction: the contracts of its owners. */
export function createCreationCall(plan: CreationPlan, before: readonly CreationCall[]): CreationCall {
  return before.length === 0 ? plan.call : batchCalls(plan, [...before, plan.call])
}

/** Called, not delegatecalled: the calls come from the library, and none of them depends on its sender. */
function batchCalls({ version }: CreationPlan, calls: readonly CreationCall[]): CreationCall {
  const { address: to } = getDeployment('MultiSendCallOnly', version)
  const batch = encodeMultiSend(calls.map(({ data, to: target }) => ({ data, operation: 0, to: target, value: 0n })))
  return { data: encodeFunctionData({ abi: multiSendAbi, args: [batch], functionName: 'multiSend' }), to }
}
