import { runInSlices } from './runInSlices.ts'

/**
 * Bytes. Not milliseconds: on a busy machine an ordinary page takes as long as a large one and would then be queued
 * behind all large ones.
 */
const maxSliceBytes = 128_000

/**
 * Serializes an object to UTF-8 JSON; bytes are sent faster than a long string. Large `results` are serialized in
 * slices.
 */
export async function stringifyInSlices(value: object): Promise<Uint8Array<ArrayBuffer>> {
  if (!('results' in value) || !Array.isArray(value.results)) return toBytes(JSON.stringify(value))
  const { results, ...rest } = value
  const items: Uint8Array[] = []
  const writeSome = () => {
    let written = 0
    for (const item of results.slice(items.length)) {
      const bytes = toBytes(`${items.length === 0 ? '' : ','}${JSON.stringify(item)}`)
      items.push(bytes)
      written += bytes.length
      if (written > maxSliceBytes) return
    }
  }
  writeSome()
  while (items.length < results.length) await runInSlices(writeSome)
  const others = JSON.stringify(rest).slice(1, -1)
  return join([toBytes(`{${others}${others === '' ? '' : ','}"results":[`), ...items, toBytes(']}')])
}

const encoder = new TextEncoder()
const toBytes = (text: string) => encoder.encode(text)

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let offset = 0
  for (const part of parts) {
    joined.set(part, offset)
    offset += part.length
  }
  return joined
}
