import type { TestClient } from '@countersign/devchain/testing'
import { type Address, getAddress } from 'viem'

/** Answers whatever it is asked with 0.46 MB of zeros, which is what half a million of gas pays for. */
const code = '0x600880600b6000396000f3620700006000f3'

/** A token of a stranger whose answers are as large as they can be. */
export async function deployFlood(client: TestClient, { account }: { account: Address }): Promise<Address> {
  const hash = await client.sendTransaction({ account, data: code })
  const { contractAddress } = await client.getTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The contract was not deployed.')
  return getAddress(contractAddress)
}
