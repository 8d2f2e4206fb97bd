import { expectAccessible } from '@countersign/test/browser'
import { type Address, encodeAbiParameters, numberToHex, pad } from 'viem'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { bob, carol } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { CollectibleCard } from './CollectibleCard.tsx'

const t = createCatalogue('assets')

const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const item = (id: string, name: string | null) => ({
  address: carol,
  id,
  name,
  tokenName: 'Badges',
  tokenSymbol: 'BDG',
})
const page = (results: unknown[], next: string | null = null) => ({ count: null, next, previous: null, results })

type Answers = {
  /** By the token id's last digit; an error is an unresponsive node. */
  owners: Record<string, Address | Error | undefined>
  service: (path: string) => unknown
  /** Transfer logs to the Safe; an error is a node without `eth_getLogs`. */
  logs?: unknown[] | Error
}

/** A new chain id per test, so that no cached state is shared. */
let chains = 1_000

async function setup({ logs = [], owners, service }: Answers) {
  chains += 1
  const hash = numberToHex(chains, { size: 32 })
  return renderWithServices(<CollectibleCard safe={testSafe} />, {
    answerNode: (method, params) => {
      if (method === 'eth_blockNumber') return '0x9'
      if (method === 'eth_getLogs') {
        if (logs instanceof Error) throw logs
        return JSON.stringify(params).includes('null') ? logs : []
      }
      if (method === 'eth_getBlockByNumber') return { hash, number: '0x9', timestamp: '0x1' }
      // `symbol()`
      if (JSON.stringify(params).includes('0x95d89b41')) return encodeAbiParameters([{ type: 'string' }], ['BADGE'])
      const owner = owners[JSON.stringify(params).match(/(\d)"/)?.[1] ?? '']
      if (owner instanceof Error) throw owner
      return owner === undefined ? '0x' : pad(owner)
    },
    answerService: service,
  })
}

test('default: what is one of a kind, by the word of its own contract', async () => {
  const screen = await setup({
    owners: { 1: testSafe.address, 2: testSafe.address },
    service: () => page([item('1', 'Founder'), item('2', null)]),
  })
  await expect.element(screen.getByText('Founder')).toBeVisible()
  await expect.element(screen.getByText(t('collectibleName', { symbol: 'BADGE', id: '2' }))).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: t('sendWhat', { symbol: 'Founder' }) }))
    .toHaveAttribute('href', `/31337/${testSafe.address}/nft?nft=${encodeURIComponent(`${carol}:1`)}`)
  expect(screen.getByRole('button', { name: 'Evidence: Read from the chain at block 9' }).elements().length).toBe(2)
  await expectAccessible(screen.container)
})

test('behavior: what the service could not read in time is told apart from an NFT without a name', async () => {
  const screen = await setup({
    owners: { 1: testSafe.address, 2: testSafe.address },
    service: () => page([item('1', null), { ...item('2', null), unreadable: true }]),
  })
  const rows = screen.getByRole('listitem')
  await expect.element(rows.nth(1)).toHaveTextContent(t('collectibleUnreadable'))
  expect(rows.nth(0).element().textContent).not.toContain(t('collectibleUnreadable'))
})

test('behavior: a service that names what the Safe does not hold is contradicted', async () => {
  const screen = await setup({
    owners: { 1: bob, 2: undefined },
    service: () => page([item('1', 'Theirs'), item('2', 'Nobody’s')]),
  })
  await expect.element(screen.getByText(t('collectibleNotHeld'))).toBeVisible()
  await expect.element(screen.getByText(t('collectibleUnknown'))).toBeVisible()
  expect(screen.getByRole('link').elements()).toEqual([])
})

