import { hashSafeTransaction } from '@countersign/protocol/hash'
import { expectAccessible } from '@countersign/test/browser'
import type { ReactNode } from 'react'
import { type Address, numberToHex } from 'viem'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { createTestDetails } from '../../../test/createTestDetails.ts'
import { testChain } from '../../../test/createTestServices.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob, carol, dave, testParts, testReport } from '../../../test/testReport.ts'
import { ConnectDialogContext } from '../../domain/services/ConnectDialogContext.ts'
import { toStored } from '../../domain/signature-store/ConfirmationsSchema.ts'
import { noteKey, readNote, saveDraft, saveForm } from '../../domain/signature-store/drafts.ts'
import { transactionKinds } from '../../domain/transaction-builder/transactionKinds.ts'
import type { Report } from '../../domain/transactions/Report.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { DecisionPanel } from './DecisionPanel.tsx'

const t = createCatalogue('review')
const tConnect = createCatalogue('connect')
const tStatus = createCatalogue('status')
const tTransactionBuilder = createCatalogue('transactionBuilder')

const nothing = () => {}

async function setup(
  report: Report,
  {
    account,
    isDangerous = false,
    isNodeDown = false,
    form,
    more,
  }: Partial<{
    account: `0x${string}`
    isDangerous: boolean
    isNodeDown: boolean
    form: string
    more: ReactNode
  }> = {},
) {
  const open = vi.fn()
  const control = {
    isRestoring: false,
    open,
    openAccount: nothing,
    openNetworks: nothing,
    prepare: nothing,
    record: nothing,
  }
  const screen = await renderWithServices(
    <ConnectDialogContext value={control}>
      <DecisionPanel
        chain={testChain}
        isDangerous={isDangerous}
        more={more}
        report={report}
        wrongChain="Another chain"
      />
    </ConnectDialogContext>,
    {
      ...(account ? { account } : {}),
      prepare: ({ drafts }) => {
        const { id, transaction } = report
        if (!form || !transaction) return
        const { chainId, address: safe, safeTxHash } = id
        const stored = toStored(transaction.value)
        const draft = { chainId, createdAt: 1, form, safe, safeTxHash, transaction: stored, version: '1.4.1' }
        drafts.update((all) => saveDraft(all, draft))
      },
      answerNode: (method) => {
        if (isNodeDown) throw new Error('node down')
        if (method === 'eth_chainId') return numberToHex(testChain.id)
        if (method === 'eth_blockNumber') return numberToHex(9)
        throw new Error(`The test has no answer for ${method}.`)
      },
    },
  )
  return { open, services: screen.services, panel: screen.getByRole('region', { name: t('decision') }), screen }
}

const sign = t('sign')

type Panel = Awaited<ReturnType<typeof setup>>['panel']

/** The button in the menu, which is opened. */
async function findApproval(panel: Panel) {
  await panel.getByRole('button', { name: t('otherActions') }).click()
  return panel.getByRole('button', { name: t('approve') })
}

test('behavior: without a wallet, the way to one', async () => {
  const { open, panel, screen } = await setup(testReport([]))
  await expect.element(panel).toHaveTextContent(t('connectToSign'))
  await panel.getByRole('button', { name: tConnect('connect') }).click()
  expect(open).toHaveBeenCalledOnce()
  await expectAccessible(screen.container)
})

test('default: an owner can sign, and reads what the signature does', async () => {
  const first = await setup(testReport([]), { account: alice })
  await expect.element(first.panel.getByRole('button', { exact: true, name: sign })).toBeEnabled()
  await expectAccessible(first.screen.container)
  await first.screen.unmount()
  const { panel } = await setup(testReport([bob]), { account: alice })
  await expect.element(panel.getByRole('button', { exact: true, name: sign })).toBeEnabled()
  await expect
    .element(panel.getByRole('button', { name: t('signExecute') }))
    .toHaveAccessibleDescription(t('signExecuteText', { number: 2, threshold: 2 }))
})

test('behavior: the last signature of a later nonce only signs', async () => {
  const report = testReport([bob])
  const later = { ...report, state: report.state && { ...report.state, nonce: 4n } }
  const { panel } = await setup(later, { account: alice })
  await expect
    .element(panel.getByRole('button', { exact: true, name: sign }))
    .toHaveAccessibleDescription(t('signLast', { number: 2, threshold: 2 }))
  expect(panel.getByRole('button', { name: t('signExecute') }).elements()).toEqual([])
})

