import { expectAccessible } from '@countersign/test/browser'
import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { bob, dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { formKey } from '../../domain/signature-store/drafts.ts'
import { batchForm } from '../../domain/transaction-builder/Batch.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ContractForm } from './ContractForm.tsx'

const t = createCatalogue('contractInteraction')
const tTransactionBuilder = createCatalogue('transactionBuilder')
const tBatch = createCatalogue('batch')

const abi = parseAbi(['function mint((address to, uint8[] tags)[] orders, bool isFinal) payable'])
const implementation = '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762'

type Chain = { code?: string; proxy?: string }

function setup({ code = '0x60', proxy = '0x' }: Chain = {}, answerService?: (path: string) => unknown) {
  return renderWithServices(
    <ContractForm nextNonce={{ basis: 'all', value: 7n }} safe={testSafe} state={testState} />,
    {
      answerNode: (method) => {
        if (method === 'eth_getCode') return code
        if (method === 'eth_getStorageAt') return `0x${proxy.slice(2).padStart(64, '0')}`
        throw Object.assign(new Error('execution reverted'), { code: 3 })
      },
      ...(answerService ? { answerService } : {}),
    },
  )
}

test('default: nested arguments become one call, read back beneath, and a draft', async () => {
  const screen = await setup()
  await screen.getByLabelText(t('address')).fill(dave)
  await screen
    .getByLabelText(t('abi'), { exact: true })
    .fill('mint((address to, uint8[] tags)[] orders, bool isFinal) payable')
  await screen.getByLabelText(t('method')).selectOptions('mint((address,uint8[])[],bool)')
  await screen.getByRole('button', { name: t('addEntry', { label: 'orders' }) }).click()
  await screen.getByLabelText('to (address)').fill(bob)
  await screen.getByRole('button', { name: t('addEntry', { label: 'tags' }) }).click()
  await screen.getByLabelText('tags, entry 1 (uint8)').fill('3')
  await screen.getByLabelText('isFinal (bool)').selectOptions('true')
  await screen.getByLabelText(t('value', { symbol: 'ETH' })).fill('0.5')
  const data = encodeFunctionData({ abi, args: [[{ to: bob, tags: [3] }], true] })
  const preview = screen.getByRole('region', { name: t('preview') })
  await expect.element(preview).toHaveTextContent(data)
  await expect.element(preview).toHaveTextContent(`[{to: ${bob}, tags: [3]}]`)
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: tTransactionBuilder('review') }).click()
  await expect
    .poll(() => screen.services.drafts.get().transactions)
    .toMatchObject([
      {
        abi: { name: 'mint' },
        form: 'contract',
        transaction: { data, nonce: '7', operation: 0, to: dave, value: '500000000000000000' },
      },
    ])
})

test('behavior: goes into the batch instead, with its words, and the form is empty again', {
  tags: 'long',
}, async () => {
  const screen = await setup()
  await screen.getByLabelText(t('address')).fill(dave)
  await screen.getByLabelText(t('abi'), { exact: true }).fill('burn(uint256 amount)')
  await screen.getByLabelText(t('method')).selectOptions('burn(uint256)')
  await screen.getByLabelText('amount (uint256)').fill('1.5 ether')
  await expect.element(screen.getByText('= 1500000000000000000')).toBeVisible()
  await screen.getByRole('button', { name: tBatch('add') }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent(tBatch('added', { count: 1 }))
  await expect.element(screen.getByLabelText(t('address'))).toHaveValue('')
  expect(screen.services.drafts.get().forms[formKey(31337, testSafe.address, batchForm)]).toMatchObject({
    items: [{ to: dave, value: '0', entry: { contractInputsValues: { amount: '1500000000000000000' } } }],
  })
})

test('error: what is wrong stands beside each field, and the first takes the focus', async () => {
  const screen = await setup({ code: '0x' })
  await screen.getByLabelText(t('address')).fill(dave)
  await expect.element(screen.getByText(t('isNoContract'))).toBeVisible()
  await screen.getByLabelText(t('abi'), { exact: true }).fill('burn(uint8 amount)')
  await screen.getByLabelText(t('method')).selectOptions('burn(uint8)')
  await screen.getByLabelText('amount (uint8)').fill('256')
  await screen.getByRole('button', { name: tTransactionBuilder('review') }).click()
  await expect.element(screen.getByText(t('errors.integerRange', { type: 'uint8' }))).toBeVisible()
  await expect.element(screen.getByText(t('errors.noCode'))).toBeVisible()
  await expect.element(screen.getByLabelText(t('address'))).toHaveFocus()
  await expectAccessible(screen.container)
  expect(screen.services.drafts.get().transactions).toEqual([])
})

test('behavior: a proxy is recognised, and its implementation named', async () => {
  const screen = await setup({ proxy: implementation })
  await screen.getByLabelText(t('address')).fill(dave)
  await expect.element(screen.getByText(t('isProxy', { address: '' }).trim())).toBeVisible()
  await expect.element(screen.getByText('0x29fc…C762')).toBeVisible()
})

test('behavior: what the service says of a contract is a claim, and says so', async () => {
  const screen = await setup({}, (path) =>
    path.includes(`/contracts/${dave}`)
      ? { address: dave, contractAbi: { abi }, displayName: 'Mint', name: 'Mint', logoUri: null }
      : new Error(path),
  )
  await screen.getByLabelText(t('address')).fill(dave)
  await screen.getByLabelText(t('source')).selectOptions(t('service'))
  await expect.element(screen.getByText(t('claimNamed', { name: 'Mint' }))).toBeVisible()
  await expect.element(screen.getByText(t('claimText'))).toBeVisible()
  await screen.getByLabelText(t('method')).selectOptions('mint((address,uint8[])[],bool)')
  await expect.element(screen.getByLabelText('isFinal (bool)')).toBeVisible()
})

test('behavior: raw data as a last resort, with what is known of it', { tags: 'long' }, async () => {
  const screen = await setup()
  await screen.getByLabelText(t('address')).fill(dave)
  await screen.getByLabelText(t('source')).selectOptions(t('raw'))
  await screen.getByLabelText(t('dataLabel'), { exact: true }).fill('0xdeadbeef')
  await expect.element(screen.getByText(t('previewUnknown'))).toBeVisible()
  await screen.getByRole('button', { name: tTransactionBuilder('review') }).click()
  await expect
    .poll(() => screen.services.drafts.get().transactions)
    .toMatchObject([{ transaction: { data: '0xdeadbeef' } }])
})
