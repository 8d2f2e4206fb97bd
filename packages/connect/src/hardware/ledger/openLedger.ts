import { HardwareError } from '../hardwareErrors.ts'
import { createFrameReader, PACKET_SIZE, toFrames } from './frames.ts'
import { LEDGER_VENDOR, type LedgerTransport } from './sendApdu.ts'

/** Endpoint of the WebUSB interface. */
const ENDPOINT = 3
/** USB class "vendor specific". */
const INTERFACE_CLASS = 255

type HidDevice = EventTarget & {
  opened: boolean
  vendorId: number
  close(): Promise<void>
  open(): Promise<void>
  sendReport(reportId: number, data: BufferSource): Promise<void>
}
type DeviceOptions = { filters: { vendorId: number }[] }
type Hid = EventTarget & {
  getDevices(): Promise<HidDevice[]>
  requestDevice(options: DeviceOptions): Promise<HidDevice[]>
}

type UsbInterface = { alternates: { interfaceClass: number }[]; interfaceNumber: number }
type UsbDevice = {
  configuration: { interfaces: UsbInterface[] } | null
  vendorId: number
  claimInterface(number: number): Promise<void>
  close(): Promise<void>
  open(): Promise<void>
  releaseInterface(number: number): Promise<void>
  selectConfiguration(value: number): Promise<void>
  transferIn(endpoint: number, length: number): Promise<{ data?: DataView }>
  transferOut(endpoint: number, data: BufferSource): Promise<unknown>
}
type Usb = EventTarget & {
  getDevices(): Promise<UsbDevice[]>
  requestDevice(options: DeviceOptions): Promise<UsbDevice>
}

/** Both are missing in some browsers, and in TypeScript's library. */
type DeviceNavigator = { hid?: Hid; usb?: Usb }

export type OpenLedgerParameters = {
  /** Shows the browser's list of devices, which needs a click; otherwise only a device that was chosen before. */
  isChoosing: boolean
  devices?: DeviceNavigator
  signal: AbortSignal
}

/** `navigator` has neither by its types. */
function getDevices(): DeviceNavigator {
  const devices: object = navigator
  return devices
}

/** Opens the device over WebHID, or WebUSB where that is missing. Undefined: none was chosen before. */
export async function openLedger({
  isChoosing,
  devices = getDevices(),
  signal,
}: OpenLedgerParameters): Promise<LedgerTransport | undefined> {
  const options = { filters: [{ vendorId: LEDGER_VENDOR }] }
  const { hid, usb } = devices
  if (hid) {
    const found = isChoosing ? await choose(() => hid.requestDevice(options)) : await hid.getDevices()
    const device = found.find(({ vendorId }) => vendorId === LEDGER_VENDOR)
    if (device) return openHid(hid, device, signal)
  } else if (usb) {
    const found = isChoosing ? await choose(async () => [await usb.requestDevice(options)]) : await usb.getDevices()
    const device = found.find(({ vendorId }) => vendorId === LEDGER_VENDOR)
    if (device) return openUsb(usb, device, signal)
  } else throw new HardwareError('browser')
  if (isChoosing) throw new HardwareError('noDevice')
  return undefined
}

/** Chromium rejects when the list is closed without a choice. */
async function choose<devices>(request: () => Promise<devices>): Promise<devices> {
  try {
    return await request()
  } catch (cause) {
    throw new HardwareError('noDevice', { cause })
  }
}

async function openHid(hid: Hid, device: HidDevice, signal: AbortSignal): Promise<LedgerTransport> {
  const channel = createChannel()
  const gone = watchGone(hid, device, signal)
  await openOrExplain(async () => device.opened || (await device.open()))
  return {
    async close() {
      gone.stop()
      await device.close().catch(() => undefined)
    },
    exchange: (apdu) => {
      const reader = createFrameReader(channel)
      let stop = () => {}
      const response = new Promise<Uint8Array>((resolve, reject) => {
        const onReport = (event: Event) => {
          try {
            const data: unknown = Reflect.get(event, 'data')
            if (!(data instanceof DataView)) return
            const complete = reader.add(new Uint8Array(data.buffer, data.byteOffset, data.byteLength))
            if (complete) resolve(complete)
          } catch (error) {
            reject(error)
          }
        }
        device.addEventListener('inputreport', onReport)
        stop = () => device.removeEventListener('inputreport', onReport)
      })
      const send = async () => {
        for (const frame of toFrames(apdu, channel)) await device.sendReport(0, frame)
        return response
      }
      return Promise.race([send().catch(toUnplugged), response, gone.promise]).finally(stop)
    },
  }
}

async function openUsb(usb: Usb, device: UsbDevice, signal: AbortSignal): Promise<LedgerTransport> {
  const channel = createChannel()
  const gone = watchGone(usb, device, signal)
  const number = await openOrExplain(async () => {
    await device.open()
    if (device.configuration === null) await device.selectConfiguration(1)
    const found = device.configuration?.interfaces.find(({ alternates }) =>
      alternates.some(({ interfaceClass }) => interfaceClass === INTERFACE_CLASS),
    )
    if (!found) throw new Error('The device has no WebUSB interface.')
    await device.claimInterface(found.interfaceNumber)
    return found.interfaceNumber
  })
  return {
    async close() {
      gone.stop()
      await device.releaseInterface(number).catch(() => undefined)
      await device.close().catch(() => undefined)
    },
    exchange: (apdu) => {
      const exchange = async () => {
        for (const frame of toFrames(apdu, channel)) await device.transferOut(ENDPOINT, frame)
        const reader = createFrameReader(channel)
        for (;;) {
          signal.throwIfAborted()
          const { data } = await device.transferIn(ENDPOINT, PACKET_SIZE)
          const response = data && reader.add(new Uint8Array(data.buffer, data.byteOffset, data.byteLength))
          if (response) return response
        }
      }
      return Promise.race([exchange().catch(toUnplugged), gone.promise])
    },
  }
}

/** A new one for each connection: late reports of an aborted exchange are of another channel. */
const createChannel = () => 1 + ((crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % 0xff_fe)

/** Rejects when the device is unplugged or the user leaves. */
function watchGone(source: EventTarget, device: unknown, signal: AbortSignal) {
  let reject: (error: unknown) => void = () => {}
  const promise = new Promise<never>((_, fail) => {
    reject = fail
  })
  promise.catch(() => undefined)
  const onDisconnect = (event: Event) => {
    if (Reflect.get(event, 'device') === device) reject(new HardwareError('unplugged'))
  }
  const onAbort = () => reject(signal.reason)
  source.addEventListener('disconnect', onDisconnect)
  signal.addEventListener('abort', onAbort)
  if (signal.aborted) onAbort()
  return {
    promise,
    stop() {
      source.removeEventListener('disconnect', onDisconnect)
      signal.removeEventListener('abort', onAbort)
    },
  }
}

async function openOrExplain<result>(open: () => Promise<result>): Promise<result> {
  try {
    return await open()
  } catch (cause) {
    throw new HardwareError('inUse', { cause })
  }
}

function toUnplugged(cause: unknown): never {
  if (cause instanceof DOMException) throw new HardwareError('unplugged', { cause })
  throw cause
}
