import { expectAccessible } from '@countersign/test/browser'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../../../test/renderUi.tsx'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { alice, bob } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { HistoryProof, type HistoryProofProps, OmittedNotice } from './HistoryProof.tsx'

const t = createCatalogue('history')

const rows = { all: 3, claimed: 0, confirmed: 3, isPending: false, isUnreadable: false, wrong: 0 }
const record = { executions: [], from: 12n, hash: '0x', isCreation: true, multiTransfers: [], to: 90n, transfers: [] }
const props: HistoryProofProps = {
  ignored: 0,
  isComplete: true,
  onGoOn: () => {},
  onStop: () => {},
  rows,
  scan: { error: undefined, percent: 100, record, status: 'done' },
}

test('default: everything is confirmed, nothing is left out, and nothing alarms', async () => {
  const screen = await renderUi(<HistoryProof {...props} />)
  await expect.element(screen.getByText(t('allConfirmed', { count: 3 }))).toBeVisible()
  await expect.element(screen.getByText(`${t('scanDone')} ${t('nothingOmitted')}`)).toBeVisible()
  expect(screen.getByRole('alert').elements()).toEqual([])
  expect(screen.getByRole('button').elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: while it looks it says how far it is, and can be stopped and go on', async () => {
  const [onStop, onGoOn] = [vi.fn(), vi.fn()]
  const running = { ...props.scan, percent: 40, status: 'running' } as const
  const screen = await renderUi(<HistoryProof {...props} onGoOn={onGoOn} onStop={onStop} scan={running} />)
  await expect.element(screen.getByRole('progressbar', { name: t('scanLabel') })).toHaveAttribute('value', '40')
  await expectAccessible(screen.container)
  await screen.getByRole('button', { name: t('stop') }).click()
  expect(onStop).toHaveBeenCalledOnce()
  await screen.rerender(<HistoryProof {...props} onGoOn={onGoOn} scan={{ ...running, status: 'stopped' }} />)
  await expect.element(screen.getByText(t('scanPart', { block: 12 }))).toBeVisible()
  await screen.getByRole('button', { name: t('continue') }).click()
  expect(onGoOn).toHaveBeenCalledOnce()
})

test('behavior: rows that are not true are an alarm, those that nobody can tell are counted', async () => {
  const reported = { ...rows, claimed: 1, confirmed: 1, wrong: 1 }
  const screen = await renderUi(<HistoryProof {...props} ignored={2} isComplete={false} rows={reported} />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent(t('wrongRows', { count: 1 }))
  await expect
    .element(screen.getByText(`${t('someConfirmed', { count: 1, all: 3 })} ${t('rowsUnknown', { count: 1 })}`))
    .toBeVisible()
  await expect.element(screen.getByText(`${t('scanDone')} ${t('ignored', { count: 2 })}`)).toBeVisible()
})

test('error: a node that cannot be asked leaves rows claimed', async () => {
  const scan = { error: new Error('no'), percent: 0, record: undefined, status: 'failed' } as const
  const screen = await renderUi(<HistoryProof {...props} rows={{ ...rows, isUnreadable: true }} scan={scan} />)
  await expect.element(screen.getByText(t('unreadable'))).toBeVisible()
  await expect.element(screen.getByText(t('scanFailed'))).toBeVisible()
})

const transactionHash = `0x${'cd'.repeat(32)}` as const
const safeTxHash = `0x${'ab'.repeat(32)}` as const
const execution = {
  blockNumber: 1_200n,
  isSuccess: false,
  kind: 'multisig',
  module: undefined,
  safeTxHash,
  transactionHash,
} as const

test('default: each thing with its way to the chain’s own word', async () => {
  const screen = await renderWithServices(
    <OmittedNotice
      gaps={[4n, 2n]}
      omissions={[
        { execution, kind: 'multisig' },
        { execution: { ...execution, kind: 'module', module: bob, safeTxHash: undefined }, kind: 'module' },
        {
          kind: 'transfer',
          transactionHash: `0x${'ef'.repeat(32)}`,
          transfers: [
            {
              blockNumber: 7n,
              from: alice,
              logIndex: 0,
              to: testSafe.address,
              token: undefined,
              transactionHash,
              type: 'NATIVE_COIN',
              value: 1n,
            },
          ],
        },
      ]}
      params={testSafe.params}
    />,
    { prepare: ({ names }) => names.update(() => ({ [alice]: 'Ada' })) },
  )
  await expect.element(screen.getByText(t('gapText', { count: 2, nonces: '4 and 2' }))).toBeVisible()
  const items = screen.getByRole('listitem')
  await expect.element(items.nth(0)).toHaveTextContent('Failed execution signed by owners in block 1,200.')
  await expect.element(items.nth(2)).toHaveTextContent('Transfer from Ada to')
  expect(
    screen
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    `/31337/${testSafe.address}/tx/${safeTxHash}`,
    `/explorer/31337/tx/${transactionHash}`,
    `/explorer/31337/tx/0x${'ef'.repeat(32)}`,
  ])
  await expectAccessible(screen.container)
})

test('behavior: where nothing is missing nothing is said', async () => {
  const screen = await renderWithServices(<OmittedNotice gaps={[]} omissions={[]} params={testSafe.params} />)
  expect(screen.container.textContent).toBe('')
})
