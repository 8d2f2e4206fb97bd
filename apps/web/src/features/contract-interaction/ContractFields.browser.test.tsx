import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { dave } from '../../../test/testReport.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { CallPreview, ClaimedCall } from './ContractFields.tsx'

const t = createCatalogue('contractInteraction')

const decoded = {
  method: 'stake',
  parameters: [
    { name: 'amount', type: 'uint256', value: '7' },
    { name: 'to', type: 'address[]', value: [dave, dave] },
  ],
}

test('default: what the service makes of the bytes, marked as its claim', async () => {
  const screen = await renderWithServices(<ClaimedCall chainId={31337} data="0xdeadbeef" to={dave} />, {
    answerService: (path) => (path === '/v1/chains/31337/data-decoder' ? decoded : new Error(path)),
  })
  await expect.element(screen.getByText('stake')).toBeVisible()
  await expect.element(screen.getByText(`[${dave}, ${dave}]`)).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Evidence: Reported by the service, unverified' }))
    .toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: nothing where the service cannot read them either', async () => {
  const screen = await renderWithServices(<ClaimedCall chainId={31337} data="0xdeadbeef" to={dave} />, {
    answerService: () => Response.json({ code: 404, message: 'Gone' }, { status: 404 }),
  })
  await expect.poll(() => screen.services.queryClient.isFetching()).toBe(0)
  expect(screen.container.textContent).toBe('')
})

test('behavior: the service is not asked about what this page reads itself', async () => {
  const data = `0xa9059cbb${dave.slice(2).toLowerCase().padStart(64, '0')}${'7'.padStart(64, '0')}` as const
  const screen = await renderWithServices(<CallPreview chainId={31337} data={data} method={undefined} to={dave} />)
  await expect.element(screen.getByText('transfer(address,uint256)')).toBeVisible()
  expect(screen.services.queryClient.getQueryCache().getAll()).toEqual([])
  expect(screen.getByText(t('claimedCall')).elements()).toEqual([])
})
