import type { Address } from 'viem'
import type { DecodedCall } from '../decode/decodeCall.ts'
import type { TransactionClass } from './classifyTransaction.ts'
import type { Risk } from './Risk.ts'
import type { Sentence } from './Sentence.ts'

/** What one call means. */
export type Action = {
  /** [] is the transaction itself, [1] the second call of its batch, [1, 0] the first call inside that. */
  path: readonly number[]
  /** Who makes the call: this Safe, or another account that it makes act. */
  executor: Address
  decoded: DecodedCall
  class: TransactionClass
  sentence: Sentence
  risks: Risk[]
  actions: Action[]
}
