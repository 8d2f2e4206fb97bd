import { workAndRest } from './workAndRest.ts'

/** In milliseconds. */
const longestTurn = 5

/**
 * JSON of an object, in bytes: a connection takes long over a large text. The `results` of a page that are large are
 * written in turns with all other heavy work.
 */
export async function stringifyInTurns(value: object): Promise<Uint8Array<ArrayBuffer>> {
  if (!('results' in value) || !Array.isArray(value.results)) return toBytes(JSON.stringify(value))
  const { results, ...rest } = value
  const items: Uint8Array[] = []
  const writeSome = () => {
    const started = performance.now()
    for (const item of results.slice(items.length)) {
      items.push(toBytes(`${items.length === 0 ? '' : ','}${JSON.stringify(item)}`))
      if (performance.now() - started > longestTurn) return
    }
  }
  writeSome()
  while (items.length < results.length) await workAndRest(writeSome)
  const others = JSON.stringify(rest).slice(1, -1)
  return join([toBytes(`{${others}${others === '' ? '' : ','}"results":[`), ...items, toBytes(']}')])
}

const encoder = new TextEncoder()
const toBytes = (text: string) => encoder.encode(text)

function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let place = 0
  for (const part of parts) {
    joined.set(part, place)
    place += part.length
  }
  return joined
}
