import { type Address, isAddress, isAddressEqual } from 'viem'
import { recomputed } from '../evidence/Evidence.ts'
import type { SafeMessageContent } from '../hash/hashSafeMessage.ts'
import { msg } from '../text/msg.ts'
import { type Check, createCheck } from './Check.ts'

/** Signing these grants approvals or sells assets. */
const permits = new Set([
  'Permit',
  'PermitAll',
  'PermitBatch',
  'PermitBatchTransferFrom',
  'PermitBatchWitnessTransferFrom',
  'PermitForAll',
  'PermitSingle',
  'PermitTransferFrom',
  'PermitWitnessTransferFrom',
  'ReceiveWithAuthorization',
  'TransferWithAuthorization',
])
const orders = new Set([
  'BulkOrder',
  'ForwardRequest',
  'LimitOrder',
  'Order',
  'OrderComponents',
  'RfqOrder',
  'UserOperation',
  'PackedUserOperation',
])

export type CheckMessageContentParameters = { chainId: number; safe: Address; content: SafeMessageContent }

/** Classifies a message; one check per matching rule. */
export function checkMessageContent({ chainId, content, safe }: CheckMessageContentParameters): Check[] {
  if (typeof content === 'string') return [checkText(content)]
  const { domain = {}, primaryType } = content
  const checks = [checkType(primaryType, Object.keys(content.types ?? {}))]
  const contract = domain.verifyingContract
  if (contract !== undefined && isAddress(contract, { strict: false }) && isAddressEqual(contract, safe))
    checks.push(
      createCheck('block', { actual: contract, id: 'T67' }, recomputed, [
        'MESSAGE_TO_SAFE_ITSELF',
        msg('check.messageForSafe', 'The message is for this Safe itself: signing it would act for the Safe.'),
      ]),
    )
  if (domain.chainId !== undefined && BigInt(domain.chainId) !== BigInt(chainId))
    checks.push(
      createCheck('warn', { actual: `${chainId}`, claimed: `${domain.chainId}`, id: 'T67' }, recomputed, [
        'MESSAGE_FOR_OTHER_CHAIN',
        msg('check.messageForOtherChain', 'The message is for chain {chainId}.', { chainId: domain.chainId }),
      ]),
    )
  return checks
}

function checkText(text: string): Check {
  // 32 bytes in hex are a hash of unknown content.
  if (/^\s*(?:0x)?[0-9a-f]{64}\s*$/i.test(text))
    return createCheck('block', { id: 'T68' }, recomputed, [
      'MESSAGE_IS_HASH',
      msg('check.messageIsHash', 'The message is a bare hash: its content is unknown.'),
    ])
  return createCheck('ok', { id: 'T68' }, recomputed, [
    'MESSAGE_IS_TEXT',
    msg('check.messageIsText', 'The message is a text.'),
  ])
}

function checkType(primaryType: string, types: readonly string[]): Check {
  const outcome = { actual: primaryType, id: 'T67' } as const
  if (primaryType === 'SafeTx' || primaryType === 'SafeMessage' || types.includes('SafeTx'))
    return createCheck('block', outcome, recomputed, [
      'MESSAGE_IS_SAFE_TRANSACTION',
      msg('check.messageInDisguise', 'The message is a disguised transaction or message of a Safe.'),
    ])
  if (permits.has(primaryType))
    return createCheck('warn', outcome, recomputed, [
      'MESSAGE_IS_PERMIT',
      msg('check.messageMovesTokens', 'Signing this {type} lets another account move tokens of the Safe.', {
        type: primaryType,
      }),
    ])
  if (orders.has(primaryType))
    return createCheck('warn', outcome, recomputed, [
      'MESSAGE_IS_ORDER',
      msg('check.messageActs', 'Signing this {type} lets another account act or trade for the Safe.', {
        type: primaryType,
      }),
    ])
  return createCheck('ok', outcome, recomputed, [
    'MESSAGE_IS_TYPED_DATA',
    msg('check.messageIsTyped', 'The message is typed data ({type}).', { type: primaryType }),
  ])
}
