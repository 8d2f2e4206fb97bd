import { createHash } from 'node:crypto'
import { demoAccounts } from '@countersign/devchain/accounts'
import { safeDeployments } from '@countersign/protocol/chain'
import { hashSafeTransaction, type SafeTransaction } from '@countersign/protocol/hash'
import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  type Hash,
  type Hex,
  hexToBigInt,
  numberToHex,
  pad,
  parseAbi,
  parseAbiParameters,
  toEventSelector,
  zeroAddress,
} from 'viem'

export const chainId = 31_338
const transactionsPerBlock = 2
const transactionsPerSafe = 50
const firstTimestamp = 1_700_000_000
/** The last blocks are empty: the index is at the head once the last transaction is in it. */
const quietBlocks = 40

/** A log without the fields shared by its transaction. */
type Log = { address: Address; data: Hex; topics: Hex[] }

export type GeneratedTransaction = {
  block: number
  gasUsed: number
  hash: Hash
  input: Hex
  logs: readonly (Log & { logIndex: number })[]
  to: Address
  transactionIndex: number
  value: bigint
}

export type GeneratedChain = {
  head: number
  /** Transactions of a block, in order. */
  listTransactions: (block: number) => GeneratedTransaction[]
  toBlockHash: (block: number) => Hash
  toBlockNumber: (hash: string) => number
  /** The block of a transaction. */
  toTransactionBlock: (hash: string) => number
  toTimestamp: (block: number) => number
}

const abi = parseAbi([
  'function createProxyWithNonce(address singleton, bytes initializer, uint256 saltNonce)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)',
  'function transfer(address to, uint256 value)',
])
export const topics = {
  announcement: toEventSelector(
    'SafeMultiSigTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes,bytes)',
  ),
  creation: toEventSelector('ProxyCreation(address,address)'),
  execution: toEventSelector('ExecutionSuccess(bytes32,uint256)'),
  received: toEventSelector('SafeReceived(address,uint256)'),
  setup: toEventSelector('SafeSetup(address,address[],uint256,address,address)'),
  transfer: toEventSelector('Transfer(address,address,uint256)'),
}
const parameters = {
  announcement: parseAbiParameters(
    'address, uint256, bytes, uint8, uint256, uint256, uint256, address, address, bytes, bytes',
  ),
  info: parseAbiParameters('uint256, address, uint256'),
  setup: parseAbiParameters('address[], uint256, address, address'),
}

const version = '1.4.1'
const factory: Address = '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67'
const token: Address = getAddress(`0x${'9'.padEnd(40, '0')}`)
const [first, second] = demoAccounts
const owners = [first, second].toSorted((a, b) => (a.address.toLowerCase() < b.address.toLowerCase() ? -1 : 1))
const executor = first.address
const payee = demoAccounts[4].address

/**
 * A deterministic chain of Safes with transfers, computed on demand and never stored. Hashes end with the number of
 * their object. Eight of ten transactions are multisig, with real signatures; one Safe of ten uses the L1 singleton,
 * whose contents are only in the calldata.
 */
export function generateChain({ transactions }: { transactions: number }): GeneratedChain {
  const safes = Math.max(1, Math.floor(transactions / transactionsPerSafe))
  const head = Math.ceil(transactions / transactionsPerBlock) + quietBlocks

  function createTransaction(index: number): GeneratedTransaction {
    const content = index < safes ? createSafe(index) : createDealing(index - safes, safes)
    const transactionIndex = index % transactionsPerBlock
    return {
      ...content,
      block: toBlock(index),
      gasUsed: 80_000 + (index % 1_000),
      hash: toHash('transaction', index),
      logs: content.logs.map(({ address, data, topics }, place) => ({
        address: toLower(address),
        data,
        logIndex: transactionIndex * 10 + place,
        topics: topics.map(toLower),
      })),
      transactionIndex,
    }
  }

  return {
    head,
    listTransactions: (block) => {
      const from = (block - 1) * transactionsPerBlock
      const count = block < 1 ? 0 : Math.max(0, Math.min(transactionsPerBlock, transactions - from))
      return Array.from({ length: count }, (_, place) => createTransaction(from + place))
    },
    toBlockHash: (block) => toHash('block', block),
    toBlockNumber: toNumber,
    toTimestamp: (block) => firstTimestamp + block * 12,
    toTransactionBlock: (hash) => toBlock(toNumber(hash)),
  }
}

/** In the format of nodes. */
function toLower(value: Hex): Hex {
  return `0x${value.slice(2).toLowerCase()}`
}

/** By transaction number. */
function toBlock(index: number): number {
  return 1 + Math.floor(index / transactionsPerBlock)
}

type Content = Pick<GeneratedTransaction, 'input' | 'to' | 'value'> & { logs: Log[] }

