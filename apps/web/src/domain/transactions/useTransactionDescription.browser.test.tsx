import { encodeMultiSend } from '@countersign/protocol/decode'
import type { SafeTransaction } from '@countersign/protocol/hash'
import { verifyOwn } from '@countersign/protocol/verify'
import { useState } from 'react'
import { encodeFunctionData, getAddress, numberToHex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { safe, testReport } from '../../../test/testReport.ts'
import { useTransactionDescription } from './useTransactionDescription.ts'

const multiSendCallOnly = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'

/** A batch of payments, which is verified anew with every read. */
function createPayroll(count: number, nonce = 5n): SafeTransaction {
  const { transaction } = testReport([])
  if (!transaction) throw new Error('The test report has no transaction.')
  const calls = Array.from({ length: count }, (_, index) => ({
    data: '0x' as const,
    operation: 0 as const,
    to: getAddress(numberToHex(index + 1_000, { size: 20 })),
    value: 1n,
  }))
  const data = encodeFunctionData({
    abi: parseAbi(['function multiSend(bytes transactions) payable']),
    args: [encodeMultiSend(calls)],
  })
  return { ...transaction.value, data, nonce, operation: 1, to: multiSendCallOnly, value: 0n }
}

function Batch({ first, second }: { first: SafeTransaction; second: SafeTransaction }) {
  const [isSecond, setSecond] = useState(false)
  const { description, isLoading } = useTransactionDescription({
    chainId: 31_337,
    safe,
    transaction: verifyOwn(isSecond ? second : first),
  })
  return (
    <>
      <output>{description ? description.actions.length : isLoading ? 'loading' : 'none'}</output>
      <button onClick={() => setSecond(true)} type="button">
        Next
      </button>
    </>
  )
}

const setup = (first: SafeTransaction, second: SafeTransaction) =>
  renderWithServices(<Batch first={first} second={second} />, {
    answerNode: (method) => (method === 'eth_getCode' ? '0x' : numberToHex(9)),
  })

test('default: a large batch is described, in slices', async () => {
  const screen = await setup(createPayroll(199), createPayroll(150))
  await expect.element(screen.getByRole('status')).toHaveTextContent('199')
  await screen.getByRole('button').click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('150')
})

test('behavior: the same transaction read again keeps its description meanwhile', async () => {
  const screen = await setup(createPayroll(199), createPayroll(199))
  const output = screen.getByRole('status')
  await expect.element(output).toHaveTextContent('199')
  const seen: (string | null)[] = []
  const observer = new MutationObserver(() => seen.push(output.element().textContent))
  observer.observe(output.element(), { characterData: true, subtree: true })
  await screen.getByRole('button').click()
  await expect.element(output).toHaveTextContent('199')
  expect(seen).toEqual([])
})
