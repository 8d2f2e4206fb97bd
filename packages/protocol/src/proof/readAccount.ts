import { type Address, type Hex, hexToBigInt, numberToHex } from 'viem'
import { z } from 'zod'
import { type ChainClient, ChainUnreachableError, requestBlock } from '../chain/ChainClient.ts'
import { hashHex } from '../hash/writeWord.ts'
import { HashSchema, HexSchema } from '../wire/primitives.ts'
import type { BlockHeader } from './readHeader.ts'
import { decodeRlp, emptyTrieRoot, InvalidProofError, type ProofNodes, readTrie, toProofNodes } from './readTrie.ts'

/** A path has 64 nibbles, and a node at most 17 items of 33 bytes. */
const ProofSchema = z.array(z.string().max(1_400).pipe(HexSchema)).max(65)

/** The response to `eth_getProof`. Its values are not read: they follow from the nodes. */
const ResponseSchema = z.object({
  accountProof: ProofSchema,
  storageProof: z.array(z.object({ proof: ProofSchema })).max(2_000),
})

export type ProvenAccount = {
  balance: bigint
  /** Null: no code, or no account. */
  codeHash: Hex | null
  storageRoot: Hex
  /** Proofs of the slots that were requested. */
  nodes: ProofNodes
}

export type ReadAccountParameters = {
  address: Address
  header: Pick<BlockHeader, 'number' | 'stateRoot'>
  slots?: readonly Hex[]
}

/**
 * An account and its slots, as the state root of a block proves them.
 *
 * @throws ChainUnreachableError where the node has no proofs, InvalidProofError
 */
export async function readAccount(
  client: ChainClient,
  { address, header, slots = [] }: ReadAccountParameters,
): Promise<ProvenAccount> {
  const method = 'eth_getProof'
  const params: [Address, Hex[], Hex] = [address, [...slots], numberToHex(header.number)]
  const answer: unknown = await requestBlock(method, client.request({ method, params }))
  // How some nodes say that they have none.
  if (answer === null || answer === undefined) throw new ChainUnreachableError({ cause: undefined, method })
  const response = ResponseSchema.safeParse(answer)
  if (!response.success) throw new InvalidProofError({ cause: response.error, reason: 'the response has another form' })
  const { accountProof, storageProof } = response.data
  const nodes = toProofNodes(storageProof.map(({ proof }) => proof))
  const value = readTrie({ key: address, nodes: toProofNodes([accountProof]), root: header.stateRoot })
  if (value === null) return { balance: 0n, codeHash: null, nodes, storageRoot: emptyTrieRoot }
  return { ...parseAccount(value), nodes }
}

/** `[nonce, balance, storage root, code hash]` */
function parseAccount(value: Hex): Omit<ProvenAccount, 'nodes'> {
  const fields = decodeRlp(value)
  const [nonce, balance, storageRoot, codeHash] = typeof fields === 'string' ? [] : fields
  const hashes = z.tuple([HashSchema, HashSchema]).safeParse([storageRoot, codeHash])
  if (fields.length !== 4 || typeof nonce !== 'string' || typeof balance !== 'string' || !hashes.success)
    throw new InvalidProofError({ reason: 'the account is malformed' })
  const [root, hash] = hashes.data
  return { balance: toInteger(balance), codeHash: hash === noCode ? null : hash, storageRoot: root }
}

const noCode = hashHex('0x')

/** Value of a slot; zero where the nodes prove that it has none. @throws InvalidProofError */
export function readSlot({ nodes, storageRoot }: Pick<ProvenAccount, 'nodes' | 'storageRoot'>, slot: Hex): bigint {
  const value = readTrie({ key: slot, nodes, root: storageRoot })
  if (value === null) return 0n
  const integer = decodeRlp(value)
  if (typeof integer !== 'string' || integer.length > 66)
    throw new InvalidProofError({ reason: 'a slot is not 32 bytes' })
  return toInteger(integer)
}

function toInteger(hex: Hex): bigint {
  return hex === '0x' ? 0n : hexToBigInt(hex)
}
