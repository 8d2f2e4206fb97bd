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

/** Whether a text is an exact origin: no path, no wildcard, no "null". */
export function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text && !text.includes('*')
}

/** Read before anything else of a message, so that a flood of foreign messages costs almost nothing. */
export function readId(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, 'id')) return undefined
  const id: unknown = Reflect.get(data, 'id')
  return typeof id === 'string' ? id : undefined
}
