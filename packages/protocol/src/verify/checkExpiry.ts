import type { ChainFacts } from '../chain/SafeFacts.ts'
import type { DecodedCall } from '../decode/decodeCall.ts'
import { toUtcText } from '../describe/Sentence.ts'
import { fromChain } from '../evidence/Evidence.ts'
import { expiryAddress } from '../expiry/expiryContract.ts'
import { findExpiry, isRefusedLate } from '../expiry/findExpiry.ts'
import type { SafeTransaction } from '../hash/hashSafeTransaction.ts'
import { msg } from '../text/msg.ts'
import { type Check, createCheck, createUnknown } from './Check.ts'

type CheckExpiryParameters = {
  decoded: DecodedCall
  facts: ChainFacts | undefined
  /** Undefined: unknown, or none of a Safe. */
  version: string | undefined
  transaction: Pick<SafeTransaction, 'gasPrice' | 'safeTxGas'>
}

/** Checks the date after which a transaction reverts, and that the contract that decides over it is ours. */
export function checkExpiry({ decoded, facts, transaction, version }: CheckExpiryParameters): Check[] {
  const expiry = findExpiry(decoded, (address) => facts?.codeHashes.get(address.toLowerCase()))
  if (!expiry) return []
  const outcome = { actual: `${expiry.at}`, id: 'T140' } as const
  const date = toUtcText(Number(expiry.at) * 1_000)
  if (!facts || expiry.status === 'unknown')
    return [
      createUnknown(outcome, [
        'EXPIRY_UNKNOWN',
        msg('check.expiryUnknown', 'Whether it expires on {date} could not be checked on chain.', { date }),
      ]),
    ]
  const { block } = facts.safe
  // Signed as one that expires, it would stay valid for ever.
  if (expiry.status === 'foreign')
    return [
      createCheck('block', outcome, fromChain(block), [
        'EXPIRY_FOREIGN',
        msg('check.expiryForeign', 'It never expires: the contract at {address} is not the expiry contract.', {
          address: expiryAddress,
        }),
      ]),
    ]
  if (block.timestamp > expiry.at)
    return [
      createCheck('block', outcome, fromChain(block), [
        'EXPIRED',
        msg('check.expired', 'It expired on {date}: its calls fail from then on.', { date }),
      ]),
    ]
  const isRefused = version !== undefined && isRefusedLate(transaction, version)
  return [
    createCheck('ok', outcome, fromChain(block), [
      'EXPIRES',
      isRefused
        ? msg('check.expires', 'Expires on {date}: after this date the chain refuses it.', { date })
        : msg(
            'check.expiresUsed',
            'Expires on {date}: after this date its calls fail, but it can still use up its nonce.',
            { date },
          ),
    ]),
  ]
}
