import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderView, words } from '../../test/renderView.tsx'
import { NotLoaded } from './DialogShell.tsx'

const networks = { progress: { status: 'idle' }, view: 'networks' } as const

test('default: the dialog has its name and a way out before anything is loaded', async () => {
  const { calls, screen } = await renderView(
    <NotLoaded isSplit={false} chunk={{ status: 'waiting' }} titleId="title" view={{ view: 'list' }} />,
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words('connectTitle'))
  await screen.getByRole('button', { name: words('close') }).click()
  expect(calls.close).toHaveBeenCalledOnce()
  await expectAccessible(screen.container)
})

test('parameters: view, another than the list shows that it is loading', async () => {
  const { screen } = await renderView(
    <NotLoaded isSplit={false} chunk={{ status: 'waiting' }} titleId="title" view={networks} />,
  )
  await expect.element(screen.getByRole('heading')).toHaveTextContent(words('loading'))
})

for (const isSplit of [false, true])
  test(`error: a part that could not load shows why and is requested again, ${isSplit ? 'wide' : 'narrow'}`, async () => {
    const prepare = vi.fn()
    const { screen } = await renderView(
      <NotLoaded
        isSplit={isSplit}
        chunk={{ error: new Error('no network'), status: 'failed' }}
        titleId="title"
        view={networks}
      />,
      { prepare },
    )
    await expect.element(screen.getByRole('heading')).toHaveTextContent(words('failed'))
    await screen.getByText(words('details')).click()
    await expect.element(screen.getByText('no network')).toBeVisible()
    await screen.getByRole('button', { name: words('retry') }).click()
    expect(prepare).toHaveBeenCalledOnce()
    await expectAccessible(screen.container)
  })
