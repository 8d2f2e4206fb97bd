import { describeTransaction } from '@countersign/protocol/decode'
import { expectAccessible } from '@countersign/test/browser'
import { encodeFunctionData, numberToHex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { dave, safe, testReport } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { multiTokenQuery } from '../../domain/assets/collectiblesQuery.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { ChangeTable } from './ChangeTable.tsx'

const t = createCatalogue('review')
const tTransactionBuilder = createCatalogue('transactionBuilder')
const tCommon = createCatalogue('common')

const ether = 10n ** 18n
const describe = (body: { data?: `0x${string}`; operation?: 1; to?: `0x${string}`; value?: bigint }) =>
  describeTransaction({
    nativeCurrency: { decimals: 18, symbol: 'ETH' },
    safe,
    transaction: { data: '0x', operation: 0, to: dave, value: 0n, ...body },
  })

function setup(description: ReturnType<typeof describe>, balance?: bigint) {
  return renderWithServices(<ChangeTable description={description} report={testReport([])} tokens={new Map()} />, {
    answerNode: (method) => {
      if (balance === undefined) throw new Error('node down')
      if (method === 'eth_getBlockByNumber')
        return { hash: numberToHex(9n, { size: 32 }), number: '0x9', timestamp: '0x1' }
      return numberToHex(method === 'eth_getBalance' ? balance : 31_337n)
    },
    answerService: () => new Error('service down'),
  })
}

test('default: what the Safe holds before and after, by the chain', async () => {
  const screen = await setup(describe({ value: ether }), 3n * ether)
  await expect.element(screen.getByRole('row', { name: /^ETH/ })).toHaveTextContent('ETH3 ETH→2 ETH')
  await expect.element(screen.getByRole('row', { name: /^Next nonce/ })).toHaveTextContent('Next nonce5→6')
  await expect.element(screen.getByRole('region', { name: t('changes') })).toBeVisible()
  await expectAccessible(screen.container)
})

test('behavior: nothing is half computed while the balance is read', async () => {
  const screen = await renderWithServices(
    <ChangeTable description={describe({ value: ether })} report={testReport([])} tokens={new Map()} />,
    { answerNode: () => new Promise(() => {}), answerService: () => new Promise(() => {}) },
  )
  await expect.element(screen.getByRole('region', { name: t('changes') })).toBeVisible()
  expect(screen.getByRole('row').elements()).toEqual([])
})

test('behavior: more than it holds is marked', async () => {
  const screen = await setup(describe({ value: ether }), ether / 2n)
  await expect
    .element(screen.getByRole('row', { name: /^ETH/ }))
    .toHaveTextContent(`0.5 ETH→${t('moreThanHeld', { symbol: 'ETH' })}`)
})

const coupons = '0x3BefCF044AAfF132df71E5657B325905DBf322a2'
const multiTransfer = (amount: bigint) =>
  describe({
    data: encodeFunctionData({
      abi: parseAbi(['function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes data)']),
      args: [safe, dave, 12n, amount, '0x'],
    }),
    to: coupons,
  })

test.each([
  ['what is left of it', 15n, 'COUPON #1240 COUPON→25 COUPON'],
  ['more than there is', 41n, `40 COUPON→${t('moreThanHeld', { symbol: 'COUPON' })}`],
])('default: a number of an ERC-1155, by its contract: %s', async (_, amount, expected) => {
  const screen = await renderWithServices(
    <ChangeTable description={multiTransfer(amount)} report={testReport([])} tokens={new Map()} />,
    {
      answerNode: () => new Error('node down'),
      answerService: () => new Error('service down'),
      prepare: (services) => {
        const { queryKey } = multiTokenQuery(services, testSafe, { contract: coupons, id: 12n })
        services.queryClient.setQueryDefaults(queryKey, { staleTime: 60_000 })
        services.queryClient.setQueryData(queryKey, { balance: 40n, symbol: 'COUPON', block: 9n })
      },
    },
  )
  await expect.element(screen.getByRole('row', { name: /^COUPON #12/ })).toHaveTextContent(expected)
})

test('error: of a contract that does not answer, what leaves is still shown', async () => {
  const screen = await setup(multiTransfer(15n))
  await expect.element(screen.getByText(/^−15 /)).toBeVisible()
})

test('error: without the balance the amount that leaves is still shown', async () => {
  const screen = await setup(describe({ value: ether }))
  await expect.element(screen.getByText('–', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('−1 ETH')).toBeVisible()
})

test('behavior: owners and threshold only where they change', async () => {
  const data = encodeFunctionData({
    abi: parseAbi(['function addOwnerWithThreshold(address owner, uint256 threshold)']),
    args: [dave, 3n],
    functionName: 'addOwnerWithThreshold',
  })
  const screen = await setup(describe({ data, to: safe }))
  await expect.element(screen.getByRole('row', { name: /^Threshold/ })).toHaveTextContent('2→3')
  const owners = screen.getByRole('row', { name: /^Owners/ }).getByRole('cell')
  expect(owners.nth(0).getByRole('listitem').elements()).toHaveLength(3)
  await expect.element(owners.last()).toHaveTextContent(/^0x90F7…b906/)
  expect(screen.getByRole('row', { name: /^ETH/ }).elements()).toEqual([])
})

test('behavior: modules, guards, handler and implementation only where they change', async () => {
  const data = encodeFunctionData({
    abi: parseAbi(['function setGuard(address guard)']),
    args: [dave],
    functionName: 'setGuard',
  })
  const screen = await setup(describe({ data, to: safe }))
  const row = screen.getByRole('row', { name: new RegExp(`^${tTransactionBuilder('parts.guard')}`) })
  await expect.element(row.getByRole('cell').first()).toHaveTextContent(tCommon('none'))
  await expect.element(row.getByRole('cell').last()).toHaveTextContent(/^0x90F7…b906/)
  expect(screen.getByRole('row', { name: new RegExp(`^${tTransactionBuilder('parts.modules')}`) }).elements()).toEqual(
    [],
  )
})

test('behavior: a migration names the official contracts', async () => {
  const data = encodeFunctionData({ abi: parseAbi(['function migrateL2WithFallbackHandler()']) })
  const migration = '0x6439e7ABD8Bb915A5263094784C5CF561c4172AC'
  const screen = await setup(describe({ data, operation: 1, to: migration }))
  const row = (part: 'fallbackHandler' | 'implementation') =>
    screen.getByRole('row', { name: new RegExp(`^${tTransactionBuilder(`parts.${part}`)}`) })
  await expect.element(row('implementation')).toHaveTextContent(/SafeL2 1\.4\.1.*SafeL2 1\.5\.0/)
  await expect.element(row('fallbackHandler')).toHaveTextContent(/Handler 1\.4\.1.*Handler 1\.5\.0/)
})
