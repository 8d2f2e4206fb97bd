import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice } from '../../domain/report/testReport.ts'
import { connectText as words } from '../../lib/messages/connect.ts'
import { ConnectIsland } from './ConnectIsland.tsx'

const hash = `0x${'ab'.repeat(32)}` as const

test('default: nothing until it is wished for, then the app’s own words in it', async () => {
  const screen = await renderWithServices(<ConnectIsland request={undefined} sent={[]} />)
  const dialog = screen.getByRole('dialog')
  expect(dialog.elements()).toEqual([])
  await screen.rerender(<ConnectIsland request={{ number: 1, view: 'list' }} sent={[]} />)
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByText(words.lead)).toBeVisible()
})

test('behavior: the account by the name that its owner gave it, with what was sent from here', async () => {
  const screen = await renderWithServices(<ConnectIsland request={undefined} sent={[]} />, {
    account: alice,
    answerNode: (method) => (method === 'eth_getBalance' ? '0x0' : null),
    prepare: ({ names }) => names.update(() => ({ [alice]: 'Alice' })),
  })
  const sent = [{ description: words.executed(5n), hash }]
  await screen.rerender(<ConnectIsland request={{ number: 1, view: 'profile' }} sent={sent} />)
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('Alice')).toBeVisible()
  await expect.element(dialog.getByText(words.executed(5n))).toBeVisible()
})
