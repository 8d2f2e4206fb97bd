import { demoAccounts } from '@countersign/devchain/accounts'
import type { TestClient } from '@countersign/devchain/testing'
import { type Address, concat, getAddress, type Hex, numberToHex, size } from 'viem'

/** Deploys runtime bytecode. */
export async function deployCode(client: TestClient, code: Hex): Promise<Address> {
  // PUSH2 size, DUP1, PUSH1 11, PUSH1 0, CODECOPY, PUSH1 0, RETURN, followed by the code.
  const prelude = concat(['0x61', numberToHex(size(code), { size: 2 }), '0x80600c6000396000f3'])
  const hash = await client.sendTransaction({
    account: demoAccounts[0].address,
    data: concat([prelude, code]),
    gas: 10_000_000n,
  })
  const { contractAddress } = await client.getTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('The contract was not deployed.')
  return getAddress(contractAddress)
}
