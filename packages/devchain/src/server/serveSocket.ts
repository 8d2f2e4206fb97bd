import type { RawData, WebSocket } from 'ws'
import type { Chain } from '../chain/createChain.ts'
import type { EngineEvent, RpcAnswer } from '../engine/createEngine.ts'
import { handleRpcText } from './handleRpcText.ts'

export type ServeSocketParameters = { chain: Promise<Chain>; socket: WebSocket; subscriptions: Subscriptions }

/** JSON-RPC on one websocket, with subscriptions that end with it. */
export function serveSocket({ chain, socket, subscriptions }: ServeSocketParameters): void {
  const own = new Set<string>()
  let queue: Promise<void> = Promise.resolve()

  async function call(method: string, params: readonly unknown[]): Promise<RpcAnswer> {
    const { request } = await chain
    if (method === 'eth_unsubscribe') {
      const [subscription] = params
      // Ids are small numbers shared by all connections: a connection may end only its own subscriptions.
      if (typeof subscription !== 'string' || !own.delete(subscription)) return { result: false }
      subscriptions.remove(subscription)
      return request(method, params)
    }
    const answer = await request(method, params)
    if (method === 'eth_subscribe' && 'result' in answer && typeof answer.result === 'string') {
      const subscription = answer.result
      own.add(subscription)
      subscriptions.add(subscription, (result) => {
        const message = { jsonrpc: '2.0', method: 'eth_subscription', params: { result, subscription } }
        // After pending responses: the subscriber must know the id first.
        queue = queue.then(() => socket.send(JSON.stringify(message)))
      })
    }
    return answer
  }

  socket.on('message', (data: RawData) => {
    const text = data.toString()
    queue = queue
      .then(async () => {
        const answer = await handleRpcText(text, call)
        if (answer !== undefined) socket.send(answer)
      })
      .catch(() => socket.terminate())
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    for (const subscription of own) {
      subscriptions.remove(subscription)
      chain.then(({ request }) => request('eth_unsubscribe', [subscription])).catch(() => {})
    }
    own.clear()
  })
}

export type Subscriptions = {
  add(subscription: string, listener: (result: unknown) => void): void
  emit(event: EngineEvent): void
  remove(subscription: string): void
}

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
