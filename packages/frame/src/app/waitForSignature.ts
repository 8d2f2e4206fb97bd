import type { Hex } from 'viem'
import type { Frame } from '../transport/createFrame.ts'
import { getOffChainSignature } from './getOffChainSignature.ts'

export type WaitForSignatureParameters = {
  /** Polling interval in milliseconds. @default 3_000 */
  interval?: number
  messageHash: Hex
  /** Stops polling; without it, polling lasts as long as the frame. */
  signal?: AbortSignal | undefined
}

/** Polls for a message's signature until the last owner has signed. Retries failed requests. */
export async function waitForSignature(frame: Frame, parameters: WaitForSignatureParameters): Promise<Hex> {
  const { interval = 3_000, messageHash, signal } = parameters
  for (;;) {
    try {
      const signature = await getOffChainSignature(frame, { messageHash, signal })
      if (signature !== undefined) return signature
    } catch (error) {
      if (signal?.aborted || isOver(error)) throw error
    }
    await pause(interval, signal)
  }
}

const isOver = (error: unknown) => error instanceof Error && error.name === 'FrameDisposedError'

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const onAbort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort)
      resolve()
    }, milliseconds)
    if (signal?.aborted) onAbort()
    else signal?.addEventListener('abort', onAbort, { once: true })
  })
}
