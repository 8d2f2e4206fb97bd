import type { RandomSource } from '../wire/RequestSchema.ts'

/** A message as it arrives at a window. */
export type FrameMessage = { data: unknown; origin: string; source: unknown }

type Listener = (message: FrameMessage) => void

/** Members of the browser's window that are used; tests pass an object with the same members. */
export type FramePage = {
  addEventListener(type: 'message', listener: Listener): void
  crypto: RandomSource
  location: { ancestorOrigins?: { readonly length: number; readonly [index: number]: string } | undefined }
  parent: { postMessage(message: unknown, targetOrigin: string): void }
  removeEventListener(type: 'message', listener: Listener): void
}
