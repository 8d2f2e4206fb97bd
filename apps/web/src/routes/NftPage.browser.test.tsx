import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { seedSafe } from '../../test/seedSafe.ts'
import { dave } from '../../test/testReport.ts'
import { testSafe } from '../../test/testSafe.ts'
import { type CollectibleHolding, collectiblesQuery, toKey } from '../domain/assets/collectiblesQuery.ts'
import { createCatalogue } from '../lib/messages/createCatalogue.ts'

const tTransactionBuilder = createCatalogue('transactionBuilder')
const tAmounts = createCatalogue('amounts')

const t = createCatalogue('nft')

const path = `/31337/${testSafe.address}/nft`

const seal: CollectibleHolding = {
  address: dave,
  block: 9n,
  id: '7',
  imageUri: null,
  name: null,
  owner: testSafe.address,
  symbol: 'SEAL',
  tokenName: 'Seals',
  tokenSymbol: 'FAKE',
}

const setup = (holdings: CollectibleHolding[], address = path) =>
  renderPage(address, {
    answerService: () => ({ count: 0, next: null, previous: null, results: [] }),
    prepare: (services) => {
      seedSafe(services)
      const { queryKey } = collectiblesQuery(services, testSafe)
      services.queryClient.setQueryDefaults(queryKey, { staleTime: 60_000 })
      services.queryClient.setQueryData(queryKey, {
        pageParams: [undefined],
        pages: [{ holdings, isCut: false, next: null }],
      })
    },
  })

test('default: what the Safe owns can be sent', async () => {
  const screen = await setup([seal, { ...seal, id: '8', owner: dave }])
  const main = screen.getByRole('main')
  await expect
    .element(main.getByLabelText(t('nft'), { exact: true }))
    .toHaveTextContent(tAmounts('item', { symbol: 'SEAL', id: '7' }))
  await expect
    .element(main.getByLabelText(t('nft'), { exact: true }))
    .not.toHaveTextContent(tAmounts('item', { symbol: 'SEAL', id: '8' }))
  await expectAccessible(main.element())
})

test('parameters: nft, the one that the link names is chosen', async () => {
  const screen = await setup([seal], `${path}?nft=${toKey(seal)}`)
  await expect.element(screen.getByLabelText(t('nft'), { exact: true })).toHaveValue(toKey(seal))
})

test('parameters: kind, and what was typed for the other stays', { tags: 'long' }, async () => {
  const screen = await setup([seal], `${path}?kind=multi`)
  await screen.getByLabelText(t('amount')).fill('3')
  await screen.getByRole('radio', { name: t('kindListed') }).click()
  await screen.getByLabelText(t('nft'), { exact: true }).selectOptions(tAmounts('item', { symbol: 'SEAL', id: '7' }))
  await screen.getByRole('radio', { name: t('kindMulti') }).click()
  await expect.element(screen.getByLabelText(t('amount'))).toHaveValue('3')
  await expectAccessible(screen.getByRole('main').element())
})

test('behavior: a Safe without any says so', async () => {
  const screen = await setup([])
  await expect.element(screen.getByText(t('none'))).toBeVisible()
  expect(screen.getByRole('button', { name: tTransactionBuilder('review') }).elements()).toEqual([])
})

test('error: what cannot be read is not nothing, and is asked for again', { tags: 'long' }, async () => {
  const screen = await renderPage(path)
  await expect.element(screen.getByRole('alert').filter({ hasText: t('failed') })).toBeVisible()
})
