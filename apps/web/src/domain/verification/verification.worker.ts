import '../../lib/forbidEvaluation.ts'
import { serveVerification } from '@countersign/protocol/verify'
import { type ChainClients, createChainClients } from '../../lib/createChainClients.ts'
import { parseStartMessage, readyMessage } from './workerMessages.ts'

/** Worker entry: reads the chain, hashes and recovers off the main thread, with a cache. */
let chains: ChainClients = new Map()

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const configs = parseStartMessage(data)
  if (!configs) return
  void createChainClients(configs).then((clients) => {
    chains = clients
    self.postMessage(readyMessage)
  }, reportError)
})

serveVerification({
  getClient: (chainId) => chains.get(chainId),
  port: {
    post: (message) => self.postMessage(message),
    listen(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => listener(data)
      self.addEventListener('message', onMessage)
      return () => self.removeEventListener('message', onMessage)
    },
  },
})
