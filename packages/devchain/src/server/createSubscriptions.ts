import type { EngineEvent } from '../engine/createEngine.ts'

export type Subscriptions = {
  add(subscription: string, listener: (result: unknown) => void): void
  emit(event: EngineEvent): void
  remove(subscription: string): void
}

/** Subscriptions of the engine by websocket. */
export function createSubscriptions(): Subscriptions {
  const listeners = new Map<string, (result: unknown) => void>()
  return {
    add: (subscription, listener) => listeners.set(subscription, listener),
    emit({ result, subscription }) {
      const listener = listeners.get(subscription)
      // The engine emits the logs of a block together; on the wire each is a message.
      for (const item of Array.isArray(result) ? result : [result]) listener?.(item)
    },
    remove: (subscription) => listeners.delete(subscription),
  }
}
