import { type Address, encodeFunctionData, type Hex, keccak256, pad, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import {
  answerCalls,
  createRevert,
  createSafeNode,
  type PaperNodeParameters,
  type PaperSafe,
  sentinel,
} from '../../test/recordedNode.ts'
import { alice, bob, carol, chainId, dave, erin, getDeployment, safe } from '../../test/world.ts'
import { type FactsMemory, readFacts } from './readFacts.ts'
import { approvalKey, contractSignatureKey, type FactRequests } from './SafeFacts.ts'

const hash = keccak256('0x01')
const code: Hex = '0xc0de'
const lower = (address: Address) => address.toLowerCase()
const implementation = getDeployment('SafeL2').address

function read(requests: FactRequests, paperSafe: PaperSafe = {}, rest: PaperNodeParameters = {}) {
  const { client } = createSafeNode(paperSafe, rest)
  return readFacts(client, { chainId, plan: () => requests, safe })
}

test('default: the Safe and the code of its parts', async () => {
  const accounts = { [lower(implementation)]: { code }, [lower(dave)]: { code: '0xda' as const } }
  const parts = { fallbackHandler: dave, guard: erin }
  const facts = await read({}, { answers: { getModulesPaginated: [[carol], sentinel] }, parts }, { accounts })
  expect(facts.safe).toMatchObject({
    implementation,
    implementationCodeHash: keccak256(code),
    owners: [alice, bob, carol],
  })
  expect([...facts.codeHashes]).toEqual([
    [lower(implementation), keccak256(code)],
    [lower(dave), keccak256('0xda')],
    [lower(erin), null],
    [lower(carol), null],
  ])
  expect([facts.approvals.size, facts.contractSignatures.size, facts.tokens.size]).toEqual([0, 0, 0])
})

test('parameters: plan is given the state, and may be left out', async () => {
  const { client } = createSafeNode()
  const versions: unknown[] = []
  await readFacts(client, {
    chainId,
    plan: ({ version }) => {
      versions.push(version)
      return {}
    },
    safe,
  })
  expect(versions).toEqual(['1.4.1'])
  const { codeHashes, safe: facts } = await readFacts(client, { chainId, safe })
  expect([codeHashes.size, facts.implementationCodeHash]).toEqual([1, null])
})

test('parameters: codes, each read once', async () => {
  const { client, requests } = createSafeNode({}, { accounts: { [lower(dave)]: { code } } })
  const facts = await readFacts(client, { chainId, plan: () => ({ codes: [dave, dave, erin] }), safe })
  expect([facts.codeHashes.get(lower(dave)), facts.codeHashes.get(lower(erin))]).toEqual([keccak256(code), null])
  expect(requests.filter(({ method }) => method === 'eth_getCode')).toHaveLength(4)
})

test('parameters: hashCode', async () => {
  const { client } = createSafeNode({}, { accounts: { [lower(implementation)]: { code } } })
  const facts = await readFacts(client, { chainId, hashCode: (given) => `${given}ff`, safe })
  expect(facts.safe.implementationCodeHash).toBe('0xc0deff')
})

test('behavior: approvals of owners only', async () => {
  const approvedHashes = (owner: Address, given: Hex) => (owner === alice && given === hash ? 1n : 0n)
  const requests = [alice, bob, erin].map((owner) => ({ hash, owner }))
  const { approvals } = await read({ approvals: requests }, { answers: { approvedHashes } })
  expect([...approvals]).toEqual([
    [approvalKey({ hash, owner: alice }), true],
    [approvalKey({ hash, owner: bob }), false],
  ])
})

test('behavior: an approval that the Safe does not answer is not known', async () => {
  const { approvals } = await read({ approvals: [{ hash, owner: alice }] }, { answers: { approvedHashes: undefined } })
  expect(approvals.size).toBe(0)
})

const hashAbi = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)'])
const bytesAbi = parseAbi(['function isValidSignature(bytes data, bytes signature) view returns (bytes4)'])
const request = { hash, owner: alice, preimage: '0x1901', signature: '0xab' } as const
const pages: [string, Hex, Hex][] = [
  ['1.5.0', encodeFunctionData({ abi: hashAbi, args: [hash, '0xab'] }), '0x1626ba7e'],
  ['1.4.1', encodeFunctionData({ abi: bytesAbi, args: ['0x1901', '0xab'] }), '0x20c13b0b'],
  ['1.0.0', encodeFunctionData({ abi: bytesAbi, args: ['0x1901', '0xab'] }), '0x20c13b0b'],
]

test.each(pages)('behavior: a Safe %s calls contract owners in its own way', async (version, question, magic) => {
  const answer = async (word: Hex | undefined) => {
    const owner = {
      call: (data: Hex) => (data === question && word ? pad(word, { dir: 'right', size: 32 }) : undefined),
    }
    const facts = await read(
      { contractSignatures: [request, { ...request, owner: erin }] },
      { answers: { VERSION: version } },
      { accounts: { [lower(alice)]: owner } },
    )
    expect([...facts.contractSignatures.keys()]).toEqual([contractSignatureKey(request)])
    return facts.contractSignatures.get(contractSignatureKey(request))
  }
  expect(await answer(magic)).toBe(true)
  expect(await answer(magic === '0x1626ba7e' ? '0x20c13b0b' : '0x1626ba7e')).toBe(false)
  expect(await answer('0x00000000')).toBe(false)
  expect(await answer(undefined)).toBe(false)
})

