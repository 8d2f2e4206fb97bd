import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { createItem } from '../../example/site/gallery/scenes.ts'
import { renderView, words } from '../../test/renderView.tsx'
import { GetView } from './GetView.tsx'

const phone = createItem('Phone', { downloads: { mobile: 'https://phone.test' } })
const both = createItem('Both', { downloads: { chrome: 'https://both.test', mobile: 'https://both.test/m' } })
const sections = [
  { items: [createItem('Here', { downloads: { chrome: 'https://here.test' } })], name: 'installed' },
  { items: [phone, both, createItem('Nowhere')], name: 'popular' },
]

test('default: what is not there yet and can be had for this device', async () => {
  const { calls, screen } = await renderView(<GetView />, { sections })
  const rows = screen.getByRole('listitem')
  expect(rows.elements()).toHaveLength(2)
  await expect.element(rows.nth(0)).toHaveTextContent(/^PhoneMobile app/)
  await expect.element(rows.nth(1)).toHaveTextContent(/^BothMobile app · Browser extension/)
  await screen.getByRole('button', { name: words('getNamed', { wallet: 'Phone' }) }).click()
  expect(calls.dispatch).toHaveBeenLastCalledWith({ type: 'show', view: { item: phone, view: 'install' } })
  await screen.getByRole('button', { name: words('getNamed', { wallet: 'Both' }) }).click()
  expect(calls.dispatch).toHaveBeenLastCalledWith({ type: 'show', view: { item: both, view: 'options' } })
  await expectAccessible(screen.container)
})

test('parameters: layout, with a way back where the list is out of sight', async () => {
  const { calls, screen } = await renderView(<GetView />, { layout: 'mobile', sections })
  await screen.getByRole('button', { name: words('chooseOther') }).click()
  expect(calls.dispatch).toHaveBeenCalledWith({ type: 'open', view: 'list' })
})
