import { verifyOwn } from '@countersign/protocol/verify'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderUi } from '../../../test/renderUi.tsx'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { MessageContent, splitHidden } from './MessageContent.tsx'

const t = createCatalogue('message')

test('default: a text, whole', async () => {
  const screen = await renderUi(<MessageContent content={verifyOwn('We agree.\nTwo lines.')} />)
  await expect
    .element(screen.getByRole('region', { name: t('text'), exact: true }))
    .toHaveTextContent('We agree. Two lines.')
  expect(screen.getByText(t('hiddenTitle')).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: characters that cannot be seen are marked where they stand', async () => {
  const screen = await renderUi(<MessageContent content={verifyOwn('pay \u202e001')} />)
  await expect.element(screen.getByRole('region', { name: t('text'), exact: true })).toHaveTextContent('pay U+202E001')
  await expect.element(screen.getByText(t('hiddenTitle'))).toBeVisible()
})

test('behavior: typed data by its types, and what is not signed is named', async () => {
  const content = {
    domain: { name: 'Market' },
    message: { buyer: { name: 'Treasury' }, item: 'Seal #9', tip: '5' },
    primaryType: 'Order',
    types: {
      Order: [
        { name: 'item', type: 'string' },
        { name: 'buyer', type: 'Party' },
      ],
      Party: [{ name: 'name', type: 'string' }],
    },
  }
  const screen = await renderUi(<MessageContent content={verifyOwn(content)} />)
  const section = screen.getByRole('region', { name: t('content') })
  for (const text of ['Order', 'Market', 'Seal #9', 'Treasury'])
    await expect.element(section.getByText(text, { exact: true })).toBeVisible()
  await expect.element(section.getByText(t('unsigned', { fields: 'tip' }))).toBeVisible()
  expect(section.getByText('5', { exact: true }).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('default: a text that hides nothing stays as it is', () => {
  const text = 'I agree.\n\tTwo lines, “quotes”, ελληνικά, 漢字, 🦭'
  expect(splitHidden(text)).toEqual([{ text }])
  expect(splitHidden('')).toEqual([])
})

test('behavior: what cannot be seen is named where it stands', () => {
  expect(splitHidden('pay \u202e001\u0000')).toEqual([
    { text: 'pay ' },
    { code: 'U+202E' },
    { text: '001' },
    { code: 'U+0000' },
  ])
  expect(splitHidden('\r\u200b\u{e0041}')).toEqual([{ code: 'U+000D' }, { code: 'U+200B' }, { code: 'U+E0041' }])
})