test('behavior: the call of Safes before 1.0.0, or of no known version, is unknown', async () => {
  for (const version of ['0.1.0', undefined]) {
    const facts = await read({ contractSignatures: [request] }, { answers: { VERSION: version } })
    expect([...facts.contractSignatures]).toEqual([[contractSignatureKey(request), undefined]])
  }
})

test('behavior: symbol and decimals of tokens', async () => {
  const words: [string, unknown, unknown, unknown][] = [
    ['both', { decimals: 6, symbol: 'USDC' }, 'USDC', 6],
    ['no decimals', { symbol: 'X' }, 'X', undefined],
    ['nothing', {}, undefined, undefined],
  ]
  for (const [name, answers, symbol, decimals] of words) {
    const accounts = { [lower(dave)]: { call: answerCalls(answers as Record<string, unknown>) } }
    expect([name, (await read({ tokens: [dave] }, {}, { accounts })).tokens.get(lower(dave))]).toEqual([
      name,
      { decimals, symbol },
    ])
  }
})

test('behavior: old tokens answer 32 bytes, padded on the right', async () => {
  const symbol = async (word: Hex) => {
    const accounts = { [lower(dave)]: { call: () => word } }
    return (await read({ tokens: [dave] }, {}, { accounts })).tokens.get(lower(dave))?.symbol
  }
  expect(await symbol(pad('0x4d4b52', { dir: 'right', size: 32 }))).toBe('MKR')
  expect(await symbol(pad('0x', { size: 32 }))).toBeUndefined()
  expect(await symbol('0x4d4b52')).toBeUndefined()
  expect(await symbol(pad('0x4d4b52', { dir: 'right', size: 64 }))).toBeUndefined()
})

test('parameters: memory, facts of one block are read once', async () => {
  const memory: FactsMemory = { facts: new Map(), states: new Map() }
  const { client, requests } = createSafeNode()
  const look = (codes: Address[], rest = {}) =>
    readFacts(client, { chainId, memory, plan: () => ({ codes }), safe, ...rest })
  const count = async (...parameters: Parameters<typeof look>) => {
    const before = requests.length
    await look(...parameters)
    return requests.length - before
  }
  const first = await look([dave])
  expect(await count([dave])).toBe(2)
  expect(await look([dave])).toBe(first)
  // Another request for the same state: the block and both codes.
  expect(await count([erin])).toBe(4)
  // Another Safe or block is another state.
  expect(await count([dave], { safe: erin })).toBeGreaterThan(4)
  const other = createSafeNode(
    {},
    { answers: { eth_getBlockByNumber: () => ({ hash, number: '0x4d2', timestamp: '0x1' }) } },
  )
  await readFacts(other.client, { chainId, memory, plan: () => ({ codes: [dave] }), safe })
  expect(other.requests.length).toBeGreaterThan(4)
})

test('behavior: a memory does not grow without end', async () => {
  const memory: FactsMemory = { facts: new Map(), states: new Map() }
  for (let index = 0; index < 45; index++) {
    const { client } = createSafeNode(
      {},
      {
        answers: {
          eth_getBlockByNumber: () => ({
            hash: keccak256(`0x${index.toString(16).padStart(2, '0')}`),
            number: '0x4d2',
            timestamp: '0x1',
          }),
        },
      },
    )
    await readFacts(client, { chainId, memory, safe })
    expect(memory.states.size).toBeLessThanOrEqual(20)
    expect(memory.states.size).toBe((index % 20) + 1)
    expect(memory.facts.size).toBe((index % 20) + 1)
  }
})

test('error: a node that does not answer', async () => {
  const { client } = createSafeNode(
    {},
    {
      answers: {
        eth_getCode: () => {
          throw createRevert()
        },
      },
    },
  )
  await expect(readFacts(client, { chainId, safe })).rejects.toMatchObject({ code: 'CHAIN_UNREACHABLE' })
})

test('default: keys of facts are the same in any spelling, and for nothing else', () => {
  expect(approvalKey({ hash, owner: alice })).toBe(
    approvalKey({ hash: hash.toUpperCase().replace('X', 'x') as Hex, owner: lower(alice) as Address }),
  )
  expect(approvalKey({ hash, owner: alice })).not.toBe(approvalKey({ hash, owner: bob }))
  expect(approvalKey({ hash, owner: alice })).not.toBe(approvalKey({ hash: keccak256('0x02'), owner: alice }))
  const changes = [{ owner: bob }, { hash: keccak256('0x02') }, { signature: '0xac' as const }]
  for (const change of changes)
    expect(contractSignatureKey(request)).not.toBe(contractSignatureKey({ ...request, ...change }))
})
