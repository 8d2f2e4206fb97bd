import { TransactionDetailsSchema } from '@countersign/protocol/wire'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { testChain } from '../../../test/createTestServices.ts'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { bob, dave, safe } from '../../../test/testReport.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ClaimList } from './ClaimList.tsx'

const t = createCatalogue('review')
const tTransaction = createCatalogue('transaction')

const hash = `0x${'ab'.repeat(32)}`
const account = (value: string) => ({ logoUri: null, name: 'A name from the service', value })
const details = TransactionDetailsSchema.parse({
  detailedExecutionInfo: {
    baseGas: '0',
    confirmations: [],
    confirmationsRequired: 2,
    gasPrice: '0',
    gasToken: '0x0000000000000000000000000000000000000000',
    nonce: 5,
    proposer: account(bob),
    refundReceiver: account('0x0000000000000000000000000000000000000000'),
    rejectors: [],
    safeTxGas: '0',
    safeTxHash: hash,
    signers: [],
    submittedAt: 1,
    trusted: true,
    type: 'MULTISIG',
  },
  note: 'Rent for May',
  safeAddress: safe,
  txId: `multisig_${safe}_${hash}`,
  txInfo: {
    direction: 'OUTGOING',
    recipient: account(dave),
    sender: account(safe),
    transferInfo: { type: 'NATIVE_COIN', value: '1000000000000000000' },
    type: 'Transfer',
  },
  txStatus: 'AWAITING_CONFIRMATIONS',
})

test('default: folded away behind what was verified', async () => {
  const screen = await renderWithServices(<ClaimList chain={testChain} details={details} isVerified />)
  await expect.element(screen.getByText(t('reported'))).toBeVisible()
  expect(screen.getByText('Rent for May').elements()).toEqual([])
  await screen.getByText(t('reported')).click()
  await expect.element(screen.getByText('Rent for May')).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Evidence: Reported by the service, unverified' }))
    .toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: open where nothing else is known; names that the service gives are not used', async () => {
  const screen = await renderWithServices(<ClaimList chain={testChain} details={details} isVerified={false} />)
  await expect.element(screen.getByText('Rent for May')).toBeVisible()
  await expect.element(screen.getByText(tTransaction('status.AWAITING_CONFIRMATIONS'))).toBeVisible()
  expect(screen.container.textContent).toContain('0x7099…79C8')
  expect(screen.container.textContent).not.toContain('A name from the service')
})
