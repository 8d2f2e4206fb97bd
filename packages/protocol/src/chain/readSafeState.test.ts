import { numberToHex, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import {
  createPaperNode,
  createPaperSafe,
  createSafeNode,
  NodeAnswerError,
  type PaperSafe,
  sentinel,
} from '../../test/recordedNode.ts'
import { alice, block, bob, carol, chainId, dave, erin, getDeployment, safe } from '../../test/world.ts'
import { readSafeState } from './readSafeState.ts'

const read = (paperSafe?: PaperSafe) => readSafeState(createSafeNode(paperSafe).client, { address: safe, chainId })

test('default: everything about a Safe, and the block at which it is so', async () => {
  const answers = { VERSION: '1.5.0', getModulesPaginated: [[dave], sentinel] }
  const parts = { fallbackHandler: dave, guard: erin, moduleGuard: carol }
  expect(await read({ answers, parts })).toEqual({
    address: safe,
    block,
    chainId,
    ...parts,
    implementation: getDeployment('SafeL2').address,
    modules: [dave],
    nonce: 7n,
    owners: [alice, bob, carol],
    threshold: 2,
    version: '1.5.0',
  })
})

test('parameters: blockNumber', async () => {
  const { client, requests } = createSafeNode()
  await readSafeState(client, { address: safe, blockNumber: block.number, chainId })
  expect(requests).toContainEqual({ method: 'eth_getBlockByNumber', params: ['0x4d2', false] })
})

test('parameters: known, which is true until there is another block', async () => {
  const first = createSafeNode()
  const known = await readSafeState(first.client, { address: safe, chainId })
  const second = createSafeNode({ answers: { nonce: 8n } })
  expect(await readSafeState(second.client, { address: safe, chainId, known })).toBe(known)
  expect(new Set(second.requests.map(({ method }) => method))).toEqual(new Set(['eth_chainId', 'eth_getBlockByNumber']))
  const before = { ...known, block: { ...block, hash: `0x${'1'.repeat(64)}` } as const }
  expect(await readSafeState(second.client, { address: safe, chainId, known: before })).toEqual({ ...known, nonce: 8n })
})

test('behavior: every fact is read at the given block, never at the newest', async () => {
  const { client, requests } = createSafeNode()
  await readSafeState(client, { address: safe, chainId })
  const facts = requests.filter(({ method }) => !/eth_(chainId|getBlockByNumber)/.test(method))
  expect(facts.length).toBeGreaterThan(5)
  for (const { params } of facts) expect(Array.isArray(params) && params.at(-1)).toBe('0x4d2')
})

/** A node whose block of this number changes on each of the first reads. */
function createMovingNode(moves: number) {
  const accounts = { [safe.toLowerCase()]: createPaperSafe() }
  let looks = 0
  const eth_getBlockByNumber = () => ({
    hash: looks++ < moves ? `0x${looks.toString(16).padStart(64, '0')}` : block.hash,
    number: numberToHex(block.number),
    timestamp: numberToHex(block.timestamp),
  })
  return createPaperNode({ accounts, answers: { eth_getBlockByNumber } })
}

test('behavior: facts that may be of a block which was replaced are read again', async () => {
  expect(await readSafeState(createMovingNode(1).client, { address: safe, chainId })).toMatchObject({
    block,
    nonce: 7n,
  })
})

test('error: a block that is replaced at every read', async () => {
  await expect(readSafeState(createMovingNode(4).client, { address: safe, chainId })).rejects.toMatchObject({
    code: 'CHAIN_UNREACHABLE',
  })
})

test('behavior: parts that a version does not know are none, whatever lies in their slots', async () => {
  const parts = { fallbackHandler: dave, guard: erin, moduleGuard: carol }
  const none = { fallbackHandler: undefined, guard: undefined, moduleGuard: undefined }
  expect(await read({ parts })).toMatchObject({ ...parts, moduleGuard: undefined })
  expect(await read({ answers: { VERSION: '1.2.0' }, parts })).toMatchObject({ ...none, fallbackHandler: dave })
  expect(await read({ answers: { VERSION: '1.0.0' }, parts })).toMatchObject(none)
  expect(await read({ answers: { VERSION: '1.5.0' }, parts: {} })).toMatchObject(none)
})

test('behavior: modules that cannot be read to their end are not known', async () => {
  const answers = { getModules: undefined, getModulesPaginated: undefined }
  expect((await read({ answers })).modules).toBeUndefined()
})

test('error: nothing is deployed there', async () => {
  await expect(readSafeState(createPaperNode().client, { address: safe, chainId })).rejects.toMatchObject({
    code: 'NOT_A_SAFE',
    shortMessage: `There is no Safe at ${safe} on chain ${chainId}: no contract is deployed there.`,
  })
})

test.each<PaperSafe>([
  { answers: { getOwners: undefined } },
  { answers: { getOwners: [] } },
  { answers: { getThreshold: undefined } },
  { answers: { getThreshold: 0n } },
  { answers: { nonce: undefined } },
  { answers: { VERSION: undefined } },
  { answers: { VERSION: 'new' } },
  { parts: { implementation: zeroAddress } },
])('error: a contract that does not answer like a Safe: %o', async (paperSafe) => {
  await expect(read(paperSafe)).rejects.toMatchObject({ code: 'NOT_A_SAFE' })
})

test('error: a node that fails is no proof that there is no Safe', async () => {
  const fail = () => {
    throw new NodeAnswerError(-32_005, 'limit exceeded')
  }
  const accounts = { [safe.toLowerCase()]: createPaperSafe() }
  for (const method of ['eth_call', 'eth_getCode', 'eth_getStorageAt', 'eth_getBlockByNumber']) {
    const { client } = createPaperNode({ accounts, answers: { [method]: fail } })
    await expect(readSafeState(client, { address: safe, chainId })).rejects.toMatchObject({ code: 'CHAIN_UNREACHABLE' })
  }
})

test('error: a node of another chain', async () => {
  await expect(readSafeState(createSafeNode().client, { address: safe, chainId: 5 })).rejects.toMatchObject({
    code: 'WRONG_CHAIN',
  })
})
