/** What is used of a Worker. */
export type DecodeWorker = Pick<Worker, 'onerror' | 'onmessage' | 'postMessage' | 'terminate'>

export type Decoder = {
  /** The text of the code in a picture; undefined where there is none. */
  decode: (image: ImageData) => Promise<string | undefined>
  stop: () => void
}

type Open = { image: ImageData; resolve: (text: string | undefined) => void; reject: (error: unknown) => void }

/** Looks for codes in a worker that starts with the first picture; in the page where no worker can be had. */
export function createDecoder(start: () => DecodeWorker): Decoder {
  const open = new Map<number, Open>()
  let worker: DecodeWorker | undefined
  let isRefused = false
  let lastId = 0

  function decodeInPage(id: number): void {
    const asked = open.get(id)
    open.delete(id)
    if (!asked) return
    import('./decodeCode.ts').then(({ decodeCode }) => decodeCode(asked.image)).then(asked.resolve, asked.reject)
  }

  function fallBack(): void {
    isRefused = true
    worker?.terminate()
    worker = undefined
    for (const id of [...open.keys()]) decodeInPage(id)
  }

  function startWorker(): DecodeWorker | undefined {
    if (worker || isRefused) return worker
    try {
      worker = start()
    } catch {
      isRefused = true
      return undefined
    }
    worker.onmessage = ({ data }: MessageEvent<{ id: number; text: string | undefined }>) => {
      open.get(data.id)?.resolve(data.text)
      open.delete(data.id)
    }
    worker.onerror = fallBack
    return worker
  }

  return {
    decode: (image) =>
      new Promise((resolve, reject) => {
        lastId += 1
        open.set(lastId, { image, reject, resolve })
        const started = startWorker()
        // Copied, not handed over: where the worker fails, the page looks at the same picture.
        if (started) started.postMessage({ id: lastId, image })
        else decodeInPage(lastId)
      }),
    stop() {
      worker?.terminate()
      worker = undefined
      // Nobody waits for what will not come.
      for (const { resolve } of open.values()) resolve(undefined)
      open.clear()
    },
  }
}
