import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice } from '../../../test/testReport.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ConnectIsland, type ConnectRequest } from './ConnectIsland.tsx'

const t = createCatalogue('connect')

const sent = [{ description: t('executed', { nonce: String(5n) }), hash: `0x${'ab'.repeat(32)}` as const }]

const onAccount = vi.fn()

/** Opens this view on a click. */
function Opener({ view }: Pick<ConnectRequest, 'view'>) {
  const [request, setRequest] = useState<ConnectRequest>()
  return (
    <>
      <button onClick={() => setRequest({ number: 1, view })} type="button">
        Open
      </button>
      <ConnectIsland chainId={undefined} onAccount={onAccount} request={request} sent={request ? sent : []} />
    </>
  )
}

test('default: nothing until it is wished for, then the app’s own words in it', async () => {
  const screen = await renderWithServices(<Opener view="list" />)
  const dialog = screen.getByRole('dialog')
  expect(dialog.elements()).toEqual([])
  await screen.getByRole('button', { name: 'Open' }).click()
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByText(t('lead'))).toBeVisible()
})

test('behavior: it looks and speaks as the settings say', async () => {
  const screen = await renderWithServices(<Opener view="list" />, {
    prepare: ({ settings }) =>
      settings.update((all) => ({ ...all, blur: 'small', font: 'rounded', language: 'fr', radius: 'none' })),
  })
  await screen.getByRole('button', { name: 'Open' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog).toHaveAttribute('lang', 'fr')
  await expect.element(dialog).toHaveAttribute('data-csc-radius', 'none')
  await expect.element(dialog).toHaveAttribute('data-csc-font', 'rounded')
  await expect.element(dialog).toHaveAttribute('data-csc-blur', 'small')
})

test('behavior: the account by the name that its owner gave it, with what was sent from here', async () => {
  const screen = await renderWithServices(<Opener view="profile" />, {
    account: alice,
    answerNode: (method) => (method === 'eth_getBalance' ? '0x0' : null),
    prepare: ({ names }) => names.update(() => ({ [alice]: 'Alice' })),
  })
  await screen.getByRole('button', { name: 'Open' }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('Alice')).toBeVisible()
  await expect.element(dialog.getByText(t('executed', { nonce: String(5n) }))).toBeVisible()
  expect(onAccount).toHaveBeenLastCalledWith({ address: alice, isSignedIn: false, name: 'Alice' })
})
