import { expect, test } from 'vitest'
import { renderWithServices } from '../../../test/renderWithServices.tsx'
import { bob, dave } from '../../../test/testReport.ts'
import type { Effect } from './Effect.ts'
import { EffectSentence } from './EffectSentence.tsx'

const effect: Effect = {
  icon: 'arrowOut',
  parts: [
    { text: 'Send ', type: 'text' },
    { decimals: 18, symbol: 'ETH', type: 'amount', value: 1_500_000_000_000_000_000n },
    { text: ' to ', type: 'text' },
    { address: dave, type: 'address' },
  ],
  steps: [],
}

test('default: short, for rows', async () => {
  const screen = await renderWithServices(<EffectSentence effect={effect} />)
  expect(screen.container.textContent).toBe('Send 1.5 ETH to 0x90F7…b906')
})

test('parameters: form, whole where one signs', async () => {
  const screen = await renderWithServices(<EffectSentence effect={effect} form="whole" />)
  expect(screen.container.textContent).toBe(`Send 1.5 ETH to ${dave}`)
})

test('behavior: the reader’s own name wins over one in the sentence, and the reader is told who they are', async () => {
  const parts: Effect['parts'] = [
    { address: dave, name: 'Claimed name', type: 'address' },
    { text: ' and ', type: 'text' },
    { address: bob, type: 'address' },
  ]
  const screen = await renderWithServices(<EffectSentence effect={{ ...effect, parts }} form="whole" />, {
    account: bob,
    prepare: ({ names }) => names.update(() => ({ [bob]: 'Bob', [dave]: 'Dave' })),
  })
  await expect.poll(() => screen.container.textContent).toBe('Dave and Bob (you)')
})

test('behavior: an amount of unknown decimals stays raw units and says of what', async () => {
  const parts: Effect['parts'] = [{ token: bob, type: 'amount', value: 1_000_000n }]
  const screen = await renderWithServices(<EffectSentence effect={{ ...effect, parts }} />)
  expect(screen.container.textContent).toContain('1,000,000')
  expect(screen.container.textContent).toContain('0x7099…79C8')
})
