import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createClient, propose } from '@countersign/client'
import { chainId } from '@countersign/devchain/demo-world'
import { ProposeRequestSchema } from '@countersign/protocol/wire'
import { getFreePort } from '@countersign/test'
import type { Address } from 'viem'
import { z } from 'zod'
import { createTestHost, type TestHost } from '../../packages/frame/test/createTestHost.ts'
import type { StoredTransaction } from '../../packages/frame/test/createTestQueue.ts'
import { serveTestHost } from '../../packages/frame/test/serveTestHost.ts'

/** How the host responds to a method: correctly, late (on demand), never, twice, or malformed. */
type Manner = 'garbage' | 'never' | 'twice' | 'well' | { until: Promise<unknown> }

export type FrameHost = {
  /** Forged responses by method. */
  readonly lies: Map<string, (data: unknown) => unknown>
  readonly manners: Map<string, Manner>
  /** The requested methods, in order. */
  readonly requested: readonly string[]
  safe: TestHost
  stop(): Promise<void>
  url: string
}

export type StartFrameHostParameters = {
  appUrl: string
  chainUrl: string
  port: number
  safe: Address
  /** A cross-origin frame beside the app. */
  siblingUrl?: string
}

/** As in official hosts. */
const sandbox =
  'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms allow-downloads'

const createPage = (
  appUrl: string,
  siblingUrl: string | undefined,
) => `<!doctype html><html lang="en"><title>Host</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css"><h1>A multisig host</h1>
<iframe src="${appUrl}" title="App" sandbox="${sandbox}"></iframe>
${siblingUrl ? `<iframe src="${siblingUrl}" title="Sibling"></iframe>` : ''}<script src="/script.js"></script></html>`

const style = `body { margin: 0; font: 14px sans-serif; display: grid; grid-template-rows: auto 1fr; height: 100vh; background: #eee }
@media (prefers-color-scheme: dark) { body { background: #222; color: #eee } }
h1 { font-size: 14px; margin: 0; padding: 8px 16px } iframe { border: 0; width: 100%; height: 100% } iframe + iframe { height: 10px }`

/** Responds only to that window at that origin; the server behind it decides the content. */
const script = `const frame = document.querySelector('iframe')
const app = new URL(frame.src).origin
addEventListener('message', async ({ data, origin, source }) => {
  if (source !== frame.contentWindow || origin !== app) return
  const response = await fetch('/answer', { body: JSON.stringify({ message: data, origin }), method: 'POST' })
  for (const message of await response.json()) source.postMessage(message, origin)
})`

const HostRequestSchema = z.object({ message: z.looseObject({ method: z.string() }), origin: z.string() })

/** A multisig host on its own origin, with the product's chain and service. */
export async function startFrameHost(parameters: StartFrameHostParameters): Promise<FrameHost> {
  const { appUrl, chainUrl, port, safe: address, siblingUrl } = parameters
  const url = `http://127.0.0.1:${port}`
  const service = createClient({ baseUrl: new URL(appUrl).origin })
  const safe = createTestHost({
    onProposed: (stored) => storeProposal(service, address, stored),
    origin: url,
    rpcUrl: chainUrl,
    safe: address,
  })
  const manners = new Map<string, Manner>()
  const lies: FrameHost['lies'] = new Map()
  const requested: string[] = []

  async function answer(body: string): Promise<unknown> {
    const { message, origin } = HostRequestSchema.parse(JSON.parse(body))
    requested.push(message.method)
    const manner = manners.get(message.method) ?? 'well'
    if (manner === 'never') return []
    if (typeof manner === 'object') await manner.until
    const reply = withLie(await serveTestHost(safe, origin)(message), lies.get(message.method))
    if (manner === 'garbage') return [{ ...reply, data: { safeTxHash: 7 }, success: true }]
    return manner === 'twice' ? [reply, reply] : [reply]
  }

  const files: Record<string, [type: string, text: string]> = {
    '/': ['text/html', createPage(appUrl, siblingUrl)],
    '/script.js': ['text/javascript', script],
    '/style.css': ['text/css', style],
  }
  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const file = files[request.url ?? '']
    if (file) return void response.writeHead(200, { 'Content-Type': file[0] }).end(file[1])
    let body = ''
    for await (const chunk of request) body += String(chunk)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(await answer(body)))
  }
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    requested,
    lies,
    manners,
    safe,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    url,
  }
}

function withLie(reply: unknown, lie: ((data: unknown) => unknown) | undefined): object {
  const message = z.looseObject({ data: z.unknown().optional() }).parse(reply)
  return lie ? { ...message, data: lie(message.data) } : message
}

/** The host stores its proposals in the product's service. */
async function storeProposal(
  service: ReturnType<typeof createClient>,
  address: Address,
  { safeTxHash, signatures, signers, transaction }: StoredTransaction,
): Promise<void> {
  const { baseGas, data, gasPrice, nonce, refundReceiver: _, safeTxGas, value, ...rest } = transaction
  const proposal = ProposeRequestSchema.parse({
    ...rest,
    baseGas: String(baseGas),
    data: data === '0x' ? null : data,
    gasPrice: String(gasPrice),
    nonce: String(nonce),
    origin: null,
    refundReceiver: null,
    safeTxGas: String(safeTxGas),
    safeTxHash,
    sender: signers[0],
    signature: signatures,
    value: String(value),
  })
  await propose(service, { address, chainId, proposal })
}

/** A cross-origin page that posts messages to every frame of its parent. */
export async function startSibling(): Promise<{ stop(): Promise<void>; url: string }> {
  const port = await getFreePort()
  const page = `<!doctype html><title>Sibling</title><script src="/shout.js"></script>`
  const shout = `const id = () => Math.random().toString(16).slice(2, 12)
const cycle = {}; cycle.self = cycle
const data = [null, undefined, cycle, 'x'.repeat(1e6), { safeAddress: '0x0000000000000000000000000000000000000001', chainId: 31337 }]
let count = 0
for (let round = 0; round < 1000; round += 1) {
  const message = { id: id(), success: true, version: '9.1.0', data: data[round % data.length] }
  for (let index = 0; index < parent.frames.length; index += 1) parent.frames[index].postMessage(message, '*')
}
document.title = 'Shouted'`
  const server = createServer((request, response) => {
    const isScript = request.url === '/shout.js'
    response.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html' }).end(isScript ? shout : page)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
    url: `http://127.0.0.1:${port}/`,
  }
}
