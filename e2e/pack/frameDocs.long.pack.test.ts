import { launchBrowser } from '@countersign/test'
import { expect, onTestFinished, test } from 'vitest'
import { serveExample } from '../../packages/connect/test/serveExample.ts'
import { type App, createApp } from './support/createApp.ts'
import { readExample } from './support/readExamples.ts'

const PAGE = 'packages/frame/README.md'
const [APP, HOST] = ['https://app.example', 'https://host.example']

async function createPage(install: readonly string[]): Promise<App> {
  const app = await createApp()
  onTestFinished(() => app.remove())
  await app.install([...install, 'vite'])
  return app
}

test('default: the app and the host of its page, in each other: accepted, and refused without an unhandled error', async () => {
  const app = await createPage(['@countersign/frame', 'viem'])
  const host = await createPage(['@countersign/frame', '@countersign/protocol', 'viem'])
  const servers: Record<'app' | 'host', string> = { app: '', host: '' }
  // Each names the other's address, which is known when it listens.
  const appServer = await serveExample({ connect: [], folder: `${app.folder}/dist` })
  onTestFinished(() => appServer.close())
  servers.app = appServer.url
  const hostServer = await serveExample({ connect: [], folder: `${host.folder}/dist`, frames: [servers.app] })
  onTestFinished(() => hostServer.close())
  servers.host = hostServer.url
  const hostCode = (await readExample(PAGE, 'host.ts')).replace(`${APP}/`, `${servers.app}/`)
  await host.write({ 'main.tsx': hostCode })
  expect(await host.check('bundler', ['main.tsx'])).toEqual([])
  const appCode = (await readExample(PAGE, 'app.ts')).replace(HOST, servers.host)
  expect([appCode.includes(servers.host), hostCode.includes(servers.app)]).toEqual([true, true])
  await app.write({
    'main.tsx': `const button = document.createElement('button')\nbutton.textContent = 'Pay'\ndocument.body.append(button)\n${appCode}`,
  })
  expect(await app.check('bundler', ['main.tsx'])).toEqual([])
  await Promise.all([app.buildWithVite(), host.buildWithVite()])

  const browser = await launchBrowser()
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(`thrown: ${error.message}`))
  const confirmations: string[] = []
  let answer: 'accept' | 'dismiss' = 'accept'
  page.on('dialog', (dialog) => {
    confirmations.push(dialog.message())
    void dialog[answer]()
  })
  await page.goto(servers.host)
  const button = page.frameLocator('iframe').getByRole('button', { name: 'Pay' })
  await expect.poll(() => said.join()).toContain('0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79')
  await button.click()
  await expect.poll(() => said.at(-1)).toMatch(/^Proposed as 0x[0-9a-f]{64}\.$/)
  expect(confirmations).toEqual([`${servers.app} asks to call 0xF71902B32C9854DB8d6f70Afa6Dcf685F7df8d79 with 0 wei.`])
  answer = 'dismiss'
  await button.click()
  await expect.poll(() => said.at(-1)).toBe('The owner rejected it.')
  expect(said.filter((line) => line.startsWith('thrown'))).toEqual([])

  // Outside of a host it says so, and throws nothing.
  said.length = 0
  await page.goto(servers.app)
  await expect.poll(() => said.at(-1), { timeout: 20_000 }).toContain('Could not load Safe information')
  expect(said.filter((line) => line.startsWith('thrown'))).toEqual([])
})
