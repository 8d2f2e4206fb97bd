import { type Address, zeroAddress } from 'viem'
import { isAllowanceModule } from '../chain/allowanceModules.ts'
import type { DecodedFunction } from '../decode/decodeCalldata.ts'
import { readArguments } from '../decode/readArguments.ts'
import { type DescribeContext, toAddressPart, toCountPart, toNativePart, toTokenPart } from './DescribeContext.ts'
import { createSentence, type Sentence } from './Sentence.ts'

export type DescribeLimitCallParameters = { call: DecodedFunction; context: DescribeContext; target: Address }

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