function createSafe(index: number): Content {
  const safe = toSafe(index)
  const singleton = toSingleton(index)
  const setup = encodeAbiParameters(parameters.setup, [
    owners.map(({ address }) => address),
    2n,
    zeroAddress,
    zeroAddress,
  ])
  return {
    input: encodeFunctionData({ abi, args: [singleton, '0x', BigInt(index)], functionName: 'createProxyWithNonce' }),
    logs: [
      { address: safe, data: setup, topics: [topics.setup, pad(factory)] },
      { address: factory, data: pad(singleton), topics: [topics.creation, pad(safe)] },
    ],
    to: factory,
    value: 0n,
  }
}

function createDealing(index: number, safes: number): Content {
  const ofSafe = index % safes
  const round = Math.floor(index / safes)
  const safe = toSafe(ofSafe)
  const kind = (round + ofSafe) % 10
  const value = BigInt(index + 1)
  if (kind === 8)
    return {
      input: encodeFunctionData({ abi, args: [safe, value], functionName: 'transfer' }),
      logs: [createTransfer(executor, safe, value)],
      to: token,
      value: 0n,
    }
  if (kind === 9) {
    const received = { address: safe, data: numberToHex(value, { size: 32 }), topics: [topics.received, pad(executor)] }
    return { input: '0x', logs: [received], to: safe, value }
  }
  const nonce = countExecutions(round + ofSafe) - countExecutions(ofSafe)
  return createExecution({ isAnnounced: !isOld(ofSafe), isToken: kind < 4, nonce, safe, value })
}

/** Number of executions in the first rounds. */
function countExecutions(rounds: number): number {
  return 8 * Math.floor(rounds / 10) + Math.min(rounds % 10, 8)
}

type Execution = { isAnnounced: boolean; isToken: boolean; nonce: number; safe: Address; value: bigint }

function createExecution({ isAnnounced, isToken, nonce, safe, value }: Execution): Content {
  const call = isToken
    ? { data: encodeFunctionData({ abi, args: [payee, value], functionName: 'transfer' }), to: token, value: 0n }
    : { data: '0x' as const, to: payee, value }
  const transaction: SafeTransaction = {
    ...call,
    baseGas: 0n,
    gasPrice: 0n,
    gasToken: zeroAddress,
    nonce: BigInt(nonce),
    operation: 0,
    refundReceiver: zeroAddress,
    safeTxGas: 0n,
  }
  const { safeTxHash } = hashSafeTransaction({ chainId, safe, transaction, version })
  const signatures: Hex = `0x${owners.map(({ privateKey }) => sign(safeTxHash, privateKey)).join('')}`
  const args = [call.to, call.value, call.data, 0, 0n, 0n, 0n, zeroAddress, zeroAddress, signatures] as const
  const info = encodeAbiParameters(parameters.info, [BigInt(nonce), executor, 2n])
  const announcement = () => ({
    address: safe,
    data: encodeAbiParameters(parameters.announcement, [...args, info]),
    topics: [topics.announcement],
  })
  return {
    input: encodeFunctionData({ abi, args, functionName: 'execTransaction' }),
    logs: [
      ...(isAnnounced ? [announcement()] : []),
      ...(isToken ? [createTransfer(safe, payee, value)] : []),
      { address: safe, data: numberToHex(0, { size: 32 }), topics: [topics.execution, safeTxHash] },
    ],
    to: safe,
    value: 0n,
  }
}

function createTransfer(from: Address, to: Address, value: bigint): Log {
  return { address: token, data: numberToHex(value, { size: 32 }), topics: [topics.transfer, pad(from), pad(to)] }
}

const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n
const generatorX = 0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798n

/** A cheap valid signature: with k = 1 its point is the curve's generator. It reveals the key, which is public here. */
function sign(hash: Hash, privateKey: Hex): string {
  const s = (hexToBigInt(hash) + generatorX * hexToBigInt(privateKey)) % order
  const [low, v] = s > order / 2n ? [order - s, '1c'] : [s, '1b']
  return `${generatorX.toString(16).padStart(64, '0')}${low.toString(16).padStart(64, '0')}${v}`
}

function isOld(safe: number): boolean {
  return safe % 10 === 0
}

function toSingleton(safe: number): Address {
  const name = isOld(safe) ? 'Safe' : 'SafeL2'
  const found = safeDeployments.find((deployment) => deployment.name === name && deployment.version === version)
  if (!found) throw new Error(`There is no ${name} ${version}.`)
  return found.address
}

const safeAddresses = new Map<number, Address>()

function toSafe(index: number): Address {
  const known = safeAddresses.get(index)
  if (known) return known
  const address = getAddress(`0x${digest('safe', index).slice(0, 40)}`)
  safeAddresses.set(index, address)
  return address
}

function toHash(what: string, number: number): Hash {
  return `0x${digest(what, number).slice(0, 56)}${number.toString(16).padStart(8, '0')}`
}

function toNumber(hash: string): number {
  return Number.parseInt(hash.slice(-8), 16)
}

function digest(what: string, number: number): string {
  return createHash('sha256').update(`${what} ${number}`).digest('hex')
}
