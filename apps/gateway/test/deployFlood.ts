import type { TestClient } from '@countersign/devchain/testing'
import { type Address, getAddress } from 'viem'

/** Answers every call with 0.46 MB of zeros: as much as 500,000 gas buys. */
const code = '0x600880600b6000396000f3620700006000f3'

/** A token with the largest possible responses. */
export async function deployFlood(client: TestClient, { account }: { account: Address }): Promise<Address> {
  const hash = await client.sendTransaction({ account, data: code })
  const { contractAddress } = await client.getTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The contract was not deployed.')
  return getAddress(contractAddress)
}
