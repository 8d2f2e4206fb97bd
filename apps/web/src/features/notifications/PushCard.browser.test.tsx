import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import type { BrowserPush } from '../../domain/push/browserPush.ts'
import { safeStateQuery } from '../../domain/safe/queries.ts'
import { AccountContext } from '../../domain/services/ConnectDialogContext.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { PushCard } from './PushCard.tsx'

const t = createCatalogue('push')
const tNotifications = createCatalogue('notifications')

const { address } = testSafe
const publicKey = 'B'.repeat(87)
const endpointHash = 'ab'.repeat(32)
const safes = [{ address, chainId: '31337' }]
const stored = {
  createdAt: '2026-11-19T00:00:00.000Z',
  endpointHash,
  host: 'push.example',
  id: '6b1f8a0e-4f5c-4b36-9d7d-0c5a3c2c7a11',
  safes,
}

type Options = {
  failure?: Error
  isSignedIn?: boolean
  isSupported?: boolean
  isWanted?: boolean
  key?: string | null
}

async function setup({
  failure,
  isSignedIn = true,
  isSupported = true,
  isWanted = false,
  key = publicKey,
}: Options = {}) {
  const done: string[] = []
  let listed: (typeof stored)[] = []
  let wanted = isWanted
  const push: BrowserPush = {
    findEndpoint: async () => endpointHash,
    isSupported,
    isWanted: async () => wanted,
    subscribe: async (given) => {
      if (failure) throw failure
      done.push(`subscribe ${given}`)
      return { endpoint: 'https://push.example/1', keys: { auth: 'A'.repeat(22), p256dh: publicKey } }
    },
    unsubscribe: async () => {
      wanted = false
      done.push('unsubscribe')
    },
    writeTexts: async () => {
      wanted = true
    },
  }
  const screen = await renderWithServices(
    <AccountContext value={{ address: alice, isSignedIn, name: undefined }}>
      <PushCard push={push} />
    </AccountContext>,
    {
      account: alice,
      answerService: (path, { body, method = 'GET' }) => {
        if (path.includes('/owners/')) return { safes: [address] }
        if (path === '/v1/push') return { publicKey: key }
        if (method === 'GET') return { results: listed }
        if (path.endsWith('/test')) return { isDelivered: false, reason: 'it responded with status 500' }
        done.push(`${method} ${body ? JSON.stringify(JSON.parse(String(body)).safes) : path}`)
        listed = method === 'POST' ? [stored] : []
        return method === 'POST' ? stored : new Response('')
      },
      prepare: (services) => {
        const { queryKey } = safeStateQuery(services, testSafe)
        services.queryClient.setQueryDefaults(queryKey, { staleTime: 60_000 })
        services.queryClient.setQueryData(queryKey, testState)
      },
    },
  )
  return { done, screen }
}

test('default: turned on, tried, and off again, first in the browser', async () => {
  const { done, screen } = await setup()
  await screen.getByRole('button', { name: t('turnOn', { count: 1 }) }).click()
  await expect.element(screen.getByText(t('on', { count: 1 }))).toBeVisible()
  await screen.getByRole('button', { name: t('test') }).click()
  await expect.element(screen.getByText(t('testFailed', { reason: 'it responded with status 500' }))).toBeVisible()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('turnOff') }).click()
  await expect.element(screen.getByRole('button', { name: t('turnOn', { count: 1 }) })).toBeVisible()
  expect(done).toEqual([
    `subscribe ${publicKey}`,
    `POST ${JSON.stringify(safes)}`,
    'unsubscribe',
    `DELETE /v1/push/subscriptions/${stored.id}`,
  ])
})

test('behavior: a subscription that ended is named, and can be renewed', async () => {
  const { screen } = await setup({ isWanted: true })
  await expect.element(screen.getByText(t('expired'))).toBeVisible()
  await screen.getByRole('button', { name: t('turnOn', { count: 1 }) }).click()
  await expect.element(screen.getByText(t('on', { count: 1 }))).toBeVisible()
  await expect.element(screen.getByText(t('expired'))).not.toBeInTheDocument()
})

test('error: unsupported, not signed in, no key of the operator, and refused by the user', async () => {
  const unsupported = await setup({ isSupported: false })
  await expect.element(unsupported.screen.getByText(t('unsupported'))).toBeVisible()
  await unsupported.screen.unmount()
  const stranger = await setup({ isSignedIn: false })
  await expect.element(stranger.screen.getByRole('button', { name: t('signIn') })).toBeVisible()
  await stranger.screen.unmount()
  const keyless = await setup({ key: null })
  await expect.element(keyless.screen.getByText(t('notOffered'))).toBeVisible()
  await keyless.screen.unmount()
  const denied = await setup({ failure: new Error(tNotifications('noticesDenied')) })
  await denied.screen.getByRole('button', { name: t('turnOn', { count: 1 }) }).click()
  await expect.element(denied.screen.getByRole('alert')).toHaveTextContent(tNotifications('noticesDenied'))
  await expect.element(denied.screen.getByText(t('expired'))).not.toBeInTheDocument()
})
