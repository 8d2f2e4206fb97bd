import { type Hex, hexToBytes, keccak256, toRlp } from 'viem'

type TrieNode = Hex | readonly TrieNode[]
type Item = { path: readonly number[]; value: Hex }

/** A Merkle-Patricia trie of the given entries, with hashed keys, and the proofs that a node would return. */
export function createTrie(entries: readonly (readonly [key: Hex, value: Hex])[]) {
  /** Nodes that have a hash, with the path that leads to them. */
  const hashed: { node: Hex; path: readonly number[] }[] = []

  function build(items: readonly Item[], at: readonly number[]): TrieNode {
    const [first, ...others] = items
    if (!first) return '0x'
    if (others.length === 0) return [toPath(first.path.slice(at.length), true), first.value]
    let shared = at.length
    while (others.every(({ path }) => path[shared] === first.path[shared])) shared += 1
    const below = first.path.slice(0, shared)
    if (shared > at.length) return [toPath(below.slice(at.length), false), refer(build(items, below), below)]
    const children = Array.from({ length: 16 }, (_, nibble) => {
      const path = [...at, nibble]
      return refer(
        build(
          items.filter((item) => item.path[at.length] === nibble),
          path,
        ),
        path,
      )
    })
    return [...children, '0x']
  }

  /** Short nodes are a part of their parent. */
  function refer(node: TrieNode, path: readonly number[]): TrieNode {
    const bytes = toRlp(node)
    if (node === '0x' || bytes.length < 66) return node
    hashed.push({ node: bytes, path })
    return keccak256(bytes)
  }

  const items = entries.map(([key, value]) => ({ path: toNibbles(keccak256(key)), value }))
  const top = toRlp(build(items, []))
  return {
    /** The nodes from the root to the key, or to where it would be. */
    prove(key: Hex): Hex[] {
      const target = toNibbles(keccak256(key))
      const onPath = hashed.filter(({ path }) => path.every((nibble, index) => nibble === target[index]))
      const sorted = onPath.toSorted((a, b) => a.path.length - b.path.length)
      return items.length === 0 ? [] : [top, ...sorted.map(({ node }) => node)]
    },
    root: keccak256(top),
  }
}

function toPath(nibbles: readonly number[], isLeaf: boolean): Hex {
  const flag = (isLeaf ? 2 : 0) + (nibbles.length % 2)
  const all = nibbles.length % 2 === 0 ? [flag, 0, ...nibbles] : [flag, ...nibbles]
  return `0x${all.map((nibble) => nibble.toString(16)).join('')}`
}

function toNibbles(hex: Hex): number[] {
  return [...hexToBytes(hex)].flatMap((byte) => [byte >> 4, byte & 15])
}
