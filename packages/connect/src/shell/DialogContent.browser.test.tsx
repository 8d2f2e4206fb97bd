import { expectAccessible, expectCaught } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { createItem } from '../../example/site/gallery/scenes.ts'
import { renderView, words } from '../../test/renderView.tsx'
import type { ConnectContextValue } from '../context/ConnectContext.ts'
import type { View } from '../state/DialogState.ts'
import { DialogContent } from './DialogContent.tsx'

const acme = createItem('Acme')
const given = { sections: [{ items: [acme], name: 'popular' }] }
const networks: View = { progress: { status: 'idle' }, view: 'networks' }

const setup = (view: View, more: Partial<ConnectContextValue> = {}, isSplit = false) =>
  renderView(<DialogContent isSplit={isSplit} titleId="title" view={view} />, {
    ...given,
    state: { attempt: 0, views: [view] },
    ...more,
  })

const fault = { isThere: false }
function Faulty() {
  if (fault.isThere) throw new Error('broken view')
  return 'All is well.'
}

test('default: the list, and the way to what a wallet is', async () => {
  const { calls, screen } = await setup({ view: 'list' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words('connectTitle'))
  await screen.getByRole('button', { name: 'Acme' }).click()
  expect(calls.pick).toHaveBeenCalledWith(acme)
  await screen.getByRole('button', { name: words('introTitle') }).click()
  expect(calls.dispatch).toHaveBeenCalledWith({ type: 'show', view: { view: 'intro' } })
  await expectAccessible(screen.container)
})

test('parameters: isSplit, the list stays beside what was chosen', async () => {
  const view: View = { attempt: 1, item: acme, progress: { status: 'connecting' }, view: 'connect' }
  const { screen } = await setup(view, {}, true)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words('connectTitle'))
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Acme' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Acme' })).toHaveAttribute('aria-current', 'true')
  await expect.element(screen.getByRole('status')).toHaveTextContent(words('connecting'))
  await expectAccessible(screen.container)
})

test('behavior: another view has its own title', async () => {
  const { screen } = await setup(networks)
  await expect.element(screen.getByRole('heading')).toHaveTextContent(words('networksTitle'))
  await expect.element(screen.getByText('Other chain')).toBeVisible()
})

test('error: a view that fails has its exits, and can be rendered again', () =>
  expectCaught(async () => {
    fault.isThere = true
    const { calls, screen } = await setup({ view: 'intro' }, { disclaimer: <Faulty /> })
    await expect.element(screen.getByRole('heading')).toHaveTextContent(words('failed'))
    await screen.getByRole('button', { name: words('close') }).click()
    expect(calls.close).toHaveBeenCalledOnce()
    fault.isThere = false
    await screen.getByRole('button', { name: words('retry') }).click()
    await expect.element(screen.getByText('All is well.')).toBeVisible()
  }))
