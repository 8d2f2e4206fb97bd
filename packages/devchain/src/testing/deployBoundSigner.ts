import { type Address, getAddress, pad } from 'viem'
import { demoAccounts } from '../accounts/demoAccounts.ts'
import type { TestClient } from '../client/createTestClient.ts'

/**
 * Stores a 32-byte word; any other call returns its own selector, the magic value of both forms of `isValidSignature`,
 * if the stored account makes it, and reverts otherwise.
 */
const runtime = '36602014601157335f54146017575f5ffd5b5f355f55005b5f3560e01c60e01b5f5260205ff3'

/** A contract owner that accepts every signature, but only for one caller (`msg.sender`). */
export async function deployBoundSigner(client: TestClient): Promise<{
  address: Address
  /** Sets the permitted caller. */
  bind: (caller: Address) => Promise<void>
}> {
  const account = demoAccounts[0].address
  const hash = await client.sendTransaction({ account, data: `0x60268060095f395ff3${runtime}` })
  const { contractAddress } = await client.getTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The contract was not deployed.')
  const address = getAddress(contractAddress)
  return {
    address,
    bind: async (caller) => void (await client.sendTransaction({ account, data: pad(caller), to: address })),
  }
}
