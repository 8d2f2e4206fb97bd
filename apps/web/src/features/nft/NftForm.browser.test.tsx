import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { dave } from '../../../test/testReport.ts'
import { testSafe, testState } from '../../../test/testSafe.ts'
import { type CollectibleHolding, toKey } from '../../domain/assets/collectiblesQuery.ts'
import { formKey, saveForm } from '../../domain/signature-store/drafts.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'

import { NftForm } from './NftForm.tsx'

const tTransactionBuilder = createCatalogue('transactionBuilder')

const t = createCatalogue('nft')

const nft: CollectibleHolding = {
  address: '0x18D105209982D86172a6270823e095fee297B0a4',
  block: 9n,
  id: '7',
  imageUri: null,
  name: null,
  owner: testSafe.address,
  symbol: 'SEAL',
  tokenName: 'Seals',
  tokenSymbol: 'FAKE',
}

async function setup(typed?: { nft: string; recipient: string }) {
  const screen = await renderWithServices(
    <NftForm nextNonce={{ basis: 'all', value: 7n }} nfts={[nft]} safe={testSafe} state={testState} />,
    {
      prepare: ({ drafts }) =>
        typed && drafts.update((all) => saveForm(all, formKey(testSafe.chainId, testSafe.address, 'nft'), typed)),
    },
  )
  return {
    choice: screen.getByLabelText(t('nft')),
    drafts: () => screen.services.drafts.get().transactions,
    recipient: screen.getByLabelText(t('recipient')),
    review: screen.getByRole('button', { name: tTransactionBuilder('review') }),
    screen,
  }
}

test('default: a piece that the Safe owns becomes a draft', async () => {
  const { choice, drafts, recipient, review, screen } = await setup()
  await choice.selectOptions('SEAL #7')
  await recipient.fill(dave)
  await expectAccessible(screen.container)
  await review.click()
  await expect.poll(drafts).toMatchObject([{ form: 'nft', transaction: { nonce: '7', to: nft.address, value: '0' } }])
})

test('behavior: what was chosen before is there again', async () => {
  const { choice, recipient } = await setup({ nft: toKey(nft), recipient: dave })
  await expect.element(choice).toHaveValue(toKey(nft))
  await expect.element(recipient).toHaveValue(dave)
})

test('error: says what is missing, and goes to the first', async () => {
  const { choice, drafts, recipient, review } = await setup()
  await review.click()
  await expect.element(choice).toHaveAccessibleDescription(new RegExp(t('nftMissing')))
  await expect.element(recipient).toHaveAccessibleDescription(new RegExp(tTransactionBuilder('address.missing')))
  await expect.element(choice).toHaveFocus()
  expect(drafts()).toEqual([])
})
