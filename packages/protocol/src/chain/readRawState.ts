import {
  type Address,
  checksumAddress,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  numberToHex,
  parseAbi,
} from 'viem'
import type { BlockReference } from '../evidence/Evidence.ts'
import { parseSafeVersion } from '../hash/parseSafeVersion.ts'
import { hashHex } from '../hash/writeWord.ts'
import { type ChainClient, requestBlock } from './ChainClient.ts'
import { callContracts } from './callContracts.ts'
import type { SafeFacts } from './SafeFacts.ts'
import { sentinel, slots } from './slots.ts'

export const safeStateAbi = parseAbi([
  'function VERSION() view returns (string)',
  'function approvedHashes(address owner, bytes32 hash) view returns (uint256)',
  'function domainSeparator() view returns (bytes32)',
  'function getModules() view returns (address[])',
  'function getModulesPaginated(address start, uint256 pageSize) view returns (address[] array, address next)',
  'function getOwners() view returns (address[])',
  'function getThreshold() view returns (uint256)',
  'function nonce() view returns (uint256)',
])

const pageSize = 100n

/** State of a Safe without the code hash of its implementation, which is read afterwards. */
export type RawState = Omit<SafeFacts, 'implementationCodeHash'>

/** Reads a Safe's own state in one round of requests at one block. */
export async function readRawState(client: ChainClient, safe: Address, block: BlockReference): Promise<RawState> {
  const [code, implementation, guard, moduleGuard, fallbackHandler, answers] = await Promise.all([
    readCodeHash(client, safe, block),
    readAddressSlot(client, safe, slots.implementation, block),
    readAddressSlot(client, safe, slots.guard, block),
    readAddressSlot(client, safe, slots.moduleGuard, block),
    readAddressSlot(client, safe, slots.fallbackHandler, block),
    callContracts(
      client,
      getStateCalls().map((data) => ({ data, to: safe })),
      block,
    ),
  ])
  const [version, domainSeparator, owners, threshold, nonce, page, allModules] = answers
  return {
    block,
    domainSeparator: decodeOrUndefined(domainSeparator, (data) =>
      decodeFunctionResult({ abi: safeStateAbi, data, functionName: 'domainSeparator' }),
    ),
    fallbackHandler,
    guard,
    implementation,
    moduleGuard,
    modules: await readModules(client, safe, block, { allModules, page }),
    nonce: decodeOrUndefined(nonce, (data) => decodeFunctionResult({ abi: safeStateAbi, data, functionName: 'nonce' })),
    owners: decodeOrUndefined(owners, (data) =>
      decodeFunctionResult({ abi: safeStateAbi, data, functionName: 'getOwners' }),
    ),
    proxyCodeHash: code,
    safe: checksumAddress(safe),
    threshold: decodeOrUndefined(threshold, (data) =>
      decodeFunctionResult({ abi: safeStateAbi, data, functionName: 'getThreshold' }),
    ),
    version: decodeOrUndefined(version, decodeVersion),
  }
}

let stateCalls: readonly Hex[] | undefined

/** Encoded once: the same for every Safe. */
function getStateCalls(): readonly Hex[] {
  stateCalls ??= [
    encodeFunctionData({ abi: safeStateAbi, functionName: 'VERSION' }),
    encodeFunctionData({ abi: safeStateAbi, functionName: 'domainSeparator' }),
    encodeFunctionData({ abi: safeStateAbi, functionName: 'getOwners' }),
    encodeFunctionData({ abi: safeStateAbi, functionName: 'getThreshold' }),
    encodeFunctionData({ abi: safeStateAbi, functionName: 'nonce' }),
    encodeFunctionData({ abi: safeStateAbi, args: [sentinel, pageSize], functionName: 'getModulesPaginated' }),
    encodeFunctionData({ abi: safeStateAbi, functionName: 'getModules' }),
  ]
  return stateCalls
}

// An unreadable version is unknown.
function decodeVersion(data: Hex): string {
  const version = decodeFunctionResult({ abi: safeStateAbi, data, functionName: 'VERSION' })
  parseSafeVersion(version)
  return version
}

/** Hash of the code at an address; null when there is none. */
export async function readCodeHash(
  client: ChainClient,
  address: Address,
  block: BlockReference,
  hashCode: (code: Hex) => Hex = hashHex,
): Promise<Hex | null> {
  const method = 'eth_getCode'
  const code = await requestBlock(method, client.request({ method, params: [address, numberToHex(block.number)] }))
  return code && code !== '0x' ? hashCode(code) : null
}

function requestSlot(client: ChainClient, address: Address, slot: Hex, block: BlockReference) {
  const method = 'eth_getStorageAt'
  return requestBlock(method, client.request({ method, params: [address, slot, numberToHex(block.number)] }))
}

async function readAddressSlot(client: ChainClient, safe: Address, slot: Hex, block: BlockReference): Promise<Address> {
  const word = await requestSlot(client, safe, slot, block)
  return checksumAddress(`0x${(word ?? '0x').slice(2).padStart(64, '0').slice(24)}`)
}

/** `keccak256("eip1967.proxy.implementation") - 1` and OpenZeppelin's older slot. */
const proxySlots: readonly Hex[] = [
  '0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc',
  '0x7050c9e0f4ca769c69bd3a8ef740bc37934f8e2c036e5a723fd8ee048ed3f8c3',
]

/** The implementation of an upgradeable proxy; undefined for other contracts. */
export async function readProxyTarget(
  client: ChainClient,
  address: Address,
  block: BlockReference,
): Promise<Address | undefined> {
  const words = await Promise.all(proxySlots.map((slot) => requestSlot(client, address, slot, block)))
  const word = words.find((candidate) => candidate !== null && candidate !== undefined && BigInt(candidate) !== 0n)
  return word ? checksumAddress(`0x${word.slice(-40)}`) : undefined
}

type ModuleAnswers = { allModules: Hex | undefined; page: Hex | undefined }

// Versions before 1.1.0 have only getModules, which returns all of them. Later ones paginate.
async function readModules(client: ChainClient, safe: Address, block: BlockReference, answers: ModuleAnswers) {
  const modules: Address[] = []
  let page = decodePage(answers.page)
  if (!page)
    return decodeOrUndefined(answers.allModules, (data) =>
      decodeFunctionResult({ abi: safeStateAbi, data, functionName: 'getModules' }),
    )
  for (;;) {
    const { next } = page
    modules.push(...page.modules)
    if (next === sentinel || BigInt(next) === 0n) return modules
    // Before 1.4.0 `next` is the first module left out, and a page that starts at it would skip it again.
    if (!modules.includes(next)) modules.push(next)
    // Bounds an endless module list.
    if (modules.length > 1_000) return undefined
    const data = encodeFunctionData({ abi: safeStateAbi, args: [next, pageSize], functionName: 'getModulesPaginated' })
    const [answer] = await callContracts(client, [{ data, to: safe }], block)
    page = decodePage(answer)
    if (!page) return undefined
  }
}

function decodePage(data: Hex | undefined) {
  const page = decodeOrUndefined(data, (answer) =>
    decodeFunctionResult({ abi: safeStateAbi, data: answer, functionName: 'getModulesPaginated' }),
  )
  return page && { modules: page[0], next: page[1] }
}

/** Decodes the result of a call; undefined if it is missing or invalid. */
export function decodeOrUndefined<value>(data: Hex | undefined, decoder: (data: Hex) => value): value | undefined {
  if (data === undefined || data === '0x') return undefined
  try {
    return decoder(data)
  } catch {
    return undefined
  }
}
