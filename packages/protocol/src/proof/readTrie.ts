import { fromRlp, type Hex, hexToBytes, toRlp } from 'viem'
import { BaseError } from '../errors/BaseError.ts'
import { hashHex } from '../hash/writeWord.ts'

/** The nodes of a Merkle-Patricia proof do not lead from the root to the key. */
export class InvalidProofError extends BaseError {
  constructor({ reason, cause }: { reason: string; cause?: unknown }) {
    super('INVALID_PROOF', `The proof is invalid: ${reason}.`, { cause })
  }
}

/** Root of a trie without entries: the hash of an empty RLP string. */
export const emptyTrieRoot = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'

/** A string of bytes, or a list. */
type TrieNode = Hex | readonly TrieNode[]

/** Nodes of one or more proofs by their hash: their order, and nodes that are not needed, do not matter. */
export type ProofNodes = ReadonlyMap<Hex, Hex>

export function toProofNodes(proofs: readonly (readonly Hex[])[]): ProofNodes {
  return new Map(proofs.flat().map((node) => [hashHex(node), node]))
}

export type ReadTrieParameters = {
  root: Hex
  /** Hashed for its path, as in the tries of accounts and of storage. */
  key: Hex
  nodes: ProofNodes
}

/**
 * Value of a key in the trie of this root; null if the nodes prove that it has none. A node is decoded only after its
 * hash was found in its parent, so nobody can choose its bytes.
 *
 * @throws InvalidProofError
 */
export function readTrie({ key, nodes, root }: ReadTrieParameters): Hex | null {
  if (root === emptyTrieRoot) return null
  let node: TrieNode = openNode(nodes, root)
  let rest = toNibbles(hashHex(key))
  for (;;) {
    const step = follow(node, rest)
    if ('value' in step) return step.value
    rest = step.rest
    // Nodes shorter than a hash are a part of their parent.
    node = typeof step.child === 'string' ? openNode(nodes, step.child) : step.child
  }
}

type Step = { value: Hex | null } | { child: TrieNode; rest: number[] }

/** One node on the way, given the nibbles that remain. */
function follow(node: TrieNode, rest: number[]): Step {
  if (typeof node === 'string') throw new InvalidProofError({ reason: 'a node is not a list' })
  if (node.length === 17) {
    const child = node[rest[0] ?? 17]
    if (child === undefined) throw new InvalidProofError({ reason: 'a branch is deeper than its keys' })
    return child === '0x' ? { value: null } : { child, rest: rest.slice(1) }
  }
  if (node.length !== 2) throw new InvalidProofError({ reason: 'a node has neither 2 nor 17 items' })
  const { isLeaf, nibbles } = parsePath(node[0])
  if (isLeaf && nibbles.length !== rest.length)
    throw new InvalidProofError({ reason: 'a leaf has a key of another length' })
  // Another key is where this one would be: it has no value.
  if (nibbles.some((nibble, index) => nibble !== rest[index])) return { value: null }
  const [, content] = node
  if (content === undefined || content === '0x') throw new InvalidProofError({ reason: 'a node leads nowhere' })
  if (!isLeaf) return { child: content, rest: rest.slice(nibbles.length) }
  if (typeof content !== 'string') throw new InvalidProofError({ reason: 'a leaf has no value' })
  return { value: content }
}

function openNode(nodes: ProofNodes, hash: TrieNode | undefined): TrieNode {
  if (typeof hash !== 'string' || hash.length !== 66)
    throw new InvalidProofError({ reason: 'a node does not name its child by a hash' })
  const bytes = nodes.get(hash)
  if (bytes === undefined) throw new InvalidProofError({ reason: `the node ${hash} is missing` })
  return decodeRlp(bytes)
}

/** Decodes canonical RLP and nothing else: no other bytes have the same meaning. */
export function decodeRlp(bytes: Hex): TrieNode {
  try {
    const decoded = fromRlp(bytes, 'hex')
    if (toRlp(decoded) === bytes) return decoded
  } catch (cause) {
    throw new InvalidProofError({ cause, reason: 'a node is not RLP' })
  }
  throw new InvalidProofError({ reason: 'a node is not canonical RLP' })
}

/** Hex-prefix encoding: the first nibble is 0 or 1 for an extension, 2 or 3 for a leaf; odd lengths have no padding. */
function parsePath(encoded: TrieNode | undefined): { isLeaf: boolean; nibbles: number[] } {
  if (typeof encoded !== 'string') throw new InvalidProofError({ reason: 'a path is not bytes' })
  const [flag = 4, ...nibbles] = toNibbles(encoded)
  const isOdd = flag % 2 === 1
  if (flag > 3 || (!isOdd && nibbles.shift() !== 0)) throw new InvalidProofError({ reason: 'a path is malformed' })
  if (flag < 2 && nibbles.length === 0) throw new InvalidProofError({ reason: 'an extension has no path' })
  return { isLeaf: flag > 1, nibbles }
}

function toNibbles(hex: Hex): number[] {
  return [...hexToBytes(hex)].flatMap((byte) => [byte >> 4, byte & 15])
}
