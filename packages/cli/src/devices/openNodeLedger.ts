import { randomInt } from 'node:crypto'
import type { EventEmitter } from 'node:events'
import { createFrameReader, LEDGER_VENDOR, type LedgerTransport, toFrames } from '@countersign/connect/ledger-protocol'
import { RefusedError, SourceError } from '../CliError.ts'

/** The used part of `node-hid`. */
type HidDevice = EventEmitter & { close(): Promise<void>; write(values: number[]): Promise<number> }
export type NodeHid = {
  HIDAsync: { open(path: string): Promise<HidDevice> }
  devicesAsync(): Promise<
    { interface: number; path?: string | undefined; usagePage?: number | undefined; vendorId: number }[]
  >
}

/** Usage page of the interface that takes APDUs; Linux numbers interfaces instead. */
const usagePage = 0xffa0

/** The first Ledger that is plugged in. */
export async function openNodeLedger(load: () => Promise<NodeHid> = loadNodeHid): Promise<LedgerTransport> {
  const hid = await load()
  const devices = (await hid.devicesAsync()).filter(({ vendorId }) => vendorId === LEDGER_VENDOR)
  const found =
    devices.find((device) => device.usagePage === usagePage) ?? devices.find((device) => device.interface === 0)
  if (found?.path === undefined)
    throw new RefusedError('No Ledger found. Plug it in, unlock it and open the Ethereum app.')
  const device = await hid.HIDAsync.open(found.path).catch((cause: unknown) => {
    throw new SourceError('Cannot open the Ledger. Close Ledger Live and other programs that use it.', {
      cause,
      metaMessages: ['On Linux, Ledger’s udev rules must be installed.'],
    })
  })
  return createTransport(device)
}

function createTransport(device: HidDevice): LedgerTransport {
  const channel = randomInt(1, 0xff_ff)
  return {
    close: () => device.close(),
    exchange: (apdu) =>
      new Promise((resolve, reject) => {
        const reader = createFrameReader(channel)
        const onData = (report: Uint8Array) => {
          try {
            const response = reader.add(report)
            if (response) settle(() => resolve(response))
          } catch (error) {
            settle(() => reject(error))
          }
        }
        const onError = (cause: unknown) =>
          settle(() => reject(new SourceError('The Ledger was disconnected.', { cause })))
        const settle = (done: () => void) => {
          device.off('data', onData)
          device.off('error', onError)
          done()
        }
        device.on('data', onData)
        device.on('error', onError)
        const send = async () => {
          // The first byte is the report id.
          for (const frame of toFrames(apdu, channel)) await device.write([0, ...frame])
        }
        send().catch(onError)
      }),
  }
}

/** Optional and loaded on use: a platform without a ready-made binary has all other commands. */
async function loadNodeHid(): Promise<NodeHid> {
  try {
    const { default: hid } = await import('node-hid')
    // Loads the binary.
    await hid.devicesAsync()
    return hid
  } catch (cause) {
    throw explainMissing(cause)
  }
}

/** The package is not installed, or the system lacks a library that its binary needs. */
export function explainMissing(cause: unknown): SourceError {
  const { code, message } = Object(cause)
  const library = /lib(?:udev|usb)[\w.-]*\.so[.\d]*/.exec(String(message))?.[0]
  if (code === 'ERR_DLOPEN_FAILED' && library !== undefined)
    return new SourceError(`A Ledger needs the system library ${library}.`, {
      cause,
      metaMessages: ['On Debian and Ubuntu: apt install libudev1 libusb-1.0-0.'],
    })
  return new SourceError('The package node-hid cannot be loaded, which a Ledger needs.', {
    cause,
    metaMessages: ['Install it beside countersign: npm i -g node-hid@3.4.0'],
  })
}