test('behavior: signing and executing is held back by what signing is, and a rejection in the wallet ends it', async () => {
  const { panel, screen } = await setup(hashTruly(testReport([bob])), { account: alice, isDangerous: true })
  const button = panel.getByRole('button', { name: t('signExecute') })
  await expect.element(button).toBeDisabled()
  await panel.getByRole('checkbox', { name: t('consent') }).click()
  const [connector] = screen.services.wagmi.connectors
  if (!connector) throw new Error('There is no connector.')
  vi.spyOn(connector, 'getChainId').mockResolvedValue(5)
  await button.click()
  await expect.element(screen.getByRole('alert', { name: t('chainChangedTitle') })).toBeVisible()
  await expect.element(button).not.toHaveAttribute('aria-busy')
  expect(screen.services.confirmations.get()).toEqual([])
})

test('behavior: a draft leads back to the form that made it, and one that no form made does not', async () => {
  const own: Report = { ...testReport([]), source: 'yours' }
  const made = await setup(own, { account: alice, form: 'send' })
  const edit = made.panel.getByRole('link', { name: t('edit') })
  await expect.element(edit).toHaveAttribute('href', `/31337/${own.id.address}/send`)
  await made.screen.unmount()
  const { panel } = await setup(own, { account: alice, form: 'reject' })
  await expect.element(panel.getByRole('button', { exact: true, name: sign })).toBeEnabled()
  expect(panel.getByRole('link', { name: t('edit') }).elements()).toEqual([])
})

const forms = transactionKinds.filter(({ form }) => form !== 'message')
test.each(forms)('behavior: what $form made is still in its form when it cannot be signed', async ({ form, to }) => {
  const own: Report = { ...testReport([]), source: 'yours' }
  const path = to.replace('$chain', '31337').replace('$safe', own.id.address)
  const cases: readonly { report: Report; account: Address; isNodeDown?: boolean; text: string }[] = [
    { report: { ...own, progress: 'replaced' }, account: alice, text: t('outcome.replaced') },
    { report: own, account: alice, isNodeDown: true, text: tStatus('closedTitle') },
    { report: own, account: dave, text: t('notOwner') },
    {
      report: { ...own, checks: [{ id: 'T18', title: 'The hash differs', verdict: 'block' }] },
      account: alice,
      text: t('blockedTitle'),
    },
  ]
  for (const { report, text, ...rest } of cases) {
    const { panel, screen } = await setup(report, { ...rest, form })
    await expect.element(panel).toHaveTextContent(text)
    await expect.element(panel.getByRole('link', { name: t('edit') })).toHaveAttribute('href', path)
    expect(panel.getByRole('button', { exact: true, name: sign }).elements()).toEqual([])
    expect(screen.services.drafts.get().transactions).toHaveLength(1)
    await screen.unmount()
  }
  const elsewhere = await setup(own, { account: alice, form })
  await expect.element(elsewhere.panel.getByRole('button', { exact: true, name: sign })).toBeVisible()
  elsewhere.screen.services.wagmi.connectors[0]?.emitter.emit('change', { chainId: 5 })
  await expect.element(elsewhere.panel).toHaveTextContent('Another chain')
  await expect.element(elsewhere.panel.getByRole('link', { name: t('edit') })).toHaveAttribute('href', path)
})

test('behavior: what is executed does not lead back to a form', async () => {
  const { panel } = await setup({ ...testReport([]), progress: 'executed', source: 'yours' }, { form: 'send' })
  await expect.element(panel).toHaveTextContent(t('outcome.executed'))
  expect(panel.getByRole('link', { name: t('edit') }).elements()).toEqual([])
})

