import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderView, words } from '../../test/renderView.tsx'
import type { View } from '../state/DialogState.ts'
import { CloseButton } from '../ui/CloseButton.tsx'
import { BackButton, Heading } from './DialogContent.tsx'

const setup = (views: readonly View[]) =>
  renderView(
    <>
      <BackButton />
      <Heading id="title">Networks</Heading>
      <CloseButton />
    </>,
    { state: { attempt: 0, views } },
  )

test('default: a heading that can be focused and is no tab stop', async () => {
  const { calls, screen } = await setup([{ view: 'list' }])
  const heading = screen.getByRole('heading', { level: 1, name: 'Networks' })
  await userEvent.keyboard('{Tab}')
  await expect.element(screen.getByRole('button', { name: words('close') })).toHaveFocus()
  const element = heading.element()
  if (element instanceof HTMLElement) element.focus()
  await expect.element(heading).toHaveFocus()
  await screen.getByRole('button', { name: words('close') }).click()
  expect(calls.close).toHaveBeenCalledOnce()
  await expectAccessible(screen.container)
})

test('behavior: there is a way back only where there is something to go back to', async () => {
  const first = await setup([{ view: 'list' }])
  expect(first.screen.getByRole('button', { name: words('back') }).elements()).toEqual([])
  await first.screen.unmount()
  const { calls, screen } = await setup([{ view: 'list' }, { view: 'intro' }])
  await screen.getByRole('button', { name: words('back') }).click()
  expect(calls.dispatch).toHaveBeenCalledWith({ type: 'back' })
})

test('parameters: level and isHidden, for screen readers only', async () => {
  const { screen } = await renderView(
    <Heading id="title" isHidden level={2}>
      Account
    </Heading>,
  )
  const { height, width } = screen.getByRole('heading', { level: 2, name: 'Account' }).element().getBoundingClientRect()
  expect([height, width]).toEqual([1, 1])
})
