import { buildExample } from '../../packages/frame/test/buildExample.ts'
import { type ServedApp, serveApp } from './serveApp.ts'
import { type Product, setupProduct } from './setupProduct.ts'

export type ExampleWorld = { product: Product; site: ServedApp; stop(): Promise<void> }

/** A product, and the example app of the frame messages on its own origin. */
export async function setupExample(): Promise<ExampleWorld> {
  const example = await buildExample()
  const site = await serveApp({ folder: example.folder })
  const product = await setupProduct()
  return {
    product,
    site,
    async stop() {
      await product.stop()
      await site.stop()
      await example.remove()
    },
  }
}

type Pressed = Pick<Awaited<ReturnType<Product['visit']>>['page'], 'getByRole'>

/** Dangerous transactions need a checkbox before signing. */
export async function consent(page: Pressed): Promise<void> {
  const box = page.getByRole('checkbox', { name: /^I have checked/ })
  if (await box.isVisible()) await box.check()
}
