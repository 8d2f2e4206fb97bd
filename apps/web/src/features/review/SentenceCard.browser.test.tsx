import { describeTransaction, encodeMultiSend } from '@countersign/protocol'
import { expectAccessible } from '@countersign/test/browser'
import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { bob, dave, safe } from '../../domain/report/testReport.ts'
import { signText as words } from '../../lib/messages/sign.ts'
import { SentenceCard } from './SentenceCard.tsx'

const nativeCurrency = { decimals: 18, symbol: 'ETH' }
const pay = (to: typeof bob | typeof dave) => ({ data: '0x', operation: 0, to, value: 10n ** 18n }) as const

test('default: the sentence, and the account in it in full under the reader’s own name', async () => {
  const description = describeTransaction({ nativeCurrency, safe, transaction: pay(dave) })
  const screen = await renderWithServices(<SentenceCard description={description} />, {
    prepare: ({ names }) => names.update(() => ({ [dave]: 'Dave' })),
  })
  const card = screen.getByRole('region', { name: words.effect })
  await expect.element(card.getByRole('paragraph')).toHaveTextContent('Send 1 ETH to Dave')
  await expect.element(card.getByRole('listitem')).toHaveTextContent(`Dave${dave}`)
  expect(card.getByRole('list', { name: words.steps }).elements()).toEqual([])
  await expectAccessible(screen.container)
})

test('behavior: a batch is told step by step, each account once', async () => {
  const data = encodeFunctionData({
    abi: parseAbi(['function multiSend(bytes transactions) payable']),
    args: [encodeMultiSend([pay(bob), pay(dave), pay(bob)])],
    functionName: 'multiSend',
  })
  const multiSend = '0x9641d764fc13c8B624c04430C7356C1C7C8102e2'
  const description = describeTransaction({
    nativeCurrency,
    safe,
    transaction: { data, operation: 1, to: multiSend, value: 0n },
  })
  const screen = await renderWithServices(<SentenceCard description={description} />)
  const steps = screen.getByRole('list', { name: words.steps }).getByRole('listitem').elements()
  expect(steps.map((step) => step.textContent)).toEqual([bob, dave, bob].map((account) => `Send 1 ETH to ${account}`))
  const accounts = screen.getByRole('list').nth(1).getByRole('listitem').elements()
  const shown = accounts.map((account) => account.querySelector('[data-value]')?.getAttribute('data-value'))
  expect(shown.filter((account) => account === bob)).toHaveLength(1)
  expect(shown).toContain(dave)
})
