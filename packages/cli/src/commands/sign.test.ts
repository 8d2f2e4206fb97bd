import { EventEmitter } from 'node:events'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { demoAccounts } from '@countersign/devchain/accounts'
import { parseTransactionFile } from '@countersign/protocol/offline'
import { isAddressEqual, recoverAddress } from 'viem'
import { expect, test } from 'vitest'
import {
  createLedgerSimulator,
  type LedgerSimulator,
  type LedgerState,
} from '../../../connect/test/createLedgerSimulator.ts'
import { createQrDeviceSimulator, type QrDeviceState } from '../../../connect/test/createQrDeviceSimulator.ts'
import { decodeModules } from '../../../connect/test/decodeModules.ts'
import { runArguments } from '../../test/runArguments.ts'
import { createSignedFile, safeTxHash, treasury } from '../../test/signedFile.ts'
import { writeTestFile } from '../../test/writeFile.ts'
import { type NodeHid, openNodeLedger } from '../devices/openNodeLedger.ts'
import { createTerminal, type Terminal } from '../terminal/Terminal.ts'
import { signWithDevice } from './sign.ts'

const [alice] = demoAccounts
const otherSeed = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
const signed = await createSignedFile()
/** Alice has not signed yet. */
const file = { ...signed, signatures: signed.signatures.filter(({ owner }) => !isAddressEqual(owner, alice.address)) }

