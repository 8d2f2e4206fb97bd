import { HardwareError } from '../hardwareErrors.ts'

/** HID report size in bytes. */
export const PACKET_SIZE = 64
const TAG = 0x05
/** Far above every response of the Ethereum app (at most 260 bytes). */
const MAX_RESPONSE = 1_024

/** Splits an APDU into HID reports: channel, tag, sequence number; the first one has the length too. */
export function toFrames(apdu: Uint8Array, channel: number): Uint8Array<ArrayBuffer>[] {
  const data = new Uint8Array(apdu.length + 2)
  new DataView(data.buffer).setUint16(0, apdu.length)
  data.set(apdu, 2)
  const size = PACKET_SIZE - 5
  return Array.from({ length: Math.ceil(data.length / size) }, (_, sequence) => {
    const frame = new Uint8Array(PACKET_SIZE)
    const view = new DataView(frame.buffer)
    view.setUint16(0, channel)
    view.setUint8(2, TAG)
    view.setUint16(3, sequence)
    frame.set(data.subarray(sequence * size, (sequence + 1) * size), 5)
    return frame
  })
}

/** Assembles one response. Reports of other channels belong to other apps, or to an exchange that was aborted. */
export function createFrameReader(channel: number): { add(frame: Uint8Array): Uint8Array | undefined } {
  let response: Uint8Array | undefined
  let filled = 0
  let sequence = 0
  return {
    add(frame) {
      if (frame.length < 7) throw new HardwareError('badResponse', { details: ['A report is too short.'] })
      const view = new DataView(frame.buffer, frame.byteOffset, frame.byteLength)
      if (view.getUint16(0) !== channel) return undefined
      if (view.getUint8(2) !== TAG || view.getUint16(3) !== sequence)
        throw new HardwareError('badResponse', { details: ['A report has another tag or is out of order.'] })
      const body = frame.subarray(sequence === 0 ? 7 : 5)
      sequence += 1
      response ??= createBuffer(view.getUint16(5))
      const chunk = body.subarray(0, response.length - filled)
      response.set(chunk, filled)
      filled += chunk.length
      return filled === response.length ? response : undefined
    },
  }
}

function createBuffer(length: number): Uint8Array {
  if (length < 2 || length > MAX_RESPONSE)
    throw new HardwareError('badResponse', { details: [`A response has ${length} bytes.`] })
  return new Uint8Array(length)
}
