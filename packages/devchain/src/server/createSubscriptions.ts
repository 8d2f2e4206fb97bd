import type { EngineEvent } from '../engine/createEngine.ts'

export type Subscriptions = {
  add(subscription: string, listener: (result: unknown) => void): void
  emit(event: EngineEvent): void
  remove(subscription: string): void
}

/** Which websocket asked for which subscription of the engine. */
export function createSubscriptions(): Subscriptions {
  const listeners = new Map<string, (result: unknown) => void>()
  return {
    add: (subscription, listener) => listeners.set(subscription, listener),
    emit: ({ result, subscription }) => listeners.get(subscription)?.(result),
    remove: (subscription) => listeners.delete(subscription),
  }
}
