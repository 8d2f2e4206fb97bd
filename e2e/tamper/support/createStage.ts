import { demoAccounts } from '@countersign/devchain/accounts'
import { installTestWallet, type TestWallet } from '@countersign/test'
import type { BrowserContext, Page, Route } from 'playwright-core'
import { hashTypedData } from 'viem'
import { z } from 'zod'
import type { Product } from '../../support/setupProduct.ts'
import { edit, isObject } from './json.ts'
import { type Lie, Reply, silence } from './Lie.ts'

type NodeCall = { method: string; params: readonly unknown[] }
/** Tampers with a response of the node. */
export type NodeLie = (result: unknown, call: NodeCall) => unknown

export type Stage = {
  page: Page
  wallet: TestWallet
  /** From the next response on; undefined: unchanged. */
  lie: Lie | undefined
  nodeLie: NodeLie | undefined
  /** Events of each stream before it ends; undefined: unchanged. */
  events: string | undefined
  /** The operator lists no tokens. */
  isUnlisted: boolean
  /** Writes that are acknowledged and dropped. */
  swallow: RegExp | undefined
  /** Requests since the page was opened. */
  readonly requested: readonly string[]
  /** Opens a page with the given storage and the connected wallet only. */
  open(path: string, storedItem?: Record<string, unknown>): Promise<void>
}

/** One browser, page and recording wallet, with a proxy between them and the service. */
export async function createStage(product: Product): Promise<Stage> {
  const { url, chainUrl } = product.countersign
  const { context, page } = await product.visit('/health')
  page.setDefaultTimeout(20_000)
  const requested: string[] = []
  context.on('request', (request) => requested.push(request.url()))
  const [first, ...others] = demoAccounts.map(({ privateKey }) => privateKey)
  if (first === undefined) throw new Error('There are no demo accounts.')
  const chains = [{ id: 31_337, url: chainUrl }] as const
  const wallet = await installTestWallet(context, { chains, isManual: true, keys: [first, ...others] })
  let connected: Record<string, string> = {}

  const stage: Stage = {
    requested,
    events: undefined,
    isUnlisted: false,
    lie: undefined,
    nodeLie: undefined,
    async open(path, storedItem = {}) {
      // A page of the same origin without the app: nothing writes while the storage is set.
      await page.goto(`${url}/health`)
      const entries = { ...connected, ...mapValues(storedItem, (value) => JSON.stringify(value)) }
      await page.evaluate(
        `localStorage.clear(); for (const [key, value] of Object.entries(${JSON.stringify(entries)})) localStorage.setItem(key, value)`,
      )
      requested.length = 0
      await page.goto(`${url}${path}`)
    },
    page,
    swallow: undefined,
    wallet,
  }
  await stand(context, stage, { chainUrl, url })
  connected = await connect(stage, url)
  return stage
}

async function connect({ page, wallet }: Stage, url: string): Promise<Record<string, string>> {
  await page.goto(url)
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Test wallet/ })
    .click()
  await wallet.approve()
  await page.getByRole('heading', { level: 1, name: 'Safes' }).waitFor()
  const stored = await page.evaluate('JSON.stringify({ ...localStorage })')
  return z.record(z.string(), z.string()).parse(JSON.parse(z.string().parse(stored)))
}

/** A kept-alive connection may be closed by the other side while it is reused. */
const patiently = { maxRetries: 3 }

/** Between the page, its worker, the service and the node. */
async function stand(context: BrowserContext, stage: Stage, { chainUrl, url }: { chainUrl: string; url: string }) {
  // Streams are endless: not buffered.
  const isAnswer = ({ origin, pathname }: URL) =>
    origin === url && /^\/(v\d|clear-signing)\//.test(pathname) && !pathname.endsWith('/events')
  await context.route(isAnswer, async (route) => {
    const { lie, swallow } = stage
    const request = route.request()
    const path = request.url().slice(url.length)
    if (swallow?.test(path) && request.method() !== 'GET') return route.fulfill({ json: {}, status: 200 })
    if (!lie) return route.continue()
    const response = await route.fetch(patiently)
    const reported = await lie(parse(await response.text()), { method: request.method(), path })
    if (reported === silence) return route.abort('connectionrefused')
    if (reported instanceof Reply)
      return route.fulfill({ body: reported.body, contentType: 'application/json', status: reported.status })
    return route.fulfill({ json: reported, response })
  })
  await context.route(
    ({ origin, pathname }) => origin === url && pathname.endsWith('/events'),
    (route) =>
      stage.events === undefined
        ? route.continue()
        : route.fulfill({ body: stage.events, contentType: 'text/event-stream' }),
  )
  await context.route(`${url}/config.json`, async (route) => {
    const response = await route.fetch(patiently)
    const config = parse(await response.text())
    await route.fulfill({ json: stage.isUnlisted ? edit('chains.0.tokens', () => [])(config) : config, response })
  })
  await context.route(
    ({ origin }) => origin === chainUrl,
    async (route) => (stage.nodeLie ? answerAsNode(route, stage.nodeLie) : route.continue()),
  )
}

const CallSchema = z.object({ id: z.unknown(), method: z.string(), params: z.array(z.unknown()).default([]) })

async function answerAsNode(route: Route, lie: NodeLie): Promise<void> {
  const body = parse(route.request().postData() ?? '')
  const calls = new Map(
    (Array.isArray(body) ? body : [body]).flatMap((item: unknown) => {
      const call = CallSchema.safeParse(item).data
      return call ? [[JSON.stringify(call.id), call] as const] : []
    }),
  )
  const response = await route.fetch(patiently)
  const answer = parse(await response.text())
  const change = async (item: unknown) => {
    const call = isObject(item) ? calls.get(JSON.stringify(item.id)) : undefined
    return isObject(item) && call ? { ...item, result: await lie(item.result, call) } : item
  }
  const json = Array.isArray(answer) ? await Promise.all(answer.map(change)) : await change(answer)
  await route.fulfill({ json, response })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function mapValues(record: Record<string, unknown>, map: (value: unknown) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
}

/** Hashes that the wallet was requested to sign, and `transaction` for each one to send. */
export function listRequested({ wallet }: Pick<Stage, 'wallet'>): string[] {
  return wallet.requests.flatMap((request) => {
    if (request.method === 'eth_signTypedData_v4') return [hashTypedData(request.typedData)]
    if (request.method === 'eth_sendTransaction') return ['transaction']
    return request.method === 'personal_sign' ? ['text'] : []
  })
}
