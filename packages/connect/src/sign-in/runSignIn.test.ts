import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import type { SignInStatus } from '../state/DialogState.ts'
import type { AuthenticationAdapter } from './AuthenticationAdapter.ts'
import { prepareSignIn, runSignIn } from './runSignIn.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const adapter: AuthenticationAdapter = {
  createMessage: async ({ nonce }) => `message ${nonce}`,
  getNonce: async () => 'abc',
  getSession: async () => null,
  signOut: async () => undefined,
  verify: async () => true,
}
const fail = async () => {
  throw new Error('down')
}
const sign = async (): Promise<Hex> => '0x1234'

async function run(parameters: { adapter?: Partial<AuthenticationAdapter>; sign?: () => Promise<Hex> }) {
  const seen: SignInStatus[] = []
  const accepted = await runSignIn({
    adapter: { ...adapter, ...parameters.adapter },
    message: 'm',
    report: (status) => seen.push(status),
    sign: parameters.sign ?? sign,
  })
  return { accepted, last: seen.at(-1), stages: seen.map(({ status }) => status) }
}

test('default: prepares, signs, verifies', async () => {
  expect(await prepareSignIn({ adapter, address, chainId: 1 })).toEqual({ message: 'message abc', status: 'ready' })
  expect(await run({})).toMatchObject({ accepted: true, stages: ['signing', 'verifying'] })
})

test('behavior: a rejection is no error, the same message can be signed again', async () => {
  const reject = () => Promise.reject({ code: 4001, message: 'User rejected the request.' })
  expect(await run({ sign: reject })).toEqual({
    accepted: false,
    last: { message: 'm', status: 'ready' },
    stages: ['signing', 'ready'],
  })
})

test.each([
  ['nonce', { getNonce: fail }],
  ['message', { createMessage: fail }],
])('error: preparing (%s)', async (_name, broken) => {
  const status = await prepareSignIn({ adapter: { ...adapter, ...broken }, address, chainId: 1 })
  expect(status).toMatchObject({ message: null, stage: 'preparing', status: 'failed' })
  if (status.status === 'failed') expect(status.error.message).toBe('Error preparing message, please retry!')
})

test('error: signing', async () => {
  const { accepted, last } = await run({ sign: fail })
  expect(accepted).toBe(false)
  expect(last).toMatchObject({ message: 'm', stage: 'signing', status: 'failed' })
  if (last?.status === 'failed') expect(last.error.message).toBe('Error signing message, please retry!')
})

test.each([
  ['refused', { verify: async () => false }],
  ['unreachable', { verify: fail }],
])('error: verifying (%s), with a new message for the next try', async (_name, broken) => {
  const { accepted, last } = await run({ adapter: broken })
  expect(accepted).toBe(false)
  expect(last).toMatchObject({ message: null, stage: 'verifying', status: 'failed' })
  if (last?.status === 'failed') expect(last.error.message).toBe('Error verifying signature, please retry!')
})
