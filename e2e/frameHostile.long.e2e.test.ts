import { demoSafes } from '@countersign/devchain/demo-world'
import { getFreePort } from '@countersign/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { startFrameHost, startSibling } from './support/frameHost.ts'
import { type FrameWorld, setupFrame } from './support/setupFrame.ts'

let world: FrameWorld
let sibling: Awaited<ReturnType<typeof startSibling>>
beforeAll(async () => {
  sibling = await startSibling()
  world = await setupFrame({ siblingUrl: sibling.url })
})
afterAll(async () => {
  await world.stop()
  await sibling.stop()
})

test('behavior: a sibling that shouts a thousand messages is not heard', async () => {
  const { app, expectQuiet, page } = await world.visit()
  await app.getByText(`Inside ${world.host.url}`).waitFor()
  await expect
    .poll(
      () =>
        page
          .frames()
          .find((frame) => frame.url() === sibling.url)
          ?.title(),
      { timeout: 20_000 },
    )
    .toBe('Shouted')
  await app.getByRole('heading', { level: 1, name: 'Grants' }).waitFor()
  // Forged by the host's own page, in the name of requests that nobody made.
  await page.evaluate(`{
    const app = document.querySelector('iframe').contentWindow
    const forged = (id, data) => app.postMessage({ id, success: true, version: '9.1.0', data }, '*')
    for (const id of ['0000000000', '__proto__', 'constructor', 'toString']) forged(id, { safeAddress: 'x' })
    forged('0000000000', JSON.parse('{"__proto__":{"polluted":true}}'))
    app.postMessage(null, '*')
  }`)
  expect(await app.evaluate('({}).polluted')).toBeUndefined()
  await app.getByRole('link', { exact: true, name: 'Assets' }).click()
  await app.getByText('20,000').first().waitFor()
  expectQuiet()
})

test('behavior: a page that the operator did not name cannot frame the app', async () => {
  const { countersign } = world.product
  const port = await getFreePort()
  const { chainUrl, url: appUrl } = countersign
  const evil = await startFrameHost({ appUrl, chainUrl, port, safe: demoSafes.grants.address })
  const { page } = await world.product.visit(evil.url)
  await page.locator('iframe').waitFor()
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/)
  expect(evil.asked).toEqual([])
  await evil.stop()
})

test('behavior: hosts are told of the app, whoever they are', async () => {
  const { url } = world.product.countersign
  const response = await fetch(new URL('/manifest.json', url), { headers: { Origin: 'https://host.example' } })
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  const manifest = z
    .object({ description: z.string(), iconPath: z.string(), name: z.string() })
    .parse(await response.json())
  const icon = await fetch(new URL(manifest.iconPath, url))
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8'])
})