test('behavior: the name is the service’s word, and marked so', async () => {
  const screen = await setup({ owners: { 1: testSafe.address }, service: () => page([item('1', 'Famous #1')]) })
  await expect.element(screen.getByText('Famous #1')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Evidence: Reported by the service, unverified' }))
    .toBeVisible()
})

test('behavior: one that the chain has and the service hides is told; without logs, that nobody knows', async () => {
  const log = {
    address: carol,
    blockNumber: '0x5',
    data: '0x',
    logIndex: '0x1',
    topics: [transferTopic, pad(bob), pad(testSafe.address), pad('0x4')],
    transactionHash: `0x${'2'.repeat(64)}`,
  }
  const screen = await setup({ logs: [log], owners: { 4: testSafe.address }, service: () => page([]) })
  await expect.element(screen.getByText(t('collectiblesMissing', { count: 1 }))).toBeVisible()
  await screen.unmount()
  const dark = await setup({ logs: new Error('too many'), owners: {}, service: () => page([]) })
  await expect.element(dark.getByText(t('collectiblesUnchecked'))).toBeVisible()
})

test('behavior: where the chain shows more than is read, the list is not called complete', async () => {
  const log = (id: number) => ({
    address: carol,
    blockNumber: '0x5',
    data: '0x',
    logIndex: numberToHex(id),
    topics: [transferTopic, pad(bob), pad(testSafe.address), numberToHex(id, { size: 32 })],
    transactionHash: `0x${'2'.repeat(64)}`,
  })
  const logs = Array.from({ length: 60 }, (_, index) => log(index * 16 + 1))
  const screen = await setup({ logs, owners: { 1: bob }, service: () => page([]) })
  await expect.element(screen.getByText(t('collectiblesMore'))).toBeVisible()
})

test('behavior: a repeated NFT is listed once, a flood of them in part', async () => {
  const flood = Array.from({ length: 150 }, (_, index) => item(`${(index % 140) + 1}1`, 'Flood'))
  const screen = await setup({ owners: { 1: testSafe.address }, service: () => page([...flood, ...flood]) })
  await expect.element(screen.getByText(t('collectiblesCut'))).toBeVisible()
  expect(screen.getByRole('listitem').elements().length).toBeLessThan(60)
})

test('behavior: more than one page', async () => {
  const next = 'http://service.test/v2/next'
  const screen = await setup({
    owners: { 1: testSafe.address, 2: testSafe.address },
    service: (path) => (path.endsWith('/next') ? page([item('2', 'Second')]) : page([item('1', 'First')], next)),
  })
  await screen.getByRole('button', { name: t('moreCollectibles') }).click()
  await expect.element(screen.getByText('Second')).toBeVisible()
  await expect.element(screen.getByText('First')).toBeVisible()
})

test('behavior: nothing of the kind, nothing to see', async () => {
  const screen = await setup({ owners: {}, service: () => page([]) })
  await expect.poll(() => screen.container.textContent).toBe('')
})

test('error: a service or a node that does not answer is said, and asked again', { tags: 'long' }, async () => {
  const silent = await setup({ owners: {}, service: () => new Error('down') })
  await expect.element(silent.getByText(t('collectiblesFailed'))).toBeVisible()
  const dark = await setup({ owners: { 1: new Error('down') }, service: () => page([item('1', 'Founder')]) })
  await expect.element(dark.getByText(t('collectiblesFailed')).first()).toBeVisible()
  expect(dark.getByText(t('collectibleNotHeld')).elements()).toEqual([])
})

test('behavior: a picture that is in the token is shown; of any other it is said why not, and nobody is asked', async () => {
  const pixel =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const images = [pixel, 'https://tracker.test/1.png', 'https://ipfs.io/ipfs/bafy/1.png', 'data:text/html,<b>']
  const screen = await setup({
    owners: { 1: testSafe.address, 2: testSafe.address, 3: testSafe.address, 4: testSafe.address },
    service: () => page(images.map((imageUri, index) => ({ ...item(`${index + 1}`, `N${index}`), imageUri }))),
  })
  await expect.element(screen.getByText('N3')).toBeVisible()
  expect([...screen.container.querySelectorAll('img')].map((image) => image.src)).toEqual([pixel])
  for (const reason of ['external', 'off', 'unsuitable'] as const)
    await expect.element(screen.getByText(t(`noPicture.${reason}`))).toBeVisible()
  const requested = performance.getEntriesByType('resource').map(({ name }) => new URL(name).host)
  expect(requested).not.toContain('tracker.test')
  expect(requested).not.toContain('ipfs.io')
})

test('behavior: a drawing is drawn once somebody asks for it, as an image and nothing more', async () => {
  const drawing = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"><script>x()</script></svg>')}`
  const screen = await setup({
    owners: { 1: testSafe.address },
    service: () => page([{ ...item('1', 'Seal'), imageUri: drawing }]),
  })
  const button = screen.getByRole('button', { name: t('showImageOf', { name: 'Seal' }) })
  await expect.element(button).toBeVisible()
  expect(screen.container.querySelector('img')).toBeNull()
  await button.click()
  await expect.poll(() => screen.container.querySelector('img')?.src).toBe(drawing)
  expect(screen.container.querySelector('iframe, object, embed, svg script')).toBeNull()
})

test('behavior: a plain drawing needs no click', async () => {
  const drawing = `data:image/svg+xml;base64,${btoa('<svg xmlns="http://www.w3.org/2000/svg"><circle r="9"/></svg>')}`
  const screen = await setup({
    owners: { 1: testSafe.address },
    service: () => page([{ ...item('1', 'Seal'), imageUri: drawing }]),
  })
  await expect.poll(() => screen.container.querySelector('img')?.src).toBe(drawing)
  expect(screen.getByRole('button', { name: t('showImageOf', { name: 'Seal' }) }).elements()).toEqual([])
  await expectAccessible(screen.container)
})
