import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { seedSafe } from '../../../test/seedSafe.ts'
import { alice } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { NotificationsCard } from './NotificationsCard.tsx'

const t = createCatalogue('settings')

async function setup({ isTaken = true } = {}) {
  const requested: string[] = []
  const screen = await renderWithServices(<NotificationsCard />, {
    account: alice,
    answerService: (path, { method }) => {
      if (path.includes('/owners/')) return { safes: [testSafe.address] }
      requested.push(`${method} ${path}`)
      return isTaken ? new Response('') : Response.json({ code: 422, message: 'Too many' }, { status: 422 })
    },
    prepare: seedSafe,
  })
  return { requested, device: () => screen.services.settings.get().device, screen }
}

test('default: registers the Safes of the account, and forgets them again', async () => {
  const { requested, device, screen } = await setup()
  await screen.getByRole('button', { name: t('notificationsRegister', { count: 1 }) }).click()
  await expect.poll(device).toMatchObject({ safes: [{ address: testSafe.address, chainId: 31337 }] })
  expect(requested).toEqual(['POST /v1/register/notifications'])
  await expect.element(screen.getByText(String(device()?.uuid))).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('notificationsUnregister') }).click()
  await expect.poll(device).toBe(null)
  await expect.element(screen.getByRole('button', { name: t('notificationsRegister', { count: 1 }) })).toBeVisible()
})

test('behavior: ends for one Safe', async () => {
  const { requested, device, screen } = await setup()
  await screen.getByRole('button', { name: t('notificationsRegister', { count: 1 }) }).click()
  await screen.getByRole('button', { name: t('notificationsRemoveWhat', { safe: '0xF719…8d79' }) }).click()
  await expect.poll(device).toBe(null)
  expect(requested.at(-1)).toMatch(new RegExp(`^DELETE .*/safes/${testSafe.address}$`))
})

test('error: what the service refuses is not kept', async () => {
  const { device, screen } = await setup({ isTaken: false })
  await screen.getByRole('button', { name: t('notificationsRegister', { count: 1 }) }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('notificationsFailed'))
  expect(device()).toBe(null)
})

test('behavior: without a wallet it says what is needed', async () => {
  const screen = await renderWithServices(<NotificationsCard />)
  await expect.element(screen.getByText(t('notificationsConnect'))).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
})