test.each([
  { account: dave, name: 'not an owner', signers: [bob], text: t('notOwnerText'), title: t('notOwner') },
  {
    account: alice,
    name: 'signed already',
    signers: [alice],
    text: t('youSignedText', { missing: 1 }),
    title: t('youSigned'),
  },
] as const)('behavior: $name, nothing to press', async ({ account, signers, text, title }) => {
  const { panel, screen } = await setup(testReport(signers), { account })
  await expect.element(panel.getByRole('region', { name: title })).toHaveTextContent(text)
  expect(panel.getByRole('button').elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: a failed check blocks, with its reason', async () => {
  const checks = [{ id: 'T18', title: 'The hash differs', verdict: 'block' as const }]
  const { panel, screen } = await setup(testReport([], { checks }), { account: alice })
  await expect.element(panel.getByRole('region', { name: t('blockedTitle') })).toHaveTextContent('The hash differs')
  expect(panel.getByRole('button', { exact: true, name: sign }).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test.each([
  { code: 'HASH_MISMATCH', href: '/import', remedy: 'import' },
  { code: 'DELEGATECALL_UNKNOWN', href: '/new', remedy: 'propose' },
  { code: 'IMPLEMENTATION_UNKNOWN', href: '/security', remedy: 'safe' },
] as const)('behavior: $code leads to its way out', async ({ code, href, remedy }) => {
  const report = testReport([], { checks: [{ code, id: 'T18', title: 'Failed', verdict: 'block' }] })
  const { panel } = await setup(report, { account: alice })
  await expect.element(panel).toHaveTextContent(t(`remedy.${remedy}`))
  await expect.element(panel.getByRole('link')).toHaveAttribute('href', `/31337/${report.id.address}${href}`)
})

test('behavior: what could not be read can be read again, or from another node', async () => {
  const checks = [{ code: 'NONCE_UNKNOWN', id: 'T56', title: 'The next nonce is unknown', verdict: 'unknown' as const }]
  const { panel, services } = await setup(testReport([], { checks }), { account: alice })
  await expect.element(panel).toHaveTextContent(t('remedy.node'))
  await expect.element(panel.getByRole('link', { name: 'App settings' })).toHaveAttribute('href', '/settings')
  const refetch = vi.spyOn(services.queryClient, 'invalidateQueries')
  await panel.getByRole('button', { name: 'Retry' }).click()
  expect(refetch).toHaveBeenCalledOnce()
})

test('behavior: closed as soon as the node does not answer', async () => {
  const { panel } = await setup(testReport([]), { account: alice, isNodeDown: true })
  await expect.element(panel.getByRole('region', { name: tStatus('closedTitle') })).toBeVisible()
  expect(panel.getByRole('button', { exact: true, name: sign }).elements()).toEqual([])
  await expect.element(panel.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('behavior: a danger needs a deliberate yes, which can be taken back', async () => {
  const { panel, screen } = await setup(testReport([]), { account: alice, isDangerous: true })
  const button = panel.getByRole('button', { exact: true, name: sign })
  const consent = panel.getByRole('checkbox', { name: t('consent') })
  await expect.element(button).toBeDisabled()
  await consent.click()
  await expect.element(button).toBeEnabled()
  await consent.click()
  await expect.element(button).toBeDisabled()
  await expectAccessible(screen.container)
})

const unsigned = {
  id: 'T77',
  code: 'SUPPORTED_BY_NOBODY',
  title: 'No owner has signed this.',
  verdict: 'warn' as const,
}

test('behavior: a proposal that no owner signed is signed or approved only after a confirmation of its own', async () => {
  const { panel, screen } = await setup(testReport([], { checks: [unsigned] }), { account: alice, isDangerous: true })
  const button = panel.getByRole('button', { exact: true, name: sign })
  const isHeld = async () => {
    await expect.element(button).toBeDisabled()
    await expect.element(await findApproval(panel)).toBeDisabled()
    // The menu may cover the checkboxes.
    await userEvent.keyboard('{Escape}')
  }
  await isHeld()
  await panel.getByRole('checkbox', { name: t('consent') }).click()
  await isHeld()
  await panel.getByRole('checkbox', { name: t('consentUnsigned') }).click()
  await expect.element(button).toBeEnabled()
  await expect.element(await findApproval(panel)).toBeEnabled()
  await expectAccessible(screen.container)
})

test('behavior: ready, and held back where our own node cannot try it', async () => {
  const { panel, screen } = await setup(testReport([bob, carol]), { account: dave })
  await expect.element(panel.getByRole('region', { name: t('simulationUnknown') })).toBeVisible()
  const button = panel.getByRole('button', { exact: true, name: t('execute') })
  await expect.element(button).toBeDisabled()
  await expectAccessible(screen.container)
})

test('behavior: an approval on the chain is tried on our own node before the wallet is asked', async () => {
  const { panel, screen } = await setup(hashTruly(testReport([])), { account: alice })
  const approve = await findApproval(panel)
  await expect.element(panel.getByText(t('approveText'))).toBeVisible()
  await approve.click()
  await expect.element(approve).not.toBeInTheDocument()
  // This node answers no `eth_call`.
  await expect.element(screen.getByRole('alert', { name: t('signFailed') })).toBeVisible()
  expect(screen.services.confirmations.get()).toEqual([])
})

test('behavior: who compares hashes confirms it before signing', async () => {
  const { panel, screen } = await setup(testReport([]), { account: alice })
  const button = panel.getByRole('button', { exact: true, name: sign })
  await expect.element(button).toBeEnabled()
  screen.services.settings.update((all) => ({ ...all, comparesHashes: true }))
  await expect.element(button).toBeDisabled()
  await panel.getByRole('checkbox', { name: t('compared') }).click()
  await expect.element(button).toBeEnabled()
  await expectAccessible(screen.container)
})

test('behavior: only the pressed button shows progress', async () => {
  const { panel, screen } = await setup(hashTruly(testReport([])), { account: alice })
  const [connector] = screen.services.wagmi.connectors
  if (!connector) throw new Error('There is no connector.')
  vi.spyOn(connector, 'getChainId').mockReturnValue(new Promise(() => {}))
  const button = panel.getByRole('button', { exact: true, name: sign })
  await button.click()
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  const approve = await findApproval(panel)
  await expect.element(approve).toHaveAttribute('aria-disabled', 'true')
  await expect.element(approve).not.toHaveAttribute('aria-busy')
  await expectAccessible(screen.container)
})

test('error: a wallet that refuses deletes nothing, and the bar says so, since its dialog closes the menu', async () => {
  const report = testReport([alice], { details: createTestDetails(alice) })
  const { panel } = await setup(report, { account: alice, more: <li>Share</li> })
  await panel.getByRole('button', { name: t('otherActions') }).click()
  const remove = panel.getByRole('button', { name: t('delete') })
  await remove.click()
  await expect.element(panel.getByRole('alert')).toHaveTextContent(t('deleteFailed'))
  await expect.element(remove).not.toBeInTheDocument()
})

test('behavior: an account list that becomes empty leads back to the wallets', async () => {
  const { panel, screen } = await setup(testReport([]), { account: alice })
  await expect.element(panel.getByRole('button', { exact: true, name: sign })).toBeVisible()
  screen.services.wagmi.connectors[0]?.emitter.emit('disconnect')
  await expect.element(panel).toHaveTextContent(t('connectToSign'))
})

test('behavior: a chain that changes takes the button away, and one that changes unnoticed signs nothing', async () => {
  const { panel, screen } = await setup(hashTruly(testReport([])), { account: alice })
  const button = panel.getByRole('button', { exact: true, name: sign })
  const connector = screen.services.wagmi.connectors[0]
  if (!connector) throw new Error('There is no connector.')
  vi.spyOn(connector, 'getChainId').mockResolvedValue(5)
  await button.click()
  await expect
    .element(screen.getByRole('alert', { name: t('chainChangedTitle') }))
    .toHaveTextContent(t('chainChangedText'))
  expect(screen.services.confirmations.get()).toEqual([])
  connector.emitter.emit('change', { chainId: 5 })
  await expect.element(panel).toHaveTextContent('Another chain')
  expect(button.elements()).toEqual([])
})

/** With the transaction's real hash: the kernel signs no other. */
function hashTruly(report: Report): Report {
  if (!report.transaction || !report.state) throw new Error('The report has nothing to hash.')
  const { safeTxHash } = hashSafeTransaction({
    chainId: report.id.chainId,
    safe: report.id.address,
    transaction: report.transaction.value,
    version: report.state.version,
  })
  return { ...report, id: { ...report.id, safeTxHash } }
}

async function testNextNonce(form: string): Promise<void> {
  const { services, panel } = await setup(
    testReport([], {
      progress: 'replaced',
      source: 'yours',
      state: { block: 9n, owners: [alice], threshold: 1, nonce: 6n, version: '1.4.1', parts: testParts },
    }),
    { account: alice, form },
  )
  services.drafts.update((all) => saveForm(all, noteKey(`0x${'ab'.repeat(32)}`), 'Rent'))
  await panel.getByRole('button', { name: tTransactionBuilder('nextNonce', { nonce: String(6n) }) }).click()
  const [draft, ...others] = services.drafts.get().transactions
  expect(draft).toMatchObject({ form, transaction: { nonce: '6', to: dave, value: '1' } })
  expect(others).toEqual([])
  expect(draft && readNote(services.drafts.get(), draft.safeTxHash)).toBe('Rent')
}

const nextNonce = 'behavior: a draft of %s whose nonce was used goes on with the next one'
const [firstForm = 'send', ...otherForms] = transactionKinds.map(({ form }): string => form)
test.each([firstForm, 'asked'])(nextNonce, testNextNonce)
test.each([...otherForms, 'move'])(nextNonce, { tags: 'long' }, testNextNonce)

test('behavior: what was rejected by another execution needs no other rejection', async () => {
  const { panel } = await setup(testReport([], { progress: 'replaced', source: 'yours' }), { form: 'reject' })
  await expect.element(panel).toHaveTextContent(t('outcome.replaced'))
  await expect.element(panel.getByRole('button')).not.toBeInTheDocument()
})
