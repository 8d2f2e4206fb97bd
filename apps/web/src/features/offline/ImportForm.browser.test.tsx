import { encodeLink, maxFileSize } from '@countersign/protocol/offline'
import { expectAccessible } from '@countersign/test/browser'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { emulateTouch } from '../../../test/emulateTouch.ts'
import { renderPage } from '../../../test/renderPage.tsx'
import { seedSafe } from '../../../test/seedSafe.ts'
import { alice, dave } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'

import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

const t = createCatalogue('offline')

const path = `/31337/${testSafe.address}/import`
const transaction = {
  to: dave,
  value: 1n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  nonce: 5n,
} as const

const link = (overrides: object = {}) =>
  encodeLink({
    kind: 'transaction',
    chainId: 31337,
    safe: testSafe.address,
    version: '1.4.1',
    transaction,
    signatures: [],
    ...overrides,
  })

async function open(hash = '') {
  const screen = await renderPage(`${path}${hash}`, {
    answerNode: () => {
      throw new Error('Nobody answers.')
    },
    answerService: () => new TypeError('Failed to fetch'),
    prepare: seedSafe,
  })
  const main = screen.getByRole('main')
  const read = async (text: string) => {
    await main.getByLabelText(t('linkField')).fill(text)
    await main.getByRole('button', { name: t('readLink') }).click()
  }
  return { main, read, services: screen.services }
}

const refusals: [field: string, text: string][] = [
  ['file', 'not a transaction'],
  ['__proto__', '{"__proto__":{"chainId":1},"chainId":31337}'],
  ['value', `{"chainId":31337,"value":"1","value":"2"}`],
  ['format', '#v1.!!!'],
  ['chainId', `#${link({ chainId: 1 })}`],
  ['safe', `#${link({ safe: alice })}`],
]

test('error: whatever is wrong is refused by its name, and nothing is taken', async () => {
  const { main, read, services } = await open()
  await expectAccessible(main.element())
  for (const [field, text] of refusals) {
    await read(text)
    await expect.element(main.getByRole('alert')).toHaveTextContent(t('refused', { field }))
  }
  expect(services.confirmations.get()).toEqual([])
})

test('error: a file larger than any transaction is not even read', { tags: 'long' }, async () => {
  const { main, services } = await open()
  const file = new File([' '.repeat(maxFileSize + 1)], 'huge.json', { type: 'application/json' })
  await userEvent.upload(main.getByLabelText(t('openFile')), file)
  await expect.element(main.getByText(t('tooLarge'))).toBeVisible()
  expect(services.confirmations.get()).toEqual([])
})

test.each([
  ['the camera', '', [t('fromCode'), t('fromFile'), t('fromLink')]],
  ['a link that was opened', `#${link()}`, [t('fromLink'), t('fromFile'), t('fromCode')]],
])('behavior: on a phone %s comes first', async (_, hash, titles) => {
  emulateTouch()
  const { main } = await open(hash)
  const read = () =>
    main
      .getByRole('heading', { level: 2 })
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(read).toEqual(titles)
})

test('behavior: a link that was opened waits for a click, and is judged by the chain or not at all', async () => {
  const signed = link({ signatures: [`0x${'11'.repeat(64)}1b`] })
  const { main, services } = await open(`#${signed}`)
  await expect.element(main.getByLabelText(t('linkField'))).toHaveValue(`#${signed}`)
  expect(main.getByRole('alert').elements()).toEqual([])
  await main.getByRole('button', { name: t('readLink') }).click()
  await expect.element(main.getByRole('alert')).toBeVisible()
  expect(services.confirmations.get()).toEqual([])
})
