import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { safeStateQuery } from '../../domain/safe/queries.ts'
import { AccountContext } from '../../domain/services/ConnectDialogContext.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { WebhooksCard } from './WebhooksCard.tsx'

const t = createCatalogue('notifications')

const { address } = testSafe
const id = '6b1f8a0e-4f5c-4b36-9d7d-0c5a3c2c7a11'
const host = 'hooks.example.org'
const webhook = {
  chainId: '31337',
  events: ['INCOMING_ETHER'],
  id,
  isOn: true,
  safe: address,
  url: `https://${host}/x`,
}

async function setup({
  isSignedIn = true,
  listed = [webhook] as (typeof webhook)[],
  isTaken = true,
  isOffered = true,
} = {}) {
  const sent: { body: unknown; method: string; path: string }[] = []
  const screen = await renderWithServices(
    <AccountContext value={{ address: alice, isSignedIn, name: undefined }}>
      <WebhooksCard />
    </AccountContext>,
    {
      account: alice,
      answerService: (path, { body, method = 'GET' }) => {
        if (path.includes('/owners/')) return { safes: [address] }
        if (!path.startsWith('/v1/webhooks')) return Response.json({ code: 404, message: 'x' }, { status: 404 })
        if (!isOffered) return Response.json({ code: 404, message: 'x' }, { status: 404 })
        if (method === 'GET') return { results: listed }
        sent.push({ body: body ? JSON.parse(String(body)) : undefined, method, path })
        if (path.endsWith('/test')) return { isDelivered: isTaken, reason: isTaken ? null : 'nobody answered there' }
        if (method === 'DELETE') return new Response('')
        return method === 'PUT' ? webhook : { ...webhook, secret: 'whsec_abc' }
      },
      prepare: (services) => {
        const { queryKey } = safeStateQuery(services, testSafe)
        services.queryClient.setQueryDefaults(queryKey, { staleTime: 60_000 })
        services.queryClient.setQueryData(queryKey, testState)
        services.names.update(() => ({ [address]: 'Treasury' }))
      },
    },
  )
  return { screen, sent }
}

test('default: each is switched, narrowed down, tried and removed', async () => {
  const { screen, sent } = await setup()
  await expect.element(screen.getByRole('checkbox', { name: t('hookOn', { host }) })).toBeChecked()
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('hookTestWhat', { host }) }).click()
  await expect.element(screen.getByText(t('hookDelivered'))).toBeVisible()
  await screen.getByRole('checkbox', { name: t('hookOn', { host }) }).click()
  await expect
    .poll(() => sent.at(-1))
    .toMatchObject({ body: { events: ['INCOMING_ETHER'], isOn: false }, method: 'PUT' })
  await screen.getByRole('button', { name: t('hookRemoveWhat', { host }) }).click()
  await expect.poll(() => sent.at(-1)).toMatchObject({ method: 'DELETE', path: `/v1/webhooks/${id}` })
})

test('behavior: a new one, with its key told once', async () => {
  const { screen, sent } = await setup({ listed: [] })
  await expect.element(screen.getByText(t('hooksNone'))).toBeVisible()
  await screen.getByRole('button', { name: t('hookSave') }).click()
  await expect.element(screen.getByText(t('hookUrlInvalid'))).toBeVisible()
  await screen.getByLabelText(t('hookUrl'), { exact: true }).fill(`https://${host}/y`)
  await screen.getByRole('button', { name: t('hookSave') }).click()
  await expect.element(screen.getByText('whsec_abc')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ chainId: '31337', safe: address, url: `https://${host}/y` })
  await expectAccessible(screen.container)
})

test('error: a server that does not take it, a service that knows no webhooks, and who is not signed in', async () => {
  const silent = await setup({ isTaken: false })
  await silent.screen.getByRole('button', { name: t('hookTestWhat', { host }) }).click()
  await expect
    .element(silent.screen.getByText(t('hookNotDelivered', { reason: 'nobody answered there' })))
    .toBeVisible()
  await silent.screen.unmount()
  const older = await setup({ isOffered: false })
  await expect.element(older.screen.getByText(t('hooksNotOffered'))).toBeVisible()
  await older.screen.unmount()
  const outsider = await setup({ isSignedIn: false })
  await expect.element(outsider.screen.getByRole('button', { name: t('hooksSignIn') })).toBeVisible()
  expect(outsider.screen.getByText(t('hookAdd')).elements()).toEqual([])
})
