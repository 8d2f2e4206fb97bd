import { demoAccounts } from '@countersign/devchain/accounts'
import type { TestClient } from '@countersign/devchain/testing'
import { type Address, concat, getAddress, type Hex, numberToHex, size, toEventSelector } from 'viem'

const toAnswer = (number: number): Hex => concat(['0x60', numberToHex(number, { size: 1 }), '0x60005260206000f3'])

/** Responses of a token. */
const behaviours = {
  /** Returns 5. */
  answer: () => toAnswer(5),
  /** Burns all gas. */
  burn: (at: number) => concat(['0x5b60', numberToHex(at, { size: 1 }), '0x56']),
  /** Returns 0.9 MB, or as much as the gas allows. */
  flood: () => '0x620e00006000f3' as const,
  /** Returns half a word. */
  garbage: () => '0x60106000f3' as const,
  revert: () => '0x60006000fd' as const,
} satisfies Record<string, (at: number) => Hex>

export type TokenBehaviour = keyof typeof behaviours

const transferTopic = toEventSelector('event Transfer(address indexed from, address indexed to, uint256 value)')
const dispatch = 22

type TokenParameters = { balance: TokenBehaviour; isCollectible: boolean; others: TokenBehaviour }

/** A contract that transfers one token to the address in its calldata, and otherwise behaves as configured. */
function createToken({ balance, isCollectible, others }: TokenParameters): Hex {
  const other = behaviours[others](dispatch)
  const balanceAt = dispatch + size(other)
  const ofBalance = behaviours[balance](balanceAt + 1)
  const emitAt = balanceAt + 1 + size(ofBalance)
  return concat([
    // A word of calldata: emit. The selector of balanceOf: its configured response.
    '0x3660201460',
    numberToHex(emitAt, { size: 1 }),
    '0x57600035',
    '0x60e01c6370a082311460',
    numberToHex(balanceAt, { size: 1 }),
    '0x57',
    other,
    '0x5b',
    ofBalance,
    // With the token id as a fourth topic, or an amount as data.
    isCollectible ? '0x5b600160003560007f' : '0x5b600160005260003560007f',
    transferTopic,
    isCollectible ? '0x60006000a400' : '0x60206000a300',
  ])
}

/** Init code that deploys the bytecode by CREATE. */
const toInit = (code: Hex) => concat(['0x60', numberToHex(size(code), { size: 1 }), '0x80600b6000396000f3', code])

export type SpawnTokensParameters = {
  balance: TokenBehaviour
  count: number
  /** Each transfers its token 1, as an NFT. @default false */
  isCollectible?: boolean
  /** Response of name, symbol and decimals. @default as balance */
  others?: TokenBehaviour
  safe: Address
}

const perTransaction = 200

/** Sends many hostile tokens, each a separate contract, to a Safe in few transactions. */
export async function spawnTokens(
  client: TestClient,
  { balance, count, isCollectible = false, others = balance, safe }: SpawnTokensParameters,
): Promise<Address[]> {
  const init = toInit(createToken({ balance, isCollectible, others }))
  const tokens: Address[] = []
  while (tokens.length < count) {
    const hash = await client.sendTransaction({
      account: demoAccounts[0].address,
      data: createSpawner(init, { count: Math.min(perTransaction, count - tokens.length), safe }),
      gas: 16_000_000n,
    })
    const { logs, status } = await client.getTransactionReceipt({ hash })
    if (status !== 'success' || logs.length === 0) throw new Error('No token was made.')
    tokens.push(...logs.map(({ address }) => getAddress(address)))
  }
  return tokens
}

/** Bytecode that creates contracts in a loop and calls each with the Safe's address. */
function createSpawner(init: Hex, { count, safe }: { count: number; safe: Address }): Hex {
  const push = (value: number) => concat(['0x61', numberToHex(value, { size: 2 })])
  const paddedSize = Math.ceil(size(init) / 32) * 32
  const create = (offset: number) =>
    concat([
      push(size(init)),
      push(offset),
      '0x600039',
      '0x73',
      safe,
      push(paddedSize),
      '0x52',
      push(count),
      // The loop starts here.
      '0x5b',
      push(size(init)),
      '0x60006000f0',
      '0x600060006020',
      push(paddedSize),
      '0x6000855af15050',
      '0x6001900380',
      push(37),
      '0x57',
      '0x60006000f3',
    ])
  return concat([create(size(create(0))), init])
}
