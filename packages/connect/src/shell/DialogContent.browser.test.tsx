import { expectAccessible, expectCaught } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { createItem } from '../../example/gallery/looks.ts'
import { renderView, words } from '../../test/renderView.tsx'
import type { ConnectContextValue } from '../context/ConnectContext.ts'
import type { View } from '../state/DialogState.ts'
import { afterClick } from './afterClick.ts'
import { DialogContent } from './DialogContent.tsx'
import type { LateParts } from './useLateParts.ts'

const acme = createItem('Acme')
const given = { sections: [{ items: [acme], name: 'popular' }] }
const networks: View = { progress: { status: 'idle' }, view: 'networks' }
const ready: LateParts = { parts: afterClick, status: 'ready' }

const setup = (view: View, late: LateParts, more: Partial<ConnectContextValue> = {}, isSplit = false) =>
  renderView(<DialogContent isSplit={isSplit} late={late} titleId="title" view={view} />, {
    ...given,
    state: { attempt: 0, views: [view] },
    ...more,
  })

const fault = { isThere: false }
const FaultyView: typeof afterClick.LateView = (props) => {
  if (fault.isThere) throw new Error('broken view')
  return <afterClick.LateView {...props} />
}

test('default: the list is there before anything else is loaded', async () => {
  const { calls, screen } = await setup({ view: 'list' }, { status: 'waiting' })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words('connectTitle'))
  await screen.getByRole('button', { name: 'Acme' }).click()
  expect(calls.pick).toHaveBeenCalledWith(acme)
  await screen.getByRole('button', { name: words('introTitle') }).click()
  expect(calls.dispatch).toHaveBeenCalledWith({ type: 'show', view: { view: 'intro' } })
  await expectAccessible(screen.container)
})

test('parameters: isSplit, the list stays beside what was chosen', async () => {
  const view: View = { attempt: 1, item: acme, progress: { status: 'connecting' }, view: 'connect' }
  const { screen } = await setup(view, ready, {}, true)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words('connectTitle'))
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Acme' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Acme' })).toHaveAttribute('aria-current', 'true')
  await expect.element(screen.getByRole('status')).toHaveTextContent(words('connecting', { wallet: 'Acme' }))
  await expectAccessible(screen.container)
})

test('behavior: another view says that it is on its way, and is drawn when it is there', async () => {
  const waiting = await setup(networks, { status: 'waiting' })
  await expect.element(waiting.screen.getByRole('heading')).toHaveTextContent(words('loading'))
  await waiting.screen.unmount()
  const { screen } = await setup(networks, ready)
  await expect.element(screen.getByRole('heading')).toHaveTextContent(words('networksTitle'))
  await expect.element(screen.getByText('Other chain')).toBeVisible()
})

test('error: what could not be loaded says why and is asked for again', async () => {
  const prepare = vi.fn()
  const { screen } = await setup(networks, { error: new Error('no network'), status: 'failed' }, { prepare })
  await expect.element(screen.getByRole('heading')).toHaveTextContent(words('failed'))
  await screen.getByText(words('details')).click()
  await expect.element(screen.getByText('no network')).toBeVisible()
  await screen.getByRole('button', { name: words('retry') }).click()
  expect(prepare).toHaveBeenCalledOnce()
  await expectAccessible(screen.container)
})

test('error: a view that fails keeps the ways out, and can be drawn again', () =>
  expectCaught(async () => {
    fault.isThere = true
    const { calls, screen } = await setup(networks, { parts: { ...afterClick, LateView: FaultyView }, status: 'ready' })
    await expect.element(screen.getByRole('heading')).toHaveTextContent(words('failed'))
    await screen.getByRole('button', { name: words('close') }).click()
    expect(calls.close).toHaveBeenCalledOnce()
    fault.isThere = false
    await screen.getByRole('button', { name: words('retry') }).click()
    await expect.element(screen.getByText('Other chain')).toBeVisible()
  }))
