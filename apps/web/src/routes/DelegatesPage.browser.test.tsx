import { demoAccounts } from '@countersign/devchain/accounts'
import { getDelegateTypedData, getTotp } from '@countersign/protocol/hash'
import { expectAccessible } from '@countersign/test/browser'
import { type Hex, recoverTypedDataAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { type CreateConnectorFn, mock } from 'wagmi'
import { renderPage } from '../../test/renderPage.tsx'
import { seedSafe } from '../../test/seedSafe.ts'
import { alice, bob, dave } from '../../test/testReport.ts'
import { testSafe } from '../../test/testSafe.ts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'
import { setLocale } from '../lib/messages/languages/setLocale.ts'

const t = createCatalogue('delegates')

const path = `/31337/${testSafe.address}/delegates`
const [owner] = demoAccounts
const key = privateKeyToAccount(owner.privateKey)

/** Alice's wallet, which signs typed data, or rejects with this error. */
function createWallet(refusal?: { code: number; message: string }): CreateConnectorFn {
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    if (method === 'eth_chainId') return '0x7a69'
    if (method !== 'eth_signTypedData_v4' || !Array.isArray(params)) return [alice]
    if (refusal) throw refusal
    return key.signTypedData(JSON.parse(String(params[1])))
  }
  return (config) => ({
    ...mock({ accounts: [alice] })(config),
    getChainId: async () => 31337,
    getProvider: async () => ({ request }),
  })
}

const entry = (delegate: string, delegator: string, label: string, safe: string | null = testSafe.address) => ({
  delegate,
  delegator,
  label,
  safe,
})

async function setup(listed: ReturnType<typeof entry>[], connector?: CreateConnectorFn) {
  const sent: { body: Record<string, unknown>; method: string; path: string }[] = []
  const screen = await renderPage(path, {
    answerService: (requested, { body, method }) => {
      if (!requested.includes('/delegates')) return new Response('{}', { status: 404 })
      if (method === 'GET') {
        const query = new URL(requested, 'http://service.test').searchParams
        const [safe, delegator] = [query.get('safe'), query.get('delegator')]
        const results = listed.filter((one) => (safe ? one.safe === safe : one.delegator === delegator))
        return { count: results.length, next: null, previous: null, results }
      }
      sent.push({ body: JSON.parse(String(body)), method: String(method), path: requested })
      return new Response('')
    },
    prepare: seedSafe,
    ...(connector ? { connector } : {}),
  })
  return { screen, sent }
}

const signer = (signature: unknown) =>
  recoverTypedDataAddress({
    ...getDelegateTypedData({ chainId: 31337, delegate: dave, totp: getTotp(Date.now() / 1_000) }),
    signature: String(signature) as Hex,
  })

test('default: who may propose for whom, and who connects to add one', async () => {
  const { screen } = await setup([entry(dave, bob, 'Payroll'), entry(dave, dave, 'Stranger')])
  await expect.element(screen.getByText('Payroll')).toBeVisible()
  expect(screen.getByText(t('formerOwner')).elements()).toHaveLength(1)
  await expect.element(screen.getByText(t('connect'))).toBeVisible()
  expect(screen.getByRole('button', { name: t('remove') }).elements()).toEqual([])
  await expectAccessible(screen.getByRole('main').element())
})

test('behavior: an owner adds one with a signature of their own', async () => {
  const { screen, sent } = await setup([], createWallet())
  await expect.element(screen.getByText(t('none'))).toBeVisible()
  await screen.getByRole('button', { name: t('sign') }).click()
  await expect.element(screen.getByText(t('labelMissing'))).toBeVisible()
  await screen.getByLabelText(t('address')).fill(dave)
  await screen.getByLabelText(t('label')).fill('Payroll')
  await screen.getByRole('button', { name: t('sign') }).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toMatchObject({
    body: { delegate: dave, delegator: alice, label: 'Payroll', safe: testSafe.address },
    method: 'POST',
    path: '/v2/chains/31337/delegates',
  })
  expect(await signer(sent[0]?.body.signature)).toBe(alice)
  await expect.element(screen.getByLabelText(t('label'))).toHaveValue('')
})

test('behavior: an owner removes their own, and nobody else’s', async () => {
  const { screen, sent } = await setup([entry(dave, alice, 'Mine'), entry(dave, bob, 'Theirs')], createWallet())
  await screen.getByRole('button', { name: t('removeWho', { name: 'Mine' }) }).click()
  expect(screen.getByRole('button', { name: t('removeWho', { name: 'Theirs' }) }).elements()).toEqual([])
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]).toMatchObject({
    body: { delegator: alice, safe: testSafe.address },
    method: 'DELETE',
    path: `/v2/chains/31337/delegates/${dave}`,
  })
  expect(await signer(sent[0]?.body.signature)).toBe(alice)
})

test('behavior: one of every Safe of an owner is listed too, and removed from all of them', {
  tags: 'long',
}, async () => {
  const { screen, sent } = await setup(
    [entry(dave, alice, 'Everywhere', null), entry(dave, bob, 'Elsewhere', bob)],
    createWallet(),
  )
  await expect.element(screen.getByText(t('everySafe'))).toBeVisible()
  expect(screen.getByText('Elsewhere').elements()).toEqual([])
  await screen.getByRole('button', { name: t('removeWho', { name: 'Everywhere' }) }).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.body).toMatchObject({ delegator: alice })
  expect(sent[0]?.body).not.toHaveProperty('safe')
})

test('error: a wallet that refuses changes nothing and loses nothing', { tags: 'long' }, async () => {
  const { screen, sent } = await setup([], createWallet({ code: 4001, message: 'no' }))
  await screen.getByLabelText(t('address')).fill(dave)
  await screen.getByLabelText(t('label')).fill('Payroll')
  await screen.getByRole('button', { name: t('sign') }).click()
  await expect.element(screen.getByText(t('rejected'))).toBeVisible()
  await expect.element(screen.getByLabelText(t('label'))).toHaveValue('Payroll')
  expect(sent).toEqual([])
})

test('behavior: another language is shown without a reload, and what was typed stays', { tags: 'long' }, async () => {
  const { screen } = await setup([], createWallet())
  await screen.getByLabelText(t('label')).fill('Payroll')
  await setLocale('de')
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Vorschlagsberechtigte' })).toBeVisible()
  await expect.element(screen.getByLabelText('Bezeichnung')).toHaveValue('Payroll')
  // Texts that are not in a catalogue yet.
  await expect.element(screen.getByText('Zum Inhalt springen')).toBeInTheDocument()
  await setLocale('en')
  await expect.element(screen.getByRole('heading', { level: 1, name: t('title') })).toBeVisible()
  await expect.element(screen.getByLabelText(t('label'))).toHaveValue('Payroll')
})
