import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderPage } from '../../test/renderPage.tsx'
import { seedSafe } from '../../test/seedSafe.ts'
import { testSafe } from '../../test/testSafe.ts'
import { dave } from '../domain/report/testReport.ts'
import { type Nft, nftsQuery } from '../features/nft/nftsQuery.ts'
import { drafting } from '../lib/messages/drafting.ts'
import { nftText as words } from '../lib/messages/nft.ts'

const path = `/31337/${testSafe.address}/nft`

const setup = (nfts: Nft[]) =>
  renderPage(path, {
    answerService: () => ({ count: 0, next: null, previous: null, results: [] }),
    prepare: (services) => {
      seedSafe(services)
      services.queryClient.setQueryDefaults(nftsQuery(services, testSafe).queryKey, { staleTime: 60_000 })
      services.queryClient.setQueryData(nftsQuery(services, testSafe).queryKey, nfts)
    },
  })

test('default: what the Safe owns can be sent', async () => {
  const screen = await setup([{ token: dave, id: 7n, symbol: 'SEAL' }])
  const main = screen.getByRole('main')
  await expect.element(main.getByLabelText(words.nft)).toHaveTextContent('SEAL no. 7')
  await expectAccessible(main.element())
})

test('behavior: a Safe without any says so', async () => {
  const screen = await setup([])
  await expect.element(screen.getByText(words.none)).toBeVisible()
  expect(screen.getByRole('button', { name: drafting.review }).elements()).toEqual([])
})

test('error: what cannot be read is not nothing, and is asked for again', async () => {
  const screen = await renderPage(path)
  await expect.element(screen.getByRole('alert').filter({ hasText: words.failed })).toBeVisible()
})
