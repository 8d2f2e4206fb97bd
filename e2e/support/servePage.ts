import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { chainId } from '@countersign/devchain'
import { createSecurityHeaders, type WebConfig, WebConfigSchema } from '@countersign/protocol/config'
import { getFreePort, requestShared } from '@countersign/test'
import { loadWebFiles } from '../../apps/gateway/src/api/web/webFiles.ts'

const folder = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))

export type ServedPage = { url: string; stop(): Promise<void> }

export type ServePageParameters = {
  chainUrl: string
  /** Permitted frame ancestors. @default nobody */
  frameHosts?: readonly string[]
  /** @default one that the system chooses */
  port?: number
  /** @default where nobody listens */
  serviceUrl?: string
}

/**
 * Serves the built page and its configuration like any web server, with the product's CSP. Without a given service the
 * configured URL is unreachable.
 */
export async function servePage({ chainUrl, port = 0, ...others }: ServePageParameters): Promise<ServedPage> {
  // The product's first start built the page.
  await requestShared('dataDir')
  const files = await loadWebFiles(folder)
  const { frameHosts = [], serviceUrl = `http://127.0.0.1:${await getFreePort()}` } = others
  const config = createPageConfig({ chainUrl, frameHosts, serviceUrl })
  const headers = createSecurityHeaders({ config })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page')
    if (pathname === '/config.json') {
      response.writeHead(200, { ...headers, 'Content-Type': 'application/json' }).end(JSON.stringify(config))
      return
    }
    // Client-side routes have no file.
    const file = files.get(pathname) ?? files.get('/index.html')
    if (file) response.writeHead(200, { ...headers, ...file.headers }).end(file.body)
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address !== 'object') throw new Error('The system gave no port.')
  return {
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
    url: `http://127.0.0.1:${address.port}`,
  }
}

type ConfigParameters = Required<Omit<ServePageParameters, 'port'>>

/** The configuration of a page that the product does not serve. */
export function createPageConfig({ chainUrl, frameHosts, serviceUrl }: ConfigParameters): WebConfig {
  return WebConfigSchema.parse({
    chains: [
      {
        id: chainId,
        name: 'Demo chain',
        nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
        network: 'demo',
        rpcUrls: { default: { http: [chainUrl] } },
        shortName: 'demo',
      },
    ],
    frameHosts,
    serviceUrl,
  })
}
