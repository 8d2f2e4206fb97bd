import { createHash } from 'node:crypto'

/** A block of IPFS, without its content: what links to it needs. */
type Block = {
  /** CIDv1 in bytes. */
  cid: Uint8Array
  /** Bytes of the file below it. */
  fileSize: number
  /** Bytes of all blocks below it and its own. */
  totalSize: number
}

type Folder = { files: Map<string, Uint8Array>; folders: Map<string, Folder> }

/** As `ipfs add --cid-version=1 -r` cuts and joins files. */
const chunkSize = 262_144
const linksPerNode = 174

const codecs = { dagPb: 0x70, raw: 0x55 } as const

/** Larger ones would be sharded (HAMT), which no build of ours needs. */
const maxFolderSize = 262_144

/**
 * CIDv1 of a folder: that of `ipfs add --cid-version=1 -r <folder>` (UnixFS, raw leaves, chunks of 256 KiB, SHA-256).
 *
 * @param files Content by path relative to the folder: `assets/a.js`
 */
export function computeCid(files: ReadonlyMap<string, Uint8Array>): string {
  const root: Folder = { files: new Map(), folders: new Map() }
  for (const [path, content] of files) {
    const steps = path.split('/')
    const name = steps.pop() ?? ''
    let folder = root
    for (const step of steps) {
      const next = folder.folders.get(step) ?? { files: new Map(), folders: new Map() }
      folder.folders.set(step, next)
      folder = next
    }
    folder.files.set(name, content)
  }
  return `b${toBase32(addFolder(root).cid)}`
}

function addFolder({ files, folders }: Folder): Block {
  const entries = [
    ...[...files].map(([name, content]) => ({ block: addFile(content), name: Buffer.from(name) })),
    ...[...folders].map(([name, folder]) => ({ block: addFolder(folder), name: Buffer.from(name) })),
  ]
  // By bytes, as the format demands.
  const links = entries.toSorted((a, b) => Buffer.compare(a.name, b.name))
  const size = links.reduce((sum, { block, name }) => sum + name.length + block.cid.length, 0)
  if (size > maxFolderSize) throw new RangeError('A folder has too many files for one block of IPFS.')
  return toNode(links, toField(1, [1]))
}

function addFile(content: Uint8Array): Block {
  const leaves: Block[] = []
  for (let start = 0; start === 0 || start < content.length; start += chunkSize) {
    const chunk = content.subarray(start, start + chunkSize)
    leaves.push({ cid: toCid(codecs.raw, chunk), fileSize: chunk.length, totalSize: chunk.length })
  }
  let level = leaves
  while (level.length > 1) {
    const parents: Block[] = []
    for (let start = 0; start < level.length; start += linksPerNode)
      parents.push(joinParts(level.slice(start, start + linksPerNode)))
    level = parents
  }
  const [root] = level
  if (!root) throw new RangeError('A file has no block.')
  return root
}

function joinParts(parts: readonly Block[]): Block {
  const fileSize = parts.reduce((sum, part) => sum + part.fileSize, 0)
  const sizes = parts.flatMap((part) => [...toField(4, toVarint(part.fileSize))])
  const data = [...toField(1, [2]), ...toField(3, toVarint(fileSize)), ...sizes]
  const node = toNode(
    parts.map((block) => ({ block, name: Buffer.alloc(0) })),
    data,
  )
  return { ...node, fileSize }
}

/** A dag-pb node: links first, then the UnixFS data. */
function toNode(links: readonly { block: Block; name: Uint8Array }[], data: readonly number[]): Block {
  const parts = links.map(({ block, name }) => {
    const link = [toBytes(1, block.cid), toBytes(2, name), Uint8Array.from(toField(3, toVarint(block.totalSize)))]
    return toBytes(2, Buffer.concat(link))
  })
  const bytes = Buffer.concat([...parts, toBytes(1, Uint8Array.from(data))])
  const below = links.reduce((sum, { block }) => sum + block.totalSize, 0)
  return { cid: toCid(codecs.dagPb, bytes), fileSize: 0, totalSize: bytes.length + below }
}

/** Version, codec, SHA-256 with its length. */
function toCid(codec: number, bytes: Uint8Array): Uint8Array {
  return Buffer.concat([Uint8Array.from([1, codec, 0x12, 32]), createHash('sha256').update(bytes).digest()])
}

/** A field of protobuf with a number. */
const toField = (field: number, value: readonly number[]) => [field << 3, ...value]

/** A field of protobuf with bytes. */
const toBytes = (field: number, bytes: Uint8Array) =>
  Buffer.concat([Uint8Array.from([(field << 3) | 2, ...toVarint(bytes.length)]), bytes])

function toVarint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) | 0x80)
  return [...bytes, rest]
}

/** Lower case of RFC 4648, without padding. */
function toBase32(bytes: Uint8Array): string {
  const letters = 'abcdefghijklmnopqrstuvwxyz234567'
  let [text, bits, value] = ['', 0, 0]
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xffff
    for (bits += 8; bits >= 5; bits -= 5) text += letters[(value >> (bits - 5)) & 31]
  }
  return bits > 0 ? text + letters[(value << (5 - bits)) & 31] : text
}
