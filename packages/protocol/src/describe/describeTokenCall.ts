import { type Address, zeroAddress } from 'viem'
import { isAllowanceModule } from '../chain/findDeployment.ts'
import { type DecodedFunction, readArguments } from '../decode/decodeCalldata.ts'
import {
  type DescribeContext,
  toAddressPart,
  toCountPart,
  toNativePart,
  toNftPart,
  toTokenPart,
} from './DescribeContext.ts'
import {
  type Approval,
  getTransferDirection,
  isUnlimited,
  type MultiTransfer,
  parseApproval,
  parseMultiTransfer,
} from './parseTransfer.ts'
import { createSentence, type Sentence } from './Sentence.ts'

type DescribeTokenCallParameters = {
  call: DecodedFunction
  context: DescribeContext
  /** The caller. */
  executor: Address
  target: Address
}

/** The sentence of a token call that is not classified as a transfer: approvals, unknown tokens, ERC-1155. */
export function describeTokenCall(parameters: DescribeTokenCallParameters): Sentence | undefined {
  const { call, context, executor, target } = parameters
  const approval = parseApproval({ call, target, tokenType: context.findToken?.(target)?.type })
  if (approval) return describeApproval(approval, context)
  const multi = parseMultiTransfer({ call, token: target })
  if (multi) return describeMultiTransfer(multi, { context, executor })
  const { address, number } = readArguments(call)
  const token = toAddressPart(context, target)
  switch (call.signature) {
    case 'transfer(address,uint256)':
      return createSentence('sendAmount', {
        amount: toTokenPart(context, target, number(1)),
        recipient: toAddressPart(context, address(0)),
      })
    case 'transferFrom(address,address,uint256)':
    case 'safeTransferFrom(address,address,uint256)':
    case 'safeTransferFrom(address,address,uint256,bytes)':
      return createSentence('moveTokens', {
        token,
        sender: toAddressPart(context, address(0)),
        recipient: toAddressPart(context, address(1)),
      })
    default:
      return undefined
  }
}

/** Outgoing, incoming, or between others by an allowance, where the Safe sends nothing. */
function describeMultiTransfer(
  { items, recipient, sender, token }: MultiTransfer,
  { context, executor }: Pick<DescribeTokenCallParameters, 'context' | 'executor'>,
): Sentence {
  const direction = getTransferDirection({ recipient, safe: executor, sender })
  const parties = { sender: toAddressPart(context, sender), recipient: toAddressPart(context, recipient) }
  const [item] = items
  if (item && items.length === 1) {
    const what = { count: toCountPart(item.value), tokenId: toCountPart(item.tokenId) }
    return createSentence(multiToken[direction], { ...what, token: toAddressPart(context, token), ...parties })
  }
  const count = toCountPart(items.length)
  return createSentence(multiTokens[direction], { count, token: toAddressPart(context, token), ...parties })
}

const multiToken = { INCOMING: 'collectMultiToken', OUTGOING: 'sendMultiToken', UNKNOWN: 'moveMultiToken' } as const
const multiTokens = { INCOMING: 'collectMultiTokens', OUTGOING: 'sendMultiTokens', UNKNOWN: 'moveMultiTokens' } as const

function describeApproval(approval: Approval, context: DescribeContext): Sentence {
  const token = toAddressPart(context, approval.token)
  const spender = toAddressPart(context, approval.spender)
  switch (approval.type) {
    case 'operator':
      return createSentence(approval.isApproved ? 'approveOperator' : 'revokeOperator', { operator: spender, token })
    case 'nft':
      return createSentence('approveNft', { spender, nft: toNftPart(context, approval.token, approval.value) })
    case 'unknown':
      return isUnlimited(approval)
        ? createSentence('approveUnlimited', { spender, token })
        : createSentence('approveUnknown', { spender, token, value: toCountPart(approval.value) })
    case 'amount':
      return describeAllowance(approval, context)
  }
}

function describeAllowance(approval: Extract<Approval, { type: 'amount' }>, context: DescribeContext): Sentence {
  const token = toAddressPart(context, approval.token)
  const spender = toAddressPart(context, approval.spender)
  const amount = toTokenPart(context, approval.token, approval.value)
  if (approval.mode === 'increase' && !isUnlimited(approval))
    return createSentence('increaseAllowance', { spender, amount })
  if (approval.mode === 'decrease') return createSentence('decreaseAllowance', { spender, amount })
  if (approval.mode === 'set' && approval.value === 0n) return createSentence('revokeApproval', { spender, token })
  if (isUnlimited(approval))
    return createSentence(approval.viaPermit2 ? 'permit2ApproveUnlimited' : 'approveUnlimited', { spender, token })
  return createSentence(approval.viaPermit2 ? 'permit2Approve' : 'approveAmount', { spender, amount })
}

type DescribeLimitCallParameters = { call: DecodedFunction; context: DescribeContext; target: Address }

const minutesPerDay = 1_440n

/** The sentence of a call to the official allowance module; on other contracts its functions can mean anything. */
export function describeLimitCall({ call, context, target }: DescribeLimitCallParameters): Sentence | undefined {
  if (!isAllowanceModule(target)) return undefined
  const { address } = readArguments(call)
  const spender = toAddressPart(context, address(0))
  switch (call.signature) {
    case 'addDelegate(address)':
      return createSentence('addSpender', { spender })
    case 'removeDelegate(address,bool)':
      return createSentence('removeSpender', { spender })
    case 'setAllowance(address,address,uint96,uint16,uint32)':
      return describeLimit(call, context)
    case 'resetAllowance(address,address)':
      return describeEnd(['resetLimit', 'resetCoinLimit'], call, context)
    case 'deleteAllowance(address,address)':
      return describeEnd(['endLimit', 'endCoinLimit'], call, context)
    default:
      return undefined
  }
}

function describeLimit(call: DecodedFunction, context: DescribeContext): Sentence {
  const { address, number } = readArguments(call)
  const [token, value, minutes] = [address(1), number(2), number(3)]
  const spender = toAddressPart(context, address(0))
  const amount = token === zeroAddress ? toNativePart(context, value) : toTokenPart(context, token, value)
  if (minutes === 0n) return createSentence('setLimitOnce', { amount, spender })
  if (minutes === minutesPerDay) return createSentence('setLimitDaily', { amount, spender })
  return minutes % minutesPerDay === 0n
    ? createSentence('setLimitDays', { amount, days: toCountPart(minutes / minutesPerDay), spender })
    : createSentence('setLimitMinutes', { amount, minutes: toCountPart(minutes), spender })
}

type Endings = ['resetLimit', 'resetCoinLimit'] | ['endLimit', 'endCoinLimit']

function describeEnd([ofToken, ofCoin]: Endings, call: DecodedFunction, context: DescribeContext): Sentence {
  const { address } = readArguments(call)
  const spender = toAddressPart(context, address(0))
  const token = address(1)
  return token === zeroAddress
    ? createSentence(ofCoin, { spender })
    : createSentence(ofToken, { spender, token: toAddressPart(context, token) })
}
