import type { Address } from 'viem'
import type { DecodedCall } from '../decode/decodeCall.ts'
import type { TransactionClass } from './classifyTransaction.ts'
import type { Risk } from './Risk.ts'
import type { Sentence } from './Sentence.ts'

/** The meaning of one call. */
export type Action = {
  /** [] is the transaction itself, [1] the second call of its batch, [1, 0] the first call inside that. */
  path: readonly number[]
  /** The caller: this Safe, or another account that it controls. */
  executor: Address
  decoded: DecodedCall
  class: TransactionClass
  sentence: Sentence
  risks: Risk[]
  actions: Action[]
}
