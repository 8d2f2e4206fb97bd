import {
  bytesToHex,
  concat,
  type Hex,
  hashMessage,
  hashTypedData,
  hexToBytes,
  keccak256,
  numberToHex,
  parseTransaction,
  type TypedDataDomain,
} from 'viem'
import { mnemonicToAccount, sign } from 'viem/accounts'
import { createTypedDataParser } from './createTypedDataParser.ts'

const MNEMONIC = 'test test test test test test test test test test test junk'
const PACKET = 64

export type LedgerState = {
  app: 'BOLOS' | 'Bitcoin' | 'Ethereum'
  /** What the user does on the device; true approves. */
  decide(screens: readonly LedgerScreen[]): boolean | Promise<boolean>
  hasBlindSigning: boolean
  /** Apps before 1.10 and the Nano S sign hashes only. */
  hasTypedData: boolean
  isLocked: boolean
  mnemonic: string
  /** Changes a response, as a device that lies. */
  tamper: ((response: Uint8Array, ins: number) => Uint8Array) | undefined
}
export type LedgerScreen = { title: string; value: string }

class StatusError extends Error {
  readonly status: number
  constructor(status: number) {
    super(status.toString(16))
    this.status = status
  }
}

/**
 * A Ledger by its protocol: HID reports in, HID reports out, with a real key. It refuses what the Ethereum app refuses,
 * and hashes typed data by what it was sent, not by what was meant.
 */
