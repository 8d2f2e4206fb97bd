import { demoAccounts } from '@countersign/devchain/accounts'
import { demoModule, demoSafes, demoTokens } from '@countersign/devchain/demo-world'
import { createTestClient, deploySafe, executeAsSafe, safeAbi, type TestClient } from '@countersign/devchain/testing'
import {
  type Address,
  concat,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  numberToHex,
  parseAbi,
  size,
  stringToHex,
} from 'viem'

const [alice, , , , , , , , , judy] = demoAccounts
const { treasury } = demoSafes
const mintAbi = parseAbi(['function mint(address to, uint256 value)'])

/** Deceptive contracts on the chain, deployed once on first use. */
export type Deceptions = {
  /** A token that calls itself USDC, with a balance of the Treasury. */
  counterfeit: () => Promise<Address>
  /** A Safe of Alice's with a module that only the chain tells of. */
  safeWithModule: () => Promise<Address>
}

export function createDeceptions(chainUrl: string): Deceptions {
  const client = createTestClient(chainUrl)
  return { counterfeit: once(() => makeCounterfeit(client)), safeWithModule: once(() => makeSafeWithModule(client)) }
}

function once<result>(make: () => Promise<result>): () => Promise<result> {
  let made: Promise<result> | undefined
  return () => {
    made ??= make()
    return made
  }
}

async function makeSafeWithModule(client: TestClient): Promise<Address> {
  const safe = await deploySafe({ client, owners: [alice.address], threshold: 1 })
  const data = encodeFunctionData({ abi: safeAbi, args: [demoModule], functionName: 'enableModule' })
  await executeAsSafe({ client, safe, transaction: { data, to: safe } })
  return safe
}

/** The code of the genuine token with other names in its storage. */
async function makeCounterfeit(client: TestClient): Promise<Address> {
  const code = (await client.getCode({ address: demoTokens.usdc.address })) ?? '0x'
  const nonce = await client.getTransactionCount({ address: judy.address })
  await client.sendTransaction({ account: judy.address, data: toCreation(code, ['USD Coin', 'USDC']), gas: 3_000_000n })
  const address = getContractAddress({ from: judy.address, nonce: BigInt(nonce) })
  await client.writeContract({
    abi: mintAbi,
    account: judy.address,
    address,
    args: [treasury.address, 5_000_000_000n],
    functionName: 'mint',
  })
  return address
}

/** Stores short strings in the first slots, then returns the code. */
function toCreation(code: Hex, texts: readonly string[]): Hex {
  const stores = texts.map((text, slot) => {
    const bytes = stringToHex(text, { size: 32 })
    // Strings of up to 31 bytes are in the slot itself, with twice their length in the last byte.
    const value: Hex = `0x${bytes.slice(2, 64)}${(2 * text.length).toString(16).padStart(2, '0')}`
    return concat(['0x7f', value, '0x60', numberToHex(slot, { size: 1 }), '0x55'])
  })
  const length = numberToHex(size(code), { size: 2 })
  const rest = (offset: number) =>
    concat(['0x61', length, '0x61', numberToHex(offset, { size: 2 }), '0x600039', '0x61', length, '0x6000f3'])
  const start = concat(stores)
  return concat([start, rest(size(start) + size(rest(0))), code])
}
