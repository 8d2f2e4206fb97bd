import { type Address, getAddress, keccak256, numberToHex, pad, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import {
  createPaperNode,
  createPaperSafe,
  createSafeNode,
  type PaperSafe,
  sentinel,
  slots,
} from '../../test/recordedNode.ts'
import { alice, block, bob, carol, dave, erin, getDeployment, safe } from '../../test/world.ts'
import { readRawState } from './readRawState.ts'

const read = (paperSafe?: PaperSafe) => readRawState(createSafeNode(paperSafe).client, safe, block)
const toAddress = (index: number): Address => getAddress(numberToHex(index + 0x1000, { size: 20 }))

test('default: everything about a Safe at one block', async () => {
  const domainSeparator = keccak256('0xd0')
  const parts = { fallbackHandler: dave, guard: erin, moduleGuard: carol }
  const answers = { domainSeparator, getModulesPaginated: [[dave, erin], sentinel] }
  expect(await read({ answers, parts })).toEqual({
    block,
    domainSeparator,
    ...parts,
    implementation: getDeployment('SafeL2').address,
    modules: [dave, erin],
    nonce: 7n,
    owners: [alice, bob, carol],
    proxyCodeHash: keccak256('0x5afe'),
    safe: getAddress(safe),
    threshold: 2n,
    version: '1.4.1',
  })
})

test('behavior: where there is no contract nothing is known', async () => {
  expect(await readRawState(createPaperNode().client, safe, block)).toEqual({
    block,
    domainSeparator: undefined,
    fallbackHandler: zeroAddress,
    guard: zeroAddress,
    implementation: zeroAddress,
    moduleGuard: zeroAddress,
    modules: undefined,
    nonce: undefined,
    owners: undefined,
    proxyCodeHash: null,
    safe: getAddress(safe),
    threshold: undefined,
    version: undefined,
  })
})

test('behavior: nodes that shorten words, or have none', async () => {
  const short = createPaperNode({ answers: { eth_getCode: () => null, eth_getStorageAt: () => '0x1234' } })
  expect(await readRawState(short.client, safe, block)).toMatchObject({
    guard: '0x0000000000000000000000000000000000001234',
    proxyCodeHash: null,
  })
  const none = createPaperNode({ answers: { eth_getStorageAt: () => null } })
  expect(await readRawState(none.client, safe, block)).toMatchObject({ guard: zeroAddress })
})

test('behavior: a version that cannot be read is not known', async () => {
  expect((await read({ answers: { VERSION: 'new' } })).version).toBeUndefined()
  expect((await read({ answers: { VERSION: '1.3.0+L2' } })).version).toBe('1.3.0+L2')
})

test('behavior: an answer that does not decode is not known', async () => {
  const account = { ...createPaperSafe(), call: () => '0x12' as const }
  const { client } = createPaperNode({ accounts: { [safe]: account } })
  expect(await readRawState(client, safe, block)).toMatchObject({ nonce: undefined, owners: undefined })
})

test('behavior: old versions list all modules at once', async () => {
  const answers = { getModules: [dave], getModulesPaginated: undefined }
  expect((await read({ answers })).modules).toEqual([dave])
})

test('behavior: the first page is requested from the beginning, a hundred modules long', async () => {
  const requested: unknown[] = []
  const getModulesPaginated = (...page: unknown[]) => {
    requested.push(page)
    return [[dave], zeroAddress]
  }
  expect((await read({ answers: { getModulesPaginated } })).modules).toEqual([dave])
  expect(requested).toEqual([[sentinel, 100n]])
})

/** A paginated list of modules: up to 1.3.0 `next` is missing in both pages. */
function toPages(all: Address[], isOld: boolean) {
  return (start: Address, size: bigint) => {
    const from = start === sentinel ? 0 : all.indexOf(start) + 1
    const page = all.slice(from, from + Number(size))
    const end = from + page.length
    if (end >= all.length) return [page, sentinel]
    return [page, isOld ? all[end] : page.at(-1)]
  }
}

test('behavior: modules on further pages, of old and of new versions', async () => {
  const all = Array.from({ length: 250 }, (_, index) => toAddress(index))
  for (const isOld of [false, true]) {
    const { modules } = await read({ answers: { getModulesPaginated: toPages(all, isOld) } })
    expect([...new Set(modules)]).toEqual(all)
    expect(modules).toHaveLength(250)
  }
})

test('behavior: a list without end, or with a page missing, is not known', async () => {
  let last = 0
  const endless = () => {
    const page = Array.from({ length: 100 }, () => toAddress(last++))
    return [page, page.at(-1)]
  }
  expect((await read({ answers: { getModulesPaginated: endless } })).modules).toBeUndefined()
  expect(last).toBeLessThan(1_300)
  const cut = (start: Address) => (start === sentinel ? [[dave], dave] : undefined)
  expect((await read({ answers: { getModulesPaginated: cut } })).modules).toBeUndefined()
})

test('error: a node that does not respond is reported with the method', async () => {
  const fail = () => {
    throw new Error('offline')
  }
  for (const method of ['eth_getCode', 'eth_getStorageAt', 'eth_call']) {
    const { client } = createPaperNode({ answers: { [method]: fail } })
    await expect(readRawState(client, safe, block)).rejects.toMatchObject({
      code: 'CHAIN_UNREACHABLE',
      shortMessage: expect.stringContaining(method),
    })
  }
})

test('behavior: the slots are those of the contracts', () => {
  const text = {
    fallbackHandler: 'fallback_manager.handler.address',
    guard: 'guard_manager.guard.address',
    moduleGuard: 'module_manager.module_guard.address',
  }
  for (const [name, value] of Object.entries(text)) {
    const bytes = new TextEncoder().encode(value)
    expect(slots[name as keyof typeof text]).toBe(keccak256(bytes))
  }
  expect(slots.implementation).toBe(pad('0x', { size: 32 }))
})
