import { chainId } from '@countersign/devchain'
import { demoAccounts } from '@countersign/devchain/accounts'
import { borrowDevchain, createTestClient } from '@countersign/devchain/testing'
import { type Address, concat, type Hex, numberToHex, pad, parseAbi, size } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { hashSafeTransaction, type SafeTransaction } from '../src/hash/hashSafeTransaction.ts'
import type { ClaimedTransaction } from '../src/verify/ClaimedTransaction.ts'

/** A chain of one's own, with the real Safe contracts. */
export async function setupChain() {
  const chain = await borrowDevchain()
  return { chain, client: createTestClient(chain.url) }
}

/** Functions of a Safe that tests have it call. */
export const abi = parseAbi([
  'function approveHash(bytes32 hash)',
  'function enableModule(address module)',
  'function setGuard(address guard)',
  'function setFallbackHandler(address handler)',
  'function swapOwner(address previous, address oldOwner, address newOwner)',
  'function changeThreshold(uint256 threshold)',
])

/** What a demo account signs. */
export function sign(address: Address, hash: Hex): Promise<Hex> {
  const account = demoAccounts.find((candidate) => candidate.address === address)
  if (!account) throw new RangeError(`${address} is no demo account.`)
  return privateKeyToAccount(account.privateKey).sign({ hash })
}

export function contractSignature(owner: Address, signature: Hex): Hex {
  return concat([
    pad(owner, { size: 32 }),
    numberToHex(65, { size: 32 }),
    '0x00',
    numberToHex(size(signature), { size: 32 }),
    signature,
  ])
}

export function approval(owner: Address): Hex {
  return concat([pad(owner, { size: 32 }), pad('0x', { size: 32 }), '0x01'])
}

export async function createClaimOf(
  safe: Address,
  transaction: SafeTransaction,
  version: string,
  signers: readonly Address[],
): Promise<ClaimedTransaction> {
  const { safeTxHash } = hashSafeTransaction({ chainId, safe, transaction, version })
  const confirmations = await Promise.all(
    signers.map(async (owner) => ({ owner, signature: await sign(owner, safeTxHash) })),
  )
  return { confirmations, safe, safeTxHash, transaction }
}
