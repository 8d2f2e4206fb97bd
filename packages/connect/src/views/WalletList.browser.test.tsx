import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createItem } from '../../example/site/gallery/scenes.ts'
import { renderView, words } from '../../test/renderView.tsx'
import { toImage } from '../wallets/toImage.ts'
import { WalletList } from './WalletList.tsx'

const names = ['Acme', 'Bolt', 'Café', 'Delta', 'Echo', 'Fox', 'Gulf', 'Hill']
const items = names.map((name) => createItem(name))
const list = (onPick: (item: (typeof items)[number]) => void = () => {}) => (
  <WalletList onPick={onPick} selectedId="bolt" />
)

test('default: groups of wallets, the chosen one marked', async () => {
  const picked: string[] = []
  const sections = [{ items: items.slice(0, 2), name: 'popular' }]
  const { screen } = await renderView(
    list(({ id }) => picked.push(id)),
    { sections },
  )
  const group = screen.getByRole('region', { name: words('groupPopular') })
  await expect.element(group.getByRole('button', { name: 'Bolt' })).toHaveAttribute('aria-current', 'true')
  await group.getByRole('button', { name: 'Acme' }).click()
  expect(picked).toEqual(['acme'])
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(group.getByRole('button', { name: 'Bolt' })).toHaveFocus()
  expect(screen.getByRole('searchbox').elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: many can be searched, and no match is reported', async () => {
  const { screen } = await renderView(list(), { sections: [{ items, name: 'more' }] })
  const search = screen.getByRole('searchbox', { name: words('search') })
  await search.fill('cafe')
  await expect.element(screen.getByRole('button', { name: 'Café' })).toBeVisible()
  expect(screen.getByRole('button').elements()).toHaveLength(1)
  await search.fill('nothing')
  await expect.element(screen.getByText(words('searchEmpty', { query: 'nothing' }))).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: none found, or not searched yet', async () => {
  const { screen } = await renderView(list())
  await expect.element(screen.getByText(words('noWallets'))).toBeVisible()
  await screen.unmount()
  const loading = await renderView(list(), { isLoadingWallets: true })
  await expect.element(loading.screen.getByText(words('loading'))).toBeVisible()
  expect(loading.screen.getByText(words('noWallets')).elements()).toEqual([])
})

test("behavior: a group of the app's own has its full name", async () => {
  const { screen } = await renderView(list(), { sections: [{ items: items.slice(0, 1), name: 'Our own' }] })
  await expect.element(screen.getByRole('region', { name: 'Our own' })).toBeVisible()
})

test('behavior: bundled pictures are one sprite, others images of their own', async () => {
  const marks = { rabby: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24H0z"/></svg>' }
  const items = [
    { ...createItem('Rabby'), icon: toImage(marks.rabby) },
    { ...createItem('Own'), icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' },
    createItem('Bare'),
  ]
  const { screen } = await renderView(<WalletList onPick={() => {}} selectedId={undefined} />, {
    marks,
    sections: [{ items, name: 'popular' }],
  })
  const tiles = screen.container.querySelectorAll('.csc-brand-tile')
  expect(tiles).toHaveLength(1)
  expect(tiles[0] && getComputedStyle(tiles[0]).backgroundImage).toContain('data:image/svg+xml')
  expect(screen.container.querySelectorAll('img')).toHaveLength(1)
  expect(screen.container.querySelectorAll('[data-csc-mark]')).toHaveLength(1)
})
