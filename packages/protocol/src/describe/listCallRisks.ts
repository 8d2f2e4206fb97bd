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
import { msg } from '../text/msg.ts'
import { type DescribeContext, type OwnerState, toNativePart } from './DescribeContext.ts'
import { findMigration } from './findMigration.ts'
import { functionGroups } from './functionGroups.ts'
import { listSettingsRisks } from './listSettingsRisks.ts'
import { parseSettingsChange, type SettingsChange } from './parseSettingsChange.ts'
import { isRevocation, isUnlimited, parseApproval } from './parseTransfer.ts'
import { createRisk, type Risk, toAmountMessage } from './Risk.ts'

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
    const text = msg(
      'risk.libraryDelegatecall',
      'The code at {address} runs as the Safe. The address is that of an official library.',
      { address },
    )
    return [createRisk('DELEGATECALL_TO_LIBRARY', { address, path, text })]
  }
  const text = msg(
    'risk.delegatecall',
    'The code at {address} runs as the Safe: it can take all assets and replace the Safe.',
    { address },
  )
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
      const text = msg(
        'risk.unexplainedBytes',
        'Bytes of the data without a meaning in {signature}: {count, number}.',
        { signature: decoding.call.signature, count: unexplainedBytes },
      )
      return [createRisk(isCanonical ? 'UNEXPLAINED_BYTES' : 'UNUSUAL_ENCODING', { address, path, text })]
    }
    case 'ambiguous': {
      const names = decoding.candidates.map(({ signature }) => signature).join(' or ')
      return [
        createRisk('GUESSED_CALL', {
          address,
          path,
          text: msg('risk.guessedCall', 'The function is a guess from its selector: {names}.', { names }),
        }),
      ]
    }
    case 'invalid':
    case 'malformed':
    case 'short':
    case 'unknown':
      return [
        createRisk('UNKNOWN_CALL', {
          address,
          path,
          text: msg('risk.unknownCall', 'The effect of this data on {address} is unknown.', { address }),
        }),
      ]
  }
}

function listBatchRisks({ context, decoded, path }: ListCallRisksParameters): Risk[] {
  const risks: Risk[] = []
  const { batch, call, isCutOff } = decoded
  if (isCutOff) {
    risks.push(
      createRisk('NESTED_TOO_DEEP', {
        path,
        text: msg('risk.nestedTooDeep', 'Calls are nested deeper than this check reads.'),
      }),
    )
  }
  if (!batch) return risks
  if (call.operation === 0) {
    const text = msg(
      'risk.batchNotDelegated',
      'The batch does not run as the Safe: its calls come from the batch contract.',
    )
    risks.push(createRisk('BATCH_NOT_DELEGATED', { address: call.to, path, text }))
  }
  if (!batch.ok) {
    const text = msg('risk.brokenBatch', 'The batch is unreadable from byte {offset}; its effect is unknown.', {
      offset: batch.offset,
    })
    risks.push(createRisk('BROKEN_BATCH', { path, text }))
  }
  const value = batch.calls.reduce((sum, item) => sum + (item.operation === 0 ? item.value : 0n), 0n)
  if (value > 0n) {
    const text = msg('risk.valueInBatch', 'The calls of the batch send {amount} in total.', {
      amount: toAmountMessage(toNativePart(context, value)),
    })
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
    const text = msg(
      'risk.adminCallInBatch',
      'The batch contains a call of the Safe to itself, which can change its settings.',
    )
    risks.push(createRisk('ADMIN_CALL_IN_BATCH', { address: to, path, text }))
  }
  return risks
}

/** A symbol that imitates another in a call that moves or approves tokens. */
function listTokenRisks({ context, decoded, path }: ListCallRisksParameters): Risk[] {
  const { to: address } = decoded.call
  const symbol = context.findToken?.(address)?.symbol
  if (symbol === undefined || !isDeceptiveText(symbol)) return []
  const text = msg('risk.deceptiveSymbol', 'The symbol of the token {address} imitates another token.', { address })
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
          text: msg('risk.hashApproved', 'It signs a transaction of {address}: review that transaction too.', {
            address,
          }),
        }),
      ]
    case 'signMessage':
      return [
        createRisk('MESSAGE_SIGNED', {
          path,
          text: msg('risk.messageSigned', 'The Safe’s signature of the message is then valid for anyone.'),
        }),
      ]
    case 'control':
      return [
        createRisk('CONTROL_TRANSFERRED', {
          address,
          path,
          text: msg('risk.controlTransferred', 'Control over {address} changes.', { address }),
        }),
      ]
    case 'fallbackHandler':
      if (address !== executor) return []
      return [
        createRisk('FALLBACK_HANDLER_CHANGED', {
          address,
          path,
          text: msg('risk.signatureChecksChange', 'The Safe’s signature checks change.'),
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
          text: msg(
            'risk.spendingLimit',
            'The beneficiary can then spend up to the limit without an owner’s signature.',
          ),
        }),
      ]
    case 'creation':
    case 'deployment':
    case 'execution':
    // It changes nothing of the Safe.
    case 'passkeySigner':
      return []
    case undefined: {
      const token = context.findToken?.(address)
      const approval = parseApproval({ call, target: address, tokenType: token?.type })
      if (!approval || isRevocation(approval)) return []
      const { spender } = approval
      const isAll = isUnlimited(approval)
      const text = isAll
        ? msg('risk.unlimitedApproval', '{spender} can then take the entire balance, now and later.', { spender })
        : msg('risk.approval', '{spender} can then take the allowed amount without another signature.', { spender })
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
  const unknown = {
    address: decoded.call.to,
    path,
    text: msg('risk.codeReplaced', 'The code of the Safe is replaced.'),
  }
  if (!migration) return [createRisk('IMPLEMENTATION_CHANGED', unknown)]
  const { fallbackHandler, implementation: address, official } = migration
  const text = official
    ? msg('risk.codeReplacedByOfficial', 'The code of the Safe is replaced by the official {name} {version}.', {
        name: official.name,
        version: official.version,
      })
    : msg(
        'risk.codeReplacedByUnofficial',
        'The code of the Safe is replaced by {address}, which is not official: its author controls all assets.',
        { address },
      )
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
  const text = msg(
    'risk.zeroAddress',
    'The call goes to the zero address, which newer batch contracts treat as this Safe.',
  )
  return [createRisk('ZERO_ADDRESS', { address: to, path, text })]
}

/** Whether the bundled contract is at its address, by address and code hash. */
function isOfficialCode(address: Address, codeHash: Hex | null | undefined): boolean {
  if (!codeHash) return false
  const module = allowanceModules.find((deployment) => isSameAddress(deployment.address, address))
  if (module) return module.codeHashes.includes(codeHash)
  return findDeploymentByAddress(address)?.codeHash === codeHash
}
