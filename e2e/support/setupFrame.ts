import { demoSafes } from '@countersign/devchain/demo-world'
import { getFreePort } from '@countersign/test'
import type { BrowserContextOptions, Frame, Page } from 'playwright-core'
import { type FrameHost, type StartFrameHostParameters, startFrameHost } from './frameHost.ts'
import { type Product, setupProduct } from './setupProduct.ts'
import { openForm } from './transactionFlow.ts'
import type { Watch } from './watchContext.ts'

/** Chromium's warning about this sandbox, which the frame needs. */
const sandboxWarning = /both allow-scripts and allow-same-origin/

type FrameVisit = {
  /** The app inside the host's page. */
  app: Frame
  expectQuiet(options?: { allow?: RegExp }): void
  page: Page
  watch: Watch
}

export type FrameWorld = {
  host: FrameHost
  product: Product
  stop(): Promise<void>
  /** Opens the host in a new browser profile, with the app in its frame. */
  visit(options?: BrowserContextOptions): Promise<FrameVisit>
}

/** The product with one permitted host on another origin, which shows the Grants Safe. */
export async function setupFrame(options: Pick<StartFrameHostParameters, 'siblingUrl'> = {}): Promise<FrameWorld> {
  const port = await getFreePort()
  const product = await setupProduct({ env: { COUNTERSIGN_FRAME_HOSTS: `http://127.0.0.1:${port}` } })
  const { chainUrl, url: appUrl } = product.countersign
  const host = await startFrameHost({ ...options, appUrl, chainUrl, port, safe: demoSafes.grants.address })
  return {
    host,
    product,
    async stop() {
      await host.stop()
      await product.stop()
    },
    async visit(context = {}) {
      const { page, watch } = await product.visit(host.url, context)
      const app = await findFrame(page, appUrl)
      return {
        app,
        expectQuiet({ allow } = {}) {
          const parts = [sandboxWarning, ...(allow ? [allow] : [])].map(({ source }) => source)
          watch.expectQuiet({ allow: new RegExp(parts.join('|')) })
        },
        page,
        watch,
      }
    },
  }
}

async function findFrame(page: Page, appUrl: string): Promise<Frame> {
  const handle = await page.locator('iframe[title=App]').elementHandle()
  const frame = await handle?.contentFrame()
  if (!frame) throw new Error(`The host's page has no frame for ${appUrl}.`)
  return frame
}

/** Fills the send form inside the frame and continues to the review. */
export async function draftPayment(app: Frame, { amount, recipient }: { amount: string; recipient: string }) {
  await openForm(app, 'Send')
  await app.getByLabel('Recipient').fill(recipient)
  await app.getByLabel('Amount', { exact: true }).fill(amount)
  await app.getByRole('button', { exact: true, name: 'Review' }).click()
  await app.getByRole('button', { name: /^Propose in the host/ }).waitFor()
}

/** The button of the review inside the frame. */
export const proposeButton = (app: Frame) => app.getByRole('button', { name: /^Propose in the host/ })
