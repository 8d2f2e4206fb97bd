import { RefusedError } from '../CliError.ts'

export type TarEntry = {
  /** `link` is anything that is neither a file nor a folder. */
  kind: 'file' | 'link'
  content: Uint8Array
  path: string
}

const block = 512

/** Files of a tar archive (ustar, with the long names of pax and GNU); folders are left out. */
export function readTar(archive: Uint8Array): TarEntry[] {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  const entries: TarEntry[] = []
  let longPath: string | undefined
  let offset = 0
  for (let header = readHeader(bytes, offset); header; header = readHeader(bytes, offset)) {
    const { content, path, type } = header
    offset = header.end
    if (type === 'x') longPath = findPaxPath(content)
    else if (type === 'L') longPath = toText(content)
    else if (type !== 'g') {
      if (type !== '5')
        entries.push({ content, kind: type === '0' || type === '\0' ? 'file' : 'link', path: longPath ?? path })
      longPath = undefined
    }
  }
  if (entries.length === 0) throw refuse()
  return entries
}

/** Undefined at the end of the archive. */
function readHeader(bytes: Buffer, offset: number) {
  const header = bytes.subarray(offset, offset + block)
  if (header.length < block || header.every((byte) => byte === 0)) return undefined
  const size = parseOctal(header.subarray(124, 136))
  const begin = offset + block
  if (size === undefined || begin + size > bytes.length) throw refuse()
  return {
    content: bytes.subarray(begin, begin + size),
    end: begin + Math.ceil(size / block) * block,
    path: [toText(header.subarray(345, 500)), toText(header.subarray(0, 100))].filter(Boolean).join('/'),
    type: String.fromCharCode(header[156] ?? 0),
  }
}

function refuse() {
  return new RefusedError('The archive is not a complete tar file. Download it again.', { field: 'archive' })
}

function toText(bytes: Uint8Array): string {
  const end = bytes.indexOf(0)
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end))
}

function parseOctal(bytes: Uint8Array): number | undefined {
  const text = toText(bytes).trim()
  return /^[0-7]{1,11}$/.test(text) ? Number.parseInt(text, 8) : undefined
}

/** Records of pax: `<length> <name>=<value>\n`. */
function findPaxPath(content: Uint8Array): string | undefined {
  for (let rest = Buffer.from(content); rest.length > 0; ) {
    const [, length = '0'] = /^(\d{1,6}) /.exec(rest.subarray(0, 8).toString()) ?? []
    if (Number(length) < 5) throw refuse()
    const record = rest.subarray(length.length + 1, Number(length) - 1).toString()
    if (record.startsWith('path=')) return record.slice(5)
    rest = rest.subarray(Number(length))
  }
  return undefined
}
