import { type Hex, numberToHex, toRlp } from 'viem'
import { z } from 'zod'
import { type ChainClient, ChainUnreachableError, requestBlock } from '../chain/ChainClient.ts'
import { hashHex } from '../hash/writeWord.ts'
import { HashSchema, HexSchema } from '../wire/primitives.ts'

const BytesSchema = z.string().max(8_192).pipe(HexSchema)
const QuantitySchema = z
  .string()
  .regex(/^0x[0-9a-fA-F]{1,64}$/)
  .transform((value) => BigInt(value))

/** What a reader needs, and the fields that are hashed. Absent ones are of a later fork than the chain's. */
const HeaderSchema = z.object({
  hash: HashSchema,
  number: QuantitySchema,
  timestamp: QuantitySchema,
  stateRoot: HashSchema,
})
const HashedSchema = HeaderSchema.extend({
  parentHash: HashSchema,
  sha3Uncles: HashSchema,
  miner: BytesSchema,
  transactionsRoot: HashSchema,
  receiptsRoot: HashSchema,
  logsBloom: BytesSchema,
  difficulty: QuantitySchema,
  gasLimit: QuantitySchema,
  gasUsed: QuantitySchema,
  extraData: BytesSchema,
  mixHash: HashSchema,
  nonce: BytesSchema,
  baseFeePerGas: QuantitySchema.nullish(),
  withdrawalsRoot: HashSchema.nullish(),
  blobGasUsed: QuantitySchema.nullish(),
  excessBlobGas: QuantitySchema.nullish(),
  parentBeaconBlockRoot: HashSchema.nullish(),
  requestsHash: HashSchema.nullish(),
  blockAccessListHash: HashSchema.nullish(),
})

export type BlockHeader = {
  number: bigint
  hash: Hex
  timestamp: bigint
  stateRoot: Hex
  /** Whether the fields produce the hash. False also on chains that hash other fields than Ethereum. */
  isHashed: boolean
}

/** Parses a block as a node returns it. Undefined: no block. */
export function parseHeader(block: unknown): BlockHeader | undefined {
  const { data: header } = HeaderSchema.safeParse(block)
  if (!header) return undefined
  const { hash, number, stateRoot, timestamp } = header
  return { hash, isHashed: isHashOf(block, hash), number, stateRoot, timestamp }
}

/** Whether the header's RLP has this hash. Forks append fields: nodes may return more than the chain hashes. */
function isHashOf(block: unknown, hash: Hex): boolean {
  const { data: header } = HashedSchema.safeParse(block)
  if (!header) return false
  const fields: Hex[] = [
    ...[header.parentHash, header.sha3Uncles, header.miner, header.stateRoot, header.transactionsRoot],
    ...[header.receiptsRoot, header.logsBloom],
    ...[header.difficulty, header.number, header.gasLimit, header.gasUsed, header.timestamp].map(toInteger),
    ...[header.extraData, header.mixHash, header.nonce],
  ]
  const later = [
    ...[header.baseFeePerGas, header.withdrawalsRoot, header.blobGasUsed, header.excessBlobGas],
    ...[header.parentBeaconBlockRoot, header.requestsHash, header.blockAccessListHash],
  ]
  const isHash = () => hashHex(toRlp(fields)) === hash
  for (const field of later) {
    if (isHash()) return true
    if (field === null || field === undefined) return false
    fields.push(typeof field === 'bigint' ? toInteger(field) : field)
  }
  return isHash()
}

/** RLP has no leading zeros, and nothing for zero. */
function toInteger(value: bigint): Hex {
  if (value === 0n) return '0x'
  const hex = value.toString(16)
  return `0x${hex.length % 2 === 0 ? hex : `0${hex}`}`
}

/** @throws ChainUnreachableError */
export async function readHeader(client: ChainClient, blockNumber?: bigint): Promise<BlockHeader> {
  const method = 'eth_getBlockByNumber'
  const tag = blockNumber === undefined ? 'latest' : numberToHex(blockNumber)
  const block: unknown = await requestBlock(method, client.request({ method, params: [tag, false] }))
  const header = parseHeader(block)
  if (!header || (blockNumber !== undefined && header.number !== blockNumber))
    throw new ChainUnreachableError({ cause: undefined, method })
  return header
}
