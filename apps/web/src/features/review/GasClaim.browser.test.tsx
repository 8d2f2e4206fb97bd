import { verifyOwn } from '@countersign/protocol/verify'
import { expectAccessible } from '@countersign/test/browser'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { dave } from '../../../test/testReport.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { GasClaim } from './GasClaim.tsx'

const t = createCatalogue('review')

const id = { address: testSafe.address, chainId: 31337, safeTxHash: `0x${'ab'.repeat(32)}` } as const
const transaction = verifyOwn({
  baseGas: 0n,
  data: '0x',
  gasPrice: 0n,
  gasToken: zeroAddress,
  nonce: 5n,
  operation: 0,
  refundReceiver: zeroAddress,
  safeTxGas: 0n,
  to: dave,
  value: 1n,
} as const)

async function setup(answer: unknown) {
  const requested: string[] = []
  const screen = await renderWithServices(<GasClaim report={{ id, progress: 'ready', transaction }} />, {
    answerService: (path) => {
      requested.push(path)
      return answer
    },
  })
  await screen.getByText(t('gas'), { exact: true }).click()
  return { requested, button: screen.getByRole('button', { name: t('gasRequest') }), screen }
}

test('default: asks when it is told to, and marks the answer as a claim', async () => {
  const { requested, button, screen } = await setup({ currentNonce: 5, recommendedNonce: 6, safeTxGas: '52340' })
  expect(requested).toEqual([])
  await button.click()
  await expect.element(screen.getByText(t('gasAnswer', { gas: 52_340n }))).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Evidence: Reported by the service, unverified' }))
    .toBeVisible()
  expect(requested).toEqual([`/v2/chains/31337/safes/${testSafe.address}/multisig-transactions/estimations`])
  await expectAccessible(screen.container)
})

test('behavior: of what is over nothing is measured', async () => {
  const screen = await renderWithServices(<GasClaim report={{ id, progress: 'executed', transaction }} />)
  expect(screen.container.textContent).toBe('')
})

test('error: a service that does not say can be asked again', async () => {
  const { button, screen } = await setup(Response.json({ code: 404, message: 'Gone' }, { status: 404 }))
  await button.click()
  await expect.element(screen.getByText(new RegExp(`^${t('gasFailed', { reason: '' })}`))).toBeVisible()
  await expect.element(button).toBeVisible()
})
