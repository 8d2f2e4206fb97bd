import { demoAccounts } from '@countersign/devchain/accounts'
import {
  encodeExecTransaction,
  hashOnChain,
  safeAbi,
  signHash,
  type TestClient,
  toSafeTransaction,
} from '@countersign/devchain/testing'
import type { Address, Hash, Hex } from 'viem'

/** Runs bytecode as Alice's Safe, by delegatecall with all gas of a block; returns the transaction hash. */
export async function runAsSafe(
  client: TestClient,
  { code, data = '0x', safe }: { code: Address; data?: Hex; safe: Address },
): Promise<Hash> {
  const [{ address: alice }] = demoAccounts
  const readNonce = () => client.readContract({ abi: safeAbi, address: safe, functionName: 'nonce' })
  const nonce = await readNonce()
  const transaction = toSafeTransaction({ data, nonce, operation: 1, to: code })
  const signatures = await signHash(await hashOnChain(client, safe, transaction), [alice])
  const hash = await client.sendTransaction({
    account: alice,
    data: encodeExecTransaction(transaction, signatures),
    gas: 29_900_000n,
    to: safe,
  })
  // The receipt would show it too, but may exceed the response limit.
  if ((await readNonce()) !== nonce + 1n) throw new Error('The transaction of the Safe reverted.')
  return hash
}
