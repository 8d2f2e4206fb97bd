/**
 * Keccak-f[1600] in WebAssembly, over thirty times as fast as in JavaScript, which has no 64-bit words. The module is
 * put together here from the definition of Keccak instead of being shipped as bytes that nobody can read.
 */

/** The part of WebAssembly that is used: the DOM's types are not at hand in a package that needs no DOM. */
declare const WebAssembly: {
  Module: new (bytes: Uint8Array) => object
  Instance: new (module: object) => { exports: Record<string, unknown> }
  Memory: new (descriptor: { initial: number }) => { buffer: ArrayBuffer }
}

export type KeccakPermutation = {
  /** The 200 bytes that `permute` stirs. */
  state: Uint8Array
  permute: () => void
}

const lanes = 25
const rounds = 24
const stateSize = 8 * lanes

/** @throws where a Content Security Policy forbids WebAssembly */
export function createKeccakPermutation(): KeccakPermutation {
  const { memory, permute } = new WebAssembly.Instance(new WebAssembly.Module(assemble())).exports
  if (!(memory instanceof WebAssembly.Memory) || typeof permute !== 'function') throw new TypeError('Not our module.')
  const constants = new DataView(memory.buffer, stateSize)
  for (const [round, constant] of listRoundConstants().entries()) constants.setBigUint64(8 * round, constant, true)
  return { permute: () => permute(), state: new Uint8Array(memory.buffer, 0, stateSize) }
}

/** A bit of each constant at positions 2^j - 1, out of a shift register over x^8 + x^6 + x^5 + x^4 + 1. */
function listRoundConstants(): bigint[] {
  let register = 1
  return Array.from({ length: rounds }, () => {
    let constant = 0n
    for (let j = 0; j < 7; j++) {
      if (register & 1) constant |= 1n << ((1n << BigInt(j)) - 1n)
      register = (register << 1) ^ ((register >> 7) * 0x171)
    }
    return constant
  })
}

// Local variables of the function: the state, five scratch lanes and two more, and the position of the constant.
const column = (index: number) => lanes + index
const carried = lanes + 5
const mix = lanes + 6
const position = lanes + 7

const get = (local: number) => [0x20, local]
const set = (local: number) => [0x21, local]
const constant = (value: number) => [0x42, value & 0x7f]
const load = (offset: number) => [0x29, 3, ...toLeb(offset)]
const store = (offset: number) => [0x37, 3, ...toLeb(offset)]
const and = [0x83]
const xor = [0x85]
const rotate = [0x89]
const zero = [0x41, 0]

function assembleRound(): number[] {
  const code: number[] = []
  const emit = (...parts: number[][]) => code.push(...parts.flat())
  // Theta: every lane takes in the parity of two columns.
  for (let x = 0; x < 5; x++) {
    emit(get(x))
    for (let y = 5; y < lanes; y += 5) emit(get(x + y), xor)
    emit(set(column(x)))
  }
  for (let x = 0; x < 5; x++) {
    emit(get(column((x + 4) % 5)), get(column((x + 1) % 5)), constant(1), rotate, xor, set(mix))
    for (let y = 0; y < lanes; y += 5) emit(get(x + y), get(mix), xor, set(x + y))
  }
  // Rho and pi: lanes are rotated and change places, each pushing out the next.
  emit(get(1), set(carried))
  for (let step = 1, x = 1, y = 0; step <= rounds; step++) {
    const [nextX, nextY] = [y, (2 * x + 3 * y) % 5]
    const lane = nextX + 5 * nextY
    const turn = ((step * (step + 1)) / 2) % 64
    emit(get(lane), set(mix), get(carried), constant(turn), rotate, set(lane), get(mix), set(carried))
    x = nextX
    y = nextY
  }
  // Chi: the only step that is not linear.
  for (let y = 0; y < lanes; y += 5) {
    for (let x = 0; x < 5; x++) emit(get(y + x), set(column(x)))
    for (let x = 0; x < 5; x++)
      emit(get(column(x)), get(column((x + 1) % 5)), constant(-1), xor, get(column((x + 2) % 5)), and, xor, set(y + x))
  }
  // Iota: the constant of the round, which lies behind the state.
  emit(get(0), get(position), load(stateSize), xor, set(0))
  return code
}

function assemble(): Uint8Array {
  const state = Array.from({ length: lanes }, (_, lane) => lane)
  const end = 8 * rounds
  const body = [
    ...[2, ...[position, 0x7e], ...[1, 0x7f]],
    ...state.flatMap((lane) => [...zero, ...load(8 * lane), ...set(lane)]),
    ...[0x03, 0x40],
    ...assembleRound(),
    // position += 8, and once more until it reaches the end of the constants
    ...[...get(position), 0x41, 8, 0x6a, 0x22, position, 0x41, ...toLeb(end), 0x47, 0x0d, 0],
    0x0b,
    ...state.flatMap((lane) => [...zero, ...get(lane), ...store(8 * lane)]),
    0x0b,
  ]
  return Uint8Array.from([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...toSection(1, [1, 0x60, 0, 0]),
    ...toSection(3, [1, 0]),
    ...toSection(5, [1, 0, 1]),
    ...toSection(7, [2, ...toName('memory'), 2, 0, ...toName('permute'), 0, 0]),
    ...toSection(10, [1, ...toLeb(body.length), ...body]),
  ])
}

function toSection(id: number, content: number[]): number[] {
  return [id, ...toLeb(content.length), ...content]
}

function toName(name: string): number[] {
  return [name.length, ...Array.from(name, (letter) => letter.charCodeAt(0))]
}

/** A number in groups of seven bits, the lowest first. */
function toLeb(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...toLeb(value >> 7)]
}
