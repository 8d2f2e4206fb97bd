import { hashSafeMessage, type SafeMessageContent } from '@countersign/protocol/hash'
import { verifyOwn } from '@countersign/protocol/verify'
import type { Address } from 'viem'
import type { MessageReport } from '../transactions/Report.ts'
import { safe as address, testReport } from '../transactions/testReport.ts'

const chainId = 31337
const version = '1.4.1'

/** A message of the 2-of-3 test Safe with the given owners' verified signatures. */
export function testMessageReport(
  signers: readonly Address[],
  overrides: Partial<MessageReport> & { text?: SafeMessageContent } = {},
): MessageReport {
  const { text = 'We agree.', ...rest } = overrides
  const { confirmations, missing, state } = testReport(signers)
  const hashes = hashSafeMessage({ chainId, message: text, safe: address, version })
  const isReached = signers.length >= 2
  return {
    id: { chainId, address, messageHash: hashes.safeMessageHash },
    message: undefined,
    serviceError: undefined,
    content: verifyOwn(text),
    hashes: verifyOwn(hashes),
    state,
    confirmations,
    missing,
    signature: isReached ? `0x${'11'.repeat(130)}` : undefined,
    isComplete: isReached,
    checks: [{ id: 'T66', code: 'HASH_AGREES', verdict: 'ok', title: 'The hash is the hash of this message.' }],
    isStale: false,
    ...rest,
  }
}
