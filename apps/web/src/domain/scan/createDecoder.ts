import { BaseError } from '@countersign/protocol/errors'

import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

const t = createCatalogue('offline')

export type DecodeWorker = Pick<Worker, 'onerror' | 'onmessage' | 'postMessage' | 'terminate'>

export type Decoder = {
  /** The text of the QR code in an image; undefined if there is none. */
  decode: (image: ImageData) => Promise<string | undefined>
  stop: () => void
}

export class DecoderError extends BaseError {
  override readonly name = 'DecoderError'
  constructor(cause?: unknown) {
    super('DECODER_UNAVAILABLE', t('noDecoder'), { cause })
  }
}

type Open = { resolve: (text: string | undefined) => void; reject: (error: unknown) => void }

/** Decodes QR codes in a lazily started worker. No fallback on the page: it would add the decoder to the first load. */
export function createDecoder(start: () => DecodeWorker): Decoder {
  const open = new Map<number, Open>()
  let worker: DecodeWorker | undefined
  let lastId = 0

  function fail(cause: unknown): void {
    worker?.terminate()
    worker = undefined
    for (const { reject } of open.values()) reject(new DecoderError(cause))
    open.clear()
  }

  function startWorker(): DecodeWorker {
    if (worker) return worker
    const started = start()
    started.onmessage = ({ data }: MessageEvent<{ id: number; text: string | undefined }>) => {
      open.get(data.id)?.resolve(data.text)
      open.delete(data.id)
    }
    started.onerror = fail
    worker = started
    return started
  }

  return {
    decode: (image) =>
      new Promise((resolve, reject) => {
        lastId += 1
        open.set(lastId, { reject, resolve })
        try {
          startWorker().postMessage({ id: lastId, image })
        } catch (error) {
          fail(error)
        }
      }),
    stop() {
      worker?.terminate()
      worker = undefined
      // Resolves pending requests, which would otherwise never settle.
      for (const { resolve } of open.values()) resolve(undefined)
      open.clear()
    },
  }
}
