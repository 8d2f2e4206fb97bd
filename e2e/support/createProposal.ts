import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId } from '@countersign/devchain/demo-world'
import { signHash, toSafeTransaction } from '@countersign/devchain/testing'
import { hashSafeTransaction } from '@countersign/protocol/hash'
import { ProposeRequestSchema } from '@countersign/protocol/wire'
import type { Address } from 'viem'

const [alice, , , dave] = demoAccounts

/** The first transaction of Alice's Safe, one wei to Dave, as a proposal body. */
export async function createProposal(safe: Address) {
  const transaction = toSafeTransaction({ nonce: 0n, to: dave.address, value: 1n })
  const { safeTxHash } = hashSafeTransaction({ chainId, safe, transaction, version: '1.4.1' })
  const fields = Object.entries(transaction).map(([key, value]) => [
    key,
    typeof value === 'bigint' ? String(value) : value,
  ])
  return ProposeRequestSchema.parse({
    ...Object.fromEntries(fields),
    data: null,
    origin: null,
    safeTxHash,
    sender: alice.address,
    signature: await signHash(safeTxHash, [alice.address]),
  })
}
