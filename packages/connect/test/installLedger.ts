import type { BrowserContext, Page } from 'playwright-core'
import { z } from 'zod'
import { createLedgerSimulator, type LedgerSimulator, type LedgerState } from './createLedgerSimulator.ts'
import { toPageScript } from './toPageScript.ts'

export type InstallLedgerParameters = Partial<LedgerState> & {
  /** Whether the user chose the device on an earlier visit. @default false */
  isGranted?: boolean
  /** @default 'hid' */
  bus?: 'hid' | 'usb'
}

/** Puts a Ledger into every page of the context: `navigator.hid`, or `navigator.usb` in a browser without WebHID. */
export async function installLedger(
  context: BrowserContext,
  { bus = 'hid', isGranted = false, ...state }: InstallLedgerParameters = {},
): Promise<LedgerSimulator & { unplug(page: Page): Promise<void> }> {
  const simulator = createLedgerSimulator(state)
  await context.exposeBinding('__ledgerReport', async (_source, report: unknown) => {
    const replies = await simulator.receive(Uint8Array.from(z.array(z.number()).parse(report)))
    return replies.map((reply) => [...reply])
  })
  await context.addInitScript({ content: toPageScript(install, { bus, isGranted }) })
  return {
    ...simulator,
    unplug: async (page) => {
      await page.evaluate('globalThis.__ledgerUnplug()')
    },
  }
}

/** Runs in the page. */
function install({ bus, isGranted }: { bus: 'hid' | 'usb'; isGranted: boolean }) {
  const send: unknown = Reflect.get(globalThis, '__ledgerReport')
  const key = '__ledgerGranted'
  let isPlugged = true
  const bytesOf = (data: Uint8Array) => [...new Uint8Array(data.buffer, data.byteOffset, data.byteLength)]
  const report = async (data: Uint8Array): Promise<Uint8Array[]> => {
    if (!isPlugged) throw new DOMException('The device was disconnected.', 'NetworkError')
    const replies: number[][] = typeof send === 'function' ? await send(bytesOf(data)) : []
    return replies.map((reply) => Uint8Array.from(reply))
  }
  let isGrantedNow = isGranted || sessionStorage.getItem(key) === 'yes'
  const source = new EventTarget()
  let turn: Promise<unknown> = Promise.resolve()
  const waiting: Uint8Array[] = []
  let wake = () => {}
  const hidDevice = Object.assign(new EventTarget(), {
    opened: false,
    productId: 0x4015,
    vendorId: 0x2c97,
    async close() {
      hidDevice.opened = false
    },
    async open() {
      if (!isPlugged || Reflect.get(globalThis, '__ledgerBusy'))
        throw new DOMException('Failed to open.', 'NotAllowedError')
      hidDevice.opened = true
    },
    async sendReport(_id: number, data: Uint8Array) {
      if (!isPlugged) throw new DOMException('Failed to write the report.', 'NetworkError')
      turn = turn
        .then(() => report(data))
        .then((replies) => {
          for (const reply of replies)
            hidDevice.dispatchEvent(Object.assign(new Event('inputreport'), { data: new DataView(reply.buffer) }))
        })
    },
  })
  const usbDevice = {
    configuration: { interfaces: [{ alternates: [{ interfaceClass: 255 }], interfaceNumber: 2 }] },
    productId: 0x4015,
    vendorId: 0x2c97,
    async claimInterface() {},
    async close() {},
    async open() {},
    async releaseInterface() {},
    async selectConfiguration() {},
    async transferIn() {
      while (waiting.length === 0)
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      const reply = waiting.shift()
      return { data: reply && new DataView(reply.buffer) }
    },
    async transferOut(_endpoint: number, data: Uint8Array) {
      turn = turn
        .then(() => report(data))
        .then((replies) => {
          waiting.push(...replies)
          wake()
        })
    },
  }
  const device = bus === 'hid' ? hidDevice : usbDevice
  const value = Object.assign(source, {
    getDevices: async () => (isGrantedNow && isPlugged ? [device] : []),
    requestDevice: async () => {
      // As in Chromium: only in a click.
      if (!navigator.userActivation.isActive)
        throw new DOMException('Must be handling a user gesture.', 'SecurityError')
      isGrantedNow = true
      sessionStorage.setItem(key, 'yes')
      return bus === 'hid' ? [device] : device
    },
  })
  Object.defineProperty(navigator, 'hid', { configurable: true, value: bus === 'hid' ? value : undefined })
  Object.defineProperty(navigator, 'usb', { configurable: true, value: bus === 'usb' ? value : undefined })
  Object.assign(globalThis, {
    __ledgerUnplug() {
      isPlugged = false
      source.dispatchEvent(Object.assign(new Event('disconnect'), { device }))
    },
  })
}
