import '../../lib/forbidEvaluation.ts'
import type { ChainConfig } from '@countersign/protocol/config'
import { serveVerification } from '@countersign/protocol/verify'
import { z } from 'zod'
import { type ChainClients, createChainClients, openNode } from '../../lib/createChainClients.ts'
import { readyMessage } from './connectWorker.ts'

/** Worker entry: reads the chain, hashes and recovers off the main thread, with a cache. */
let chains: ChainClients = new Map()

/** The page's first message. Only its form is parsed: page and worker are one program. */
const StartSchema = z.object({ chains: z.custom<ChainConfig[]>(Array.isArray) })

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const start = StartSchema.safeParse(data)
  if (!start.success) return
  void createChainClients(start.data.chains).then((clients) => {
    chains = clients
    self.postMessage(readyMessage)
  }, reportError)
})

serveVerification({
  getClient: (chainId) => chains.get(chainId),
  openNode,
  port: {
    post: (message) => self.postMessage(message),
    listen(listener) {
      const onMessage = ({ data }: MessageEvent<unknown>) => listener(data)
      self.addEventListener('message', onMessage)
      return () => self.removeEventListener('message', onMessage)
    },
  },
})
