import { useState } from 'react'
import { expect, test } from 'vitest'
import { createItem } from '../../example/site/gallery/scenes.ts'
import { renderView, words } from '../../test/renderView.tsx'
import type { View } from '../state/DialogState.ts'
import { Announcement } from './DialogContent.tsx'

const item = createItem('Acme')
const error = new Error('no')

test.each<{ said: string; view: View }>([
  {
    said: `${words('rejected')} ${words('rejectedText', { wallet: 'Acme' })}`,
    view: { attempt: 1, item, progress: { error, status: 'rejected' }, view: 'connect' },
  },
  {
    said: words('connecting'),
    view: { attempt: 1, item, progress: { status: 'connecting' }, view: 'connect' },
  },
  { said: words('sign'), view: { progress: { message: 'Sign in', status: 'ready' }, view: 'verify' } },
  {
    said: words('switchRejected', { chain: 'Other chain' }),
    view: { progress: { chainId: 5, error, status: 'rejected' }, view: 'networks' },
  },
  { said: '', view: { progress: { status: 'idle' }, view: 'networks' } },
  { said: '', view: { view: 'list' } },
])('default: $view.view is announced as “$said”', async ({ said, view }) => {
  const { screen } = await renderView(<Announcement view={view} />)
  const status = screen.getByRole('status')
  expect(status.element().textContent).toBe(said)
  await expect.element(status).toHaveAttribute('aria-live', 'polite')
})

test('behavior: a change is announced in the same element, or a screen reader would not read it', async () => {
  const { screen } = await renderView(<Changing />)
  const place = screen.getByRole('status').element()
  expect(place.textContent).toBe(words('opening', { wallet: 'Acme' }))
  await screen.getByRole('button').click()
  expect(screen.getByRole('status').element()).toBe(place)
  expect(place.textContent).toBe(words('accept'))
})

function Changing() {
  const [status, setStatus] = useState<'opening' | 'accept'>('opening')
  return (
    <>
      <button onClick={() => setStatus('accept')} type="button">
        Go on
      </button>
      <Announcement view={{ attempt: 1, item, progress: { status }, view: 'connect' }} />
    </>
  )
}
