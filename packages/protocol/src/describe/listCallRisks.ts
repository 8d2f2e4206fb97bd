import { type Address, type Hex, zeroAddress } from 'viem'
import {
  allowanceModules,
  findDeploymentByAddress,
  isAllowanceModule,
  isDelegateLibrary,
} from '../chain/findDeployment.ts'
import type { DecodedCall } from '../decode/decodeCall.ts'
import type { DecodedFunction } from '../decode/decodeCalldata.ts'
import { isSameAddress } from '../hash/isSameAddress.ts'
import { isDeceptiveText } from '../text/isDeceptiveText.ts'
import { say } from '../text/Words.ts'
import { type DescribeContext, type OwnerState, toNativePart } from './DescribeContext.ts'
import { findMigration } from './findMigration.ts'
import { functionGroups } from './functionGroups.ts'
import { listSettingsRisks } from './listSettingsRisks.ts'
import { parseSettingsChange, type SettingsChange } from './parseSettingsChange.ts'
import { isRevocation, isUnlimited, parseApproval } from './parseTransfer.ts'
import { createRisk, type Risk, toAmountWords } from './Risk.ts'

type ListCallRisksParameters = {
  context: DescribeContext
  decoded: DecodedCall
  /** The caller. */
  executor: Address
  isInBatch: boolean
  path: readonly number[]
  state: OwnerState | undefined
}

/** The risks of one call; nested calls have their own. */
export function listCallRisks(parameters: ListCallRisksParameters): Risk[] {
  const { decoded } = parameters
  const call = decoded.decoding.kind === 'decoded' ? decoded.decoding.call : undefined
  return [
    ...listOperationRisks(parameters),
    ...listBytesRisks(parameters),
    ...listBatchRisks(parameters),
    ...listAdminRisks(parameters, call),
    ...listTokenRisks(parameters),
    ...(call ? listFunctionRisks(parameters, call) : []),
  ]
}

function listOperationRisks({ decoded, path }: ListCallRisksParameters): Risk[] {
  const { operation, to: address } = decoded.call
  if (operation === 0) return []
  if (isDelegateLibrary(address)) {
    const text = say`The code at ${address} runs as if it were the Safe. An official library belongs there.`
    return [createRisk('DELEGATECALL_TO_LIBRARY', { address, path, text })]
  }
  const text = say`The code at ${address} runs as if it were the Safe: it can take everything and replace the Safe itself.`
  return [createRisk('DELEGATECALL', { address, path, text })]
}

function listBytesRisks({ decoded, path }: ListCallRisksParameters): Risk[] {
  const { call, decoding } = decoded
  const address = call.to
  switch (decoding.kind) {
    case 'empty':
      return []
    case 'decoded': {
      const { isCanonical, unexplainedBytes } = decoding.call
      if (unexplainedBytes === 0) return []
      const text = say`Bytes of the data without a meaning in ${decoding.call.signature}: ${unexplainedBytes}.`
      return [createRisk(isCanonical ? 'UNEXPLAINED_BYTES' : 'UNUSUAL_ENCODING', { address, path, text })]
    }
    case 'ambiguous': {
      const names = decoding.candidates.map(({ signature }) => signature).join(' or ')
      return [
        createRisk('GUESSED_CALL', { address, path, text: say`The function is a guess by its selector: ${names}.` }),
      ]
    }
    case 'invalid':
    case 'malformed':
    case 'short':
    case 'unknown':
      return [
        createRisk('UNKNOWN_CALL', { address, path, text: say`What ${address} does with this data is not known.` }),
      ]
  }
}

function listBatchRisks({ context, decoded, path }: ListCallRisksParameters): Risk[] {
  const risks: Risk[] = []
  const { batch, call, isCutOff } = decoded
  if (isCutOff) {
    risks.push(createRisk('NESTED_TOO_DEEP', { path, text: say`Calls are nested deeper than this check reads.` }))
  }
  if (!batch) return risks
  if (call.operation === 0) {
    const text = say`The batch is not run as the Safe: its calls come from the batch contract.`
    risks.push(createRisk('BATCH_NOT_DELEGATED', { address: call.to, path, text }))
  }
  if (!batch.ok) {
    const text = say`The batch cannot be read from byte ${batch.offset} on; what it does is not known.`
    risks.push(createRisk('BROKEN_BATCH', { path, text }))
  }
  const value = batch.calls.reduce((sum, item) => sum + (item.operation === 0 ? item.value : 0n), 0n)
  if (value > 0n) {
    const text = say`The calls of the batch send ${toAmountWords(toNativePart(context, value))} together.`
    risks.push(createRisk('VALUE_IN_BATCH', { path, text }))
  }
  return risks
}

