import { type SafeTransaction, verifyOwn } from '@countersign/protocol'
import { expectAccessible } from '@countersign/test/browser'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { seedSafe } from '../../../test/seedSafe.ts'
import { testState } from '../../../test/testSafe.ts'
import { testReport } from '../../domain/report/testReport.ts'
import { opinionText as words } from '../../lib/messages/opinion.ts'
import { ServiceOpinion } from './ServiceOpinion.tsx'

const report = testReport([])
const asked: string[] = []

async function setup(answers: Record<string, unknown>) {
  if (!report.transaction) throw new Error('The test report has no transaction.')
  const transaction: SafeTransaction = { ...report.transaction.value, data: '0xa9059cbb' }
  asked.length = 0
  const screen = await renderWithServices(
    <ServiceOpinion report={{ ...report, transaction: verifyOwn(transaction) }} />,
    {
      prepare: seedSafe,
      answerService(path) {
        asked.push(path)
        const key = Object.keys(answers).find((part) => path.endsWith(part))
        return key ? answers[key] : new Error('The service is gone.')
      },
    },
  )
  await screen.getByText(words.title).click()
  return screen
}

test('default: nothing is asked before somebody wants it, and what comes is a claim', async () => {
  const screen = await setup({
    '/data-decoder': { method: 'transfer', parameters: [{ name: 'to', type: 'address', value: '0x' }] },
    '/estimations': { currentNonce: 5, recommendedNonce: 9, safeTxGas: '21000' },
    '/master-copies': [{ address: testState.implementation, version: '1.4.1+L2' }],
    '/nonces': { currentNonce: 5, recommendedNonce: 9 },
  })
  expect(asked).toEqual([])
  await screen.getByRole('button', { name: words.ask }).click()
  for (const text of ['transfer(to)', '21000', '9', '1.4.1+L2', words.silent])
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Evidence: Claimed by the service' })).toBeVisible()
  await expectAccessible(screen.container)
})

test('error: a service that does not answer says nothing, and can be asked again', async () => {
  const screen = await setup({})
  await screen.getByRole('button', { name: words.ask }).click()
  await expect.poll(() => screen.getByText(words.silent).elements().length).toBe(5)
  await expect.element(screen.getByRole('button', { name: words.ask })).toBeEnabled()
})
