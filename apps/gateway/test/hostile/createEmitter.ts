import { concat, type Hex, numberToHex, size } from 'viem'

export type EmittedLog = {
  /** @default nothing */
  data?: Hex
  /** Whether the last topic is the loop counter. @default false */
  isCounted?: boolean
  /** @default 1 */
  times?: number
  topics: readonly Hex[]
}

/** Bytecode that emits these logs; by delegatecall, as its caller. */
export function createEmitter(logs: readonly EmittedLog[]): Hex {
  const length = layOut(logs, 0).length
  return concat(layOut(logs, length).parts)
}

function layOut(logs: readonly EmittedLog[], dataStart: number): { length: number; parts: Hex[] } {
  const parts: Hex[] = []
  const length = () => size(concat(['0x', ...parts]))
  let dataOffset = dataStart
  for (const { data = '0x', isCounted = false, times = 1, topics } of logs) {
    const bytes = word(size(data))
    // CODECOPY(0, dataOffset, size), then the counter.
    parts.push(concat([bytes, word(dataOffset), '0x5f39', word(times)]))
    const loop = length()
    parts.push(
      concat([
        '0x5b',
        // DUP1 uses the counter as a topic.
        ...topics.toReversed().map((topic, index) => (isCounted && index === 0 ? '0x80' : concat(['0x7f', topic]))),
        // LOGn(0, size, …topics); counter − 1; loop unless zero; POP the counter.
        concat([bytes, '0x5f', numberToHex(0xa0 + topics.length, { size: 1 })]),
        concat(['0x6001900380', word(loop), '0x5750']),
      ]),
    )
    dataOffset += size(data)
  }
  parts.push('0x00')
  const codeLength = length()
  return { length: codeLength, parts: [...parts, ...logs.map(({ data = '0x' }) => data)] }
}

/** PUSH4. */
function word(value: number): Hex {
  return concat(['0x63', numberToHex(value, { size: 4 })])
}