/** Calls of the Safe to itself. Any of them is administrative, also with an unknown ABI. */
function listAdminRisks(
  { context, decoded, executor, isInBatch, path, state }: ListCallRisksParameters,
  call: DecodedFunction | undefined,
): Risk[] {
  const { data, operation, to } = decoded.call
  if (operation !== 0 || to !== executor || data === '0x') return []
  // The change counts however it is encoded: a warning needs less proof than a meaning.
  const change = call && parseSettingsChange(call)
  const risks = change ? listSettingsRisks({ change, isOfficial: createIsOfficial(context), path, state }) : []
  if (isInBatch) {
    const text = say`The batch contains a call of the Safe to itself, which can change its settings.`
    risks.push(createRisk('ADMIN_CALL_IN_BATCH', { address: to, path, text }))
  }
  return risks
}

/** A symbol that imitates another in a call that moves or approves tokens. */
function listTokenRisks({ context, decoded, path }: ListCallRisksParameters): Risk[] {
  const { to: address } = decoded.call
  const symbol = context.findToken?.(address)?.symbol
  if (symbol === undefined || !isDeceptiveText(symbol)) return []
  const text = say`The symbol of the token ${address} seems made to be taken for another one.`
  return [createRisk('DECEPTIVE_SYMBOL', { address, path, text })]
}

function listFunctionRisks(
  { context, decoded, executor, path }: ListCallRisksParameters,
  call: DecodedFunction,
): Risk[] {
  const { operation, to: address } = decoded.call
  switch (functionGroups.get(call.signature)) {
    case 'approveHash':
      return [
        createRisk('HASH_APPROVED', {
          address,
          path,
          text: say`It signs a transaction of ${address}: check that one too.`,
        }),
      ]
    case 'signMessage':
      return [
        createRisk('MESSAGE_SIGNED', { path, text: say`The message is then signed by the Safe for anyone who asks.` }),
      ]
    case 'control':
      return [createRisk('CONTROL_TRANSFERRED', { address, path, text: say`Control over ${address} changes.` })]
    case 'fallbackHandler':
      if (address !== executor) return []
      return [
        createRisk('FALLBACK_HANDLER_CHANGED', {
          address,
          path,
          text: say`What the Safe answers to signature checks changes.`,
        }),
      ]
    case 'migration':
      return operation === 0 ? [] : listMigrationRisks(decoded, path, createIsOfficial(context))
    case 'limits':
      if (call.name !== 'setAllowance' || !isAllowanceModule(address)) return []
      return [
        createRisk('SPENDING_LIMIT', {
          address,
          path,
          text: say`Up to the limit, the beneficiary can then spend without any owner’s signature.`,
        }),
      ]
    case 'creation':
    case 'deployment':
    case 'execution':
      return []
    case undefined: {
      const token = context.findToken?.(address)
      const approval = parseApproval({ call, target: address, tokenType: token?.type })
      if (!approval || isRevocation(approval)) return []
      const { spender } = approval
      const isAll = isUnlimited(approval)
      const text = isAll
        ? say`${spender} can then take all of it, now and later.`
        : say`${spender} can then take what is allowed without another signature.`
      return [createRisk(isAll ? 'UNLIMITED_APPROVAL' : 'APPROVAL', { address: spender, path, text })]
    }
  }
}

/** By address and code hash: neither alone identifies the official contract. */
function createIsOfficial({ findCodeHash }: DescribeContext) {
  return (address: Address) => isOfficialCode(address, findCodeHash?.(address))
}

function listMigrationRisks(
  decoded: DecodedCall,
  path: readonly number[],
  isOfficial: (address: Address) => boolean,
): Risk[] {
  const migration = findMigration(decoded)
  const unknown = { address: decoded.call.to, path, text: say`The code of the Safe is replaced.` }
  if (!migration) return [createRisk('IMPLEMENTATION_CHANGED', unknown)]
  const { fallbackHandler, implementation: address, official } = migration
  const text = official
    ? say`The code of the Safe is replaced by the official ${official.name} ${official.version}.`
    : say`The code of the Safe is replaced by ${address}, which is no official one: whoever wrote it controls everything.`
  const change: SettingsChange | undefined = fallbackHandler && {
    type: 'SET_FALLBACK_HANDLER',
    handler: fallbackHandler,
  }
  return [
    createRisk(official && isOfficial(address) ? 'SAFE_UPDATED' : 'IMPLEMENTATION_CHANGED', { address, path, text }),
    ...(change ? listSettingsRisks({ change, isOfficial, path, state: undefined }) : []),
  ]
}

/** A batch item to the zero address means "this Safe" to MultiSend 1.5.0. */
export function listZeroTargetRisks(to: Address, path: readonly number[]): Risk[] {
  if (to !== zeroAddress) return []
  const text = say`The call goes to the zero address, which newer batch contracts read as this Safe itself.`
  return [createRisk('ZERO_ADDRESS', { address: to, path, text })]
}

/** Whether the bundled contract is at its address, by address and code hash. */
function isOfficialCode(address: Address, codeHash: Hex | null | undefined): boolean {
  if (!codeHash) return false
  const module = allowanceModules.find((deployment) => isSameAddress(deployment.address, address))
  if (module) return module.codeHashes.includes(codeHash)
  return findDeploymentByAddress(address)?.codeHash === codeHash
}