export function createLedgerSimulator(changes: Partial<LedgerState> = {}) {
  const state: LedgerState = {
    app: 'Ethereum',
    decide: () => true,
    hasBlindSigning: true,
    hasTypedData: true,
    isLocked: false,
    mnemonic: MNEMONIC,
    tamper: undefined,
    ...changes,
  }
  /** What the screen showed, request by request. */
  const shown: LedgerScreen[][] = []
  /** Every command, in order. */
  const commands: string[] = []
  let buffer = new Uint8Array()
  let typedData = createTypedDataParser()

  const getKey = (path: string) => mnemonicToAccount(state.mnemonic, { path: path as "m/44'/60'/0'/0/0" })

  async function confirm(screens: LedgerScreen[]): Promise<void> {
    shown.push(screens)
    if (!(await state.decide(screens))) throw new StatusError(0x6985)
  }

  async function signHash(path: string, hash: Hex, v: (parity: number) => number): Promise<Uint8Array> {
    const key = getKey(path).getHdKey().privateKey
    if (!key) throw new StatusError(0x6f00)
    const { r, s, yParity } = await sign({ hash, privateKey: bytesToHex(key) })
    return hexToBytes(concat([numberToHex(v(yParity ?? 0) & 0xff, { size: 1 }), r, s]))
  }

  function collect(p1: number, data: Uint8Array): { path: string; rest: Uint8Array } {
    buffer = p1 === 0 ? Uint8Array.from(data) : Uint8Array.from([...buffer, ...data])
    const { length, path } = readPath(buffer)
    return { path, rest: buffer.subarray(length) }
  }

  async function signTransaction(p1: number, data: Uint8Array): Promise<Uint8Array> {
    const { path, rest } = collect(p1, data)
    const isTyped = (rest[0] ?? 0) < 0x80
    const size = getRlpSize(isTyped ? rest.subarray(1) : rest) + (isTyped ? 1 : 0)
    if (rest.length < size) return new Uint8Array()
    if (rest.length > size) throw new StatusError(0x6a80)
    const serialized = bytesToHex(rest)
    const transaction = parseTransaction(serialized as '0x02')
    if ((transaction.data?.length ?? 2) > 2 && !state.hasBlindSigning) throw new StatusError(0x6a80)
    await confirm([
      { title: 'To', value: String(transaction.to) },
      { title: 'Chain ID', value: String(transaction.chainId) },
      { title: 'Transaction hash', value: keccak256(serialized) },
    ])
    const chainId = transaction.chainId ?? 0
    return signHash(path, keccak256(serialized), (parity) => (isTyped ? parity : chainId * 2 + 35 + parity))
  }

  async function signMessage(p1: number, data: Uint8Array): Promise<Uint8Array> {
    const { path, rest } = collect(p1, data)
    const size = new DataView(rest.buffer, rest.byteOffset).getUint32(0)
    const message = rest.subarray(4)
    if (message.length < size) return new Uint8Array()
    if (message.length > size) throw new StatusError(0x6a80)
    await confirm([{ title: 'Message', value: new TextDecoder().decode(message) }])
    return signHash(path, hashMessage({ raw: message }), (parity) => 27 + parity)
  }

  async function signTypedData(p2: number, data: Uint8Array): Promise<Uint8Array> {
    const { length, path } = readPath(data)
    if (p2 === 1) {
      const { domain, lines, message, primaryType, types } = typedData.finish()
      typedData = createTypedDataParser()
      await confirm(lines)
      const hash = hashTypedData({ domain: domain as TypedDataDomain, message, primaryType, types })
      return signHash(path, hash, (parity) => 27 + parity)
    }
    if (data.length !== length + 64) throw new StatusError(0x6700)
    if (!state.hasBlindSigning) throw new StatusError(0x6a80)
    const [domainHash, messageHash] = [data.subarray(length, length + 32), data.subarray(length + 32)].map((part) =>
      bytesToHex(part),
    )
    if (!domainHash || !messageHash) throw new StatusError(0x6700)
    await confirm([
      { title: 'Domain hash', value: domainHash },
      { title: 'Message hash', value: messageHash },
    ])
    return signHash(path, keccak256(concat(['0x1901', domainHash, messageHash])), (parity) => 27 + parity)
  }

  function getAddress(data: Uint8Array): Uint8Array {
    const { length, path } = readPath(data)
    if (data.length !== length) throw new StatusError(0x6700)
    const { address, publicKey } = getKey(path)
    const key = hexToBytes(publicKey)
    const text = new TextEncoder().encode(address.slice(2))
    return Uint8Array.of(key.length, ...key, text.length, ...text)
  }

  async function handle([cla = 0, ins = 0, p1 = 0, p2 = 0, size = 0, ...rest]: readonly number[]): Promise<Uint8Array> {
    const data = Uint8Array.from(rest)
    if (data.length !== size) throw new StatusError(0x6700)
    if (state.isLocked) throw new StatusError(0x5515)
    if (cla === 0xb0 && ins === 0x01) {
      const [name, version] = [state.app, '1.13.0'].map((text) => new TextEncoder().encode(text))
      return Uint8Array.of(1, name?.length ?? 0, ...(name ?? []), version?.length ?? 0, ...(version ?? []))
    }
    if (cla !== 0xe0) throw new StatusError(0x6e00)
    if (state.app === 'BOLOS' && ins === 0xd8) {
      await confirm([{ title: 'Open app', value: new TextDecoder().decode(data) }])
      state.app = 'Ethereum'
      return new Uint8Array()
    }
    if (state.app !== 'Ethereum') throw new StatusError(0x6d00)
    return handleEthereum(ins, p1, p2, data)
  }

  async function handleEthereum(ins: number, p1: number, p2: number, data: Uint8Array): Promise<Uint8Array> {
    switch (ins) {
      case 0x02:
        return getAddress(data)
      case 0x04:
        return signTransaction(p1, data)
      case 0x08:
        return signMessage(p1, data)
      case 0x0c:
        return signTypedData(p2, data)
      case 0x1a:
      case 0x1c:
        if (!state.hasTypedData) throw new StatusError(0x6d00)
        typedData.add({ data, ins, p1, p2 })
        return new Uint8Array()
      default:
        throw new StatusError(0x6d00)
    }
  }

  async function exchange(apdu: Uint8Array): Promise<Uint8Array> {
    commands.push(bytesToHex(apdu).slice(2, 10))
    try {
      const response = await handle([...apdu])
      const answer = Uint8Array.of(...response, 0x90, 0x00)
      return state.tamper?.(answer, apdu[1] ?? 0) ?? answer
    } catch (error) {
      const status = error instanceof StatusError ? error.status : 0x6a80
      return Uint8Array.of(status >> 8, status & 0xff)
    }
  }

  let incoming: number[] = []
  let expected = 0
  return {
    commands,
    exchange,
    /** Reports of the response, once the last report of a command is there. */
    async receive(report: Uint8Array): Promise<Uint8Array[]> {
      if (report.length !== PACKET) throw new Error('A report has 64 bytes.')
      const view = new DataView(report.buffer, report.byteOffset)
      const channel = view.getUint16(0)
      if (report[2] !== 5) throw new Error('The tag of a report is 5.')
      if (view.getUint16(3) === 0) {
        incoming = []
        expected = view.getUint16(5)
      }
      incoming.push(...report.subarray(view.getUint16(3) === 0 ? 7 : 5))
      if (incoming.length < expected) return []
      const response = await exchange(Uint8Array.from(incoming.slice(0, expected)))
      const body = [response.length >> 8, response.length & 0xff, ...response]
      return Array.from({ length: Math.ceil(body.length / (PACKET - 5)) }, (_, index) => {
        const reply = new Uint8Array(PACKET)
        reply.set([channel >> 8, channel & 0xff, 5, index >> 8, index & 0xff])
        reply.set(body.slice(index * (PACKET - 5), (index + 1) * (PACKET - 5)), 5)
        return reply
      })
    },
    shown,
    state,
  }
}

export type LedgerSimulator = ReturnType<typeof createLedgerSimulator>

function readPath(data: Uint8Array): { length: number; path: string } {
  const count = data[0] ?? 0
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  if (count === 0 || data.length < 1 + 4 * count) throw new StatusError(0x6a80)
  const parts = Array.from({ length: count }, (_, index) => view.getUint32(1 + 4 * index))
  const path = ['m', ...parts.map((part) => (part >= 0x80_00_00_00 ? `${part - 0x80_00_00_00}'` : part))].join('/')
  return { length: 1 + 4 * count, path }
}

/** Bytes of an RLP list with its head. */
function getRlpSize(bytes: Uint8Array): number {
  const head = bytes[0] ?? 0
  if (head < 0xc0) throw new StatusError(0x6a80)
  if (head < 0xf8) return 1 + head - 0xc0
  const count = head - 0xf7
  return 1 + count + bytes.subarray(1, 1 + count).reduce((size, byte) => size * 256 + byte, 0)
}
