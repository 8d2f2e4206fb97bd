import { demoAccounts } from '@countersign/devchain/accounts'
import { chainId } from '@countersign/devchain/demo-world'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Example, setupExample } from '../packages/connect/test/setupExample.ts'

const safe = demoAccounts[9].address

/** A page that shows the example in a frame, as a multisig app does, and answers as the one it plays. */
const createHost = (
  answers: string,
) => `<!doctype html><title>Host</title><link rel="icon" href="data:,"><iframe src="/" width="900" height="700"></iframe>
<script>
  const answers = ${answers}
  addEventListener('message', ({ data, origin, source }) => {
    if (source !== frames[0] || !(data.method in answers)) return
    source.postMessage({ data: answers[data.method], id: data.id, success: true, version: '9.1.0' }, origin)
  })
</script>`

let example: Example
beforeAll(async () => {
  example = await setupExample({
    async handle({ url }, response) {
      if (url !== '/host' && url !== '/silent') return false
      const answers = url === '/host' ? `{ getSafeInfo: { chainId: ${chainId}, safeAddress: '${safe}' } }` : '{}'
      response.writeHead(200, { 'content-type': 'text/html' }).end(createHost(answers))
      return true
    },
  })
})
afterAll(() => example.stop())

test('default: inside a frame the Safe of the host is connected', async () => {
  const { leave, page } = await example.visit({ path: '/host' })
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { name: `Account ${safe}` }).waitFor()
  const connection = JSON.parse((await frame.locator('#connection').textContent()) ?? '')
  expect(connection).toMatchObject({ account: { address: safe }, chain: { id: chainId, unsupported: false } })
  await frame.getByRole('button', { name: `Account ${safe}` }).click()
  // The host decides which Safe is here: there is nothing to disconnect from.
  await frame.getByRole('dialog').getByRole('button', { name: 'Copy address' }).waitFor()
  expect(await frame.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).count()).toBe(0)
  await leave()
})

test('error: a host that is silent', async () => {
  const { leave, page } = await example.visit({ path: '/silent' })
  const frame = page.frameLocator('iframe')
  await frame.getByRole('button', { exact: true, name: 'Connect wallet' }).click()
  await frame.getByRole('dialog').getByRole('button', { exact: true, name: 'Safe' }).click()
  await frame.getByRole('dialog').getByText('Oops, something went wrong!').first().waitFor()
  await frame.getByRole('dialog').getByText('Details').click()
  await frame.getByRole('dialog').getByText('Could not load Safe information').waitFor()
  await leave()
})

test('behavior: outside a frame Safe is not offered', async () => {
  const { leave, page } = await example.visit()
  await page.getByRole('button', { exact: true, name: 'Connect wallet' }).click()
  await page.getByRole('dialog').getByRole('region', { name: 'Recommended' }).waitFor()
  expect(await page.getByRole('dialog').getByRole('button', { exact: true, name: 'Safe' }).count()).toBe(0)
  await leave()
})
