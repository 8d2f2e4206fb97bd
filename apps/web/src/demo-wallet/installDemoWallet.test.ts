import { ChainConfigSchema } from '@countersign/protocol/config'
import { expect, test } from 'vitest'
import { findDemoChain } from './installDemoWallet.ts'

const chain = ChainConfigSchema.parse({
  id: 31337,
  name: 'Embedded',
  nativeCurrency: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  network: 'embedded',
  rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
  shortName: 'dev',
})

function setup(...answers: unknown[]) {
  const pauses: number[] = []
  const request = async () => {
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  }
  const wait = async (pause: number) => void pauses.push(pause)
  return { find: () => findDemoChain({ chain, request, wait }), pauses }
}

test('default', async () => {
  const { find, pauses } = setup('0x7a69')
  expect(await find()).toEqual({ chain, rpcUrl: 'http://127.0.0.1:1' })
  expect(pauses).toEqual([])
})

test('behavior: a node that does not answer yet is asked again, ever less often', async () => {
  const { find, pauses } = setup(...Array.from({ length: 7 }, () => new Error('refused')), '0x7a69')
  expect(await find()).toMatchObject({ chain })
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000])
})

test('behavior: another chain behind the address is none', async () => {
  expect(await setup(new Error('refused'), '0x1').find()).toBeUndefined()
})
