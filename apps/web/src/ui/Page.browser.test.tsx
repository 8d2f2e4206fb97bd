import { expectAccessible } from '@countersign/test/browser'
import { useNavigate } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../test/renderWithServices.tsx'
import { Page } from './Page.tsx'

function Leave() {
  const navigate = useNavigate()
  return (
    <button onClick={() => void navigate({ to: '/inbox' })} type="button">
      Leave
    </button>
  )
}

test('default: names the document, and takes the focus only when the reader arrives from inside', async () => {
  const screen = await renderWithServices(
    <Page actions={<Leave />} lead="What waits" title="Queue">
      Rows
    </Page>,
  )
  const heading = screen.getByRole('heading', { level: 1, name: 'Queue' })
  expect(document.title).toBe('Queue · Countersign')
  expect(document.activeElement).toBe(document.body)
  await screen.getByRole('button', { name: 'Leave' }).click()
  await expect.element(heading).toHaveFocus()
  await expectAccessible(screen.container)
})

test('parameters: isTitleHidden, still there for those who listen', async () => {
  const screen = await renderWithServices(
    <Page isTitleHidden title="Home">
      Rows
    </Page>,
  )
  const heading = screen.getByRole('heading', { level: 1, name: 'Home' })
  expect(heading.element().getBoundingClientRect().height).toBeLessThan(60)
  expect(heading.elements().length).toBe(1)
})