/** The text of a code in half blocks. */
function readBlocks(frame: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the colours of the terminal
  const lines = frame.replaceAll(/\u001b\[[\d;]*m/g, '').split('\n')
  const dark = lines.flatMap((line, row) =>
    [...line].flatMap((block, x): (readonly [number, number])[] => [
      ...(block === '▄' || block === ' ' ? [[x, 2 * row] as const] : []),
      ...(block === '▀' || block === ' ' ? [[x, 2 * row + 1] as const] : []),
    ]),
  )
  const size = lines[0]?.length ?? 0
  return decodeModules(
    size,
    dark.filter(([, y]) => y < size),
  )
}

/** The program at a terminal whose codes a device reads, and whose answer is typed line by line. */
async function signAtTerminal(state: Partial<QrDeviceState> = {}, changes: Record<string, string> = {}) {
  const device = createQrDeviceSimulator(state)
  const path = await writeTestFile(file)
  let frames: readonly string[] = []
  let output = ''
  const warned: string[] = []
  const terminal: Terminal = {
    animate(shown) {
      frames = shown
      return { stop: () => undefined }
    },
    print: () => undefined,
    printData: (text) => {
      output += text
    },
    printJson: () => undefined,
    ring: () => undefined,
    startProgress: () => ({ advance: () => undefined, stop: () => undefined }),
    warn: (lines) => void warned.push(JSON.stringify(lines)),
  }
  async function* stdin() {
    let index = 0
    const parts = await device.answer(async () => {
      const text = readBlocks(frames[index % frames.length] ?? '')
      index += 1
      return text
    })
    for (const part of parts) yield `${part}\n`
  }
  const options = { file: path, offline: true, owner: alice.address, ...changes }
  const signal = new AbortController().signal
  const outcome = await signWithDevice({ options, positionals: [], signal, terminal }, { stdin: stdin() })
  return { device, outcome, output, path, warned: warned.join('\n') }
}

test('default: codes in the terminal, the answer typed, a file with both signatures', async () => {
  const { device, outcome, output, warned } = await signAtTerminal(
    {},
    { pairing: createQrDeviceSimulator().pairingCode },
  )
  expect(outcome).toBe('holds')
  expect(warned).toContain('1.5 ETH')
  expect(device.shown[0]).toMatchObject({ chainId: 31337, dataType: 2, path: "m/44'/60'/0'/0/0" })
  const { signatures } = parseTransactionFile(output)
  expect(signatures).toHaveLength(2)
  const own = signatures.find(({ owner }) => owner !== undefined && isAddressEqual(owner, alice.address))
  expect(await recoverAddress({ hash: safeTxHash, signature: own?.signature ?? '0x' })).toBe(alice.address)
})

/** `node-hid` with a simulated Ledger behind it. */
function createNodeHid(ledger: LedgerSimulator): NodeHid {
  const device = Object.assign(new EventEmitter(), {
    close: async () => {},
    async write([reportId, ...report]: number[]) {
      expect(reportId).toBe(0)
      for (const reply of await ledger.receive(Uint8Array.from(report))) device.emit('data', reply)
      return 65
    },
  })
  return {
    devicesAsync: async () => [{ interface: 0, path: '/dev/hidraw0', usagePage: 0xffa0, vendorId: 0x2c97 }],
    HIDAsync: { open: async () => device },
  }
}

async function signOnLedger(state: Partial<LedgerState> = {}) {
  const ledger = createLedgerSimulator(state)
  const path = await writeTestFile(file)
  let output = ''
  const sink = Object.assign(new Writable({ write: (_, __, done) => done() }), { isTTY: false })
  const terminal: Terminal = {
    ...createTerminal({ env: {}, stderr: sink, stdout: sink }),
    printData: (text) => {
      output += text
    },
  }
  const context = {
    options: { file: path, ledger: true, offline: true, owner: alice.address },
    positionals: [],
    signal: new AbortController().signal,
    terminal,
  }
  const openLedger = () => openNodeLedger(async () => createNodeHid(ledger))
  const stdin = Readable.from([])
  await signWithDevice(context, { openLedger, stdin })
  return { ledger, output }
}

test.each([true, false])('default: a Ledger by cable; shows fields: %s', async (hasTypedData) => {
  const { ledger, output } = await signOnLedger({ hasTypedData })
  expect(ledger.shown[0]?.[0]?.title).toBe(hasTypedData ? 'Review struct' : 'Domain hash')
  const own = parseTransactionFile(output).signatures.find(
    ({ owner }) => owner !== undefined && isAddressEqual(owner, alice.address),
  )
  expect(await recoverAddress({ hash: safeTxHash, signature: own?.signature ?? '0x' })).toBe(alice.address)
})

test.each([
  ['locked', { isLocked: true }, 'locked'],
  ['on its dashboard', { app: 'BOLOS' }, 'not open'],
  ['of another seed', { mnemonic: otherSeed }, 'not --owner'],
  ['that refuses', { decide: () => false }, 'Rejected'],
  ['that truncates', { tamper: (response: Uint8Array) => response.slice(-9) }, 'not valid'],
] as const)('error: a Ledger %s', async (_, state, text) => {
  await expect(signOnLedger(state)).rejects.toThrow(text)
})

test('behavior: into a new file, never over an old one', async () => {
  const path = await writeTestFile({})
  const out = join(dirname(path), 'signed.json')
  await signAtTerminal({}, { out })
  expect(parseTransactionFile(await readFile(out, 'utf8')).signatures).toHaveLength(2)
  await expect(signAtTerminal({}, { out })).rejects.toMatchObject({ code: 'USAGE' })
})

test.each([
  ['another account', { mnemonic: otherSeed }, 'another account'],
  ['an answer to another request', { requestId: new Uint8Array(16) }, 'another request'],
])('error: %s', async (_, state, text) => {
  await expect(signAtTerminal(state)).rejects.toThrow(text)
})

test.each([
  [['--owner', 'nobody'], 2],
  [['--owner', alice.address, '--path', 'x'], 2],
  [['--owner', alice.address, '--fingerprint', 'x'], 2],
  [['--owner', alice.address, '--answer', 'ur:crypto-psbt/x'], 1],
  [['--owner', treasury, '--pairing', createQrDeviceSimulator().pairingCode], 1],
  [[], 2],
])('error: %j ends with %s and nothing signed', async (words, expected) => {
  const { code, out } = await runArguments(['sign', '--file', await writeTestFile(file), '--offline', ...words])
  expect(code).toBe(expected)
  expect(out).toBe('')
})

test('error: a transaction that fails a check shows no code', async () => {
  const changed = { ...file, transaction: { ...file.transaction, value: '2500000000000000000' } }
  const path = await writeTestFile(changed)
  const { code, err } = await runArguments(['sign', '--file', path, '--offline', '--owner', alice.address], {
    isTty: true,
  })
  expect(code).toBe(1)
  expect(err).not.toContain('Scan the code')
})
