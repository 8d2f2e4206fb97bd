import { createPublicClient, webSocket } from 'viem'

export type WatchHeadsParameters = {
  onError: (error: unknown) => void
  onHead: () => void
  url: string
}

/** Hears of new blocks at once. It may fail and recover as it likes: who uses it polls as well, only less often. */
export function watchHeads({ onError, onHead, url }: WatchHeadsParameters): () => Promise<void> {
  const client = createPublicClient({
    transport: webSocket(url, { keepAlive: true, reconnect: { attempts: 1_000, delay: 2_000 } }),
  })
  let isStopped = false
  const subscription = client.transport
    .subscribe({ onData: () => onHead(), onError: (error: unknown) => onError(error), params: ['newHeads'] })
    .catch((error: unknown) => {
      if (!isStopped) onError(error)
      return undefined
    })
  return async () => {
    isStopped = true
    if (!(await subscription)) return
    // Closing ends the subscription too; asking the node to end it could wait for a socket that is gone.
    const socket = await client.transport.getRpcClient()
    socket.close()
  }
}
