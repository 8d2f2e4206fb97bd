import { expect, test } from 'vitest'
import { createTestServices, type TestServicesParameters } from '../../../test/createTestServices.ts'
import { testSession, testWho } from '../../../test/testProposal.ts'
import { testSafe } from '../../../test/testSafe.ts'
import { createCatalogue } from '../../lib/messages/createCatalogue.ts'
import { getRequest } from './createRequestQueue.ts'
import { answerRequest } from './getPairedApps.ts'

const t = createCatalogue('walletConnect')

const safe = testSafe.address
const outsider = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function setup(parameters: TestServicesParameters = {}) {
  const services = createTestServices(parameters)
  const stop = new AbortController()
  const session = testSession({ safe: { address: safe, chainId: 31337 } })
  const request = (method: string, params: unknown, { chain = 'eip155:31337', who = testWho } = {}) =>
    answerRequest(services, {
      request: { chain, id: 1, method, params },
      sent: new Map(),
      session: { ...session, who },
      signal: stop.signal,
    })
  return { request, questions: getRequest(services), stop }
}

test('default: what the session itself knows', async () => {
  const { request } = setup()
  expect(await request('eth_accounts', [])).toEqual({ result: [safe] })
  expect(await request('eth_chainId', undefined)).toEqual({ result: '0x7a69' })
  expect(await request('net_version', [])).toEqual({ result: '31337' })
  expect(await request('wallet_switchEthereumChain', [{ chainId: '0x7a69' }])).toEqual({ result: null })
})

test('behavior: a proven origin is asked in its own name, any other as a claim', async () => {
  const { request, questions } = setup()
  void request('eth_sendTransaction', [{ to: outsider }])
  void request('eth_sendTransaction', [{ to: outsider }], { who: { ...testWho, standing: 'proven' } as never })
  void request('eth_sendTransaction', [{ to: outsider }], { who: { ...testWho, origin: '' } as never })
  expect(questions.get().map(({ requester: { isClaimed, origin } }) => [isClaimed, origin])).toEqual([
    [true, 'https://drip.example'],
    [false, 'https://drip.example'],
    [true, t('noOrigin')],
  ])
})

test('behavior: an asker who is gone takes the question along', async () => {
  const { request, questions, stop } = setup()
  const answer = request('eth_sendTransaction', [{ to: outsider }])
  stop.abort()
  expect(await answer).toEqual({ error: { code: 4001, message: t('ownerRejected') } })
  expect(questions.get()).toEqual([])
})

test('error: what is not served, not for this chain, or too large', async () => {
  const { request, questions } = setup()
  for (const method of ['eth_sign', 'eth_signTransaction', 'eth_sendRawTransaction', 'debug_traceCall', '__proto__'])
    expect(await request(method, [safe, '0x00'])).toEqual({
      error: { code: 4200, message: t('notServed', { method }) },
    })
  expect(await request('eth_accounts', [], { chain: 'eip155:1' })).toMatchObject({ error: { code: 4901 } })
  expect(await request('eth_call', ['x'.repeat(5_000_000)])).toEqual({
    error: { code: -32602, message: t('tooLarge') },
  })
  const deep: unknown[] = []
  let inner = deep
  for (let depth = 0; depth < 100; depth += 1) {
    const next: unknown[] = []
    inner.push(next)
    inner = next
  }
  expect(await request('eth_call', deep)).toMatchObject({ error: { code: -32602 } })
  expect(questions.get()).toEqual([])
})

test('error: nonsense in the place of a transaction', async () => {
  const { request, questions } = setup()
  for (const nonsense of [undefined, null, 'text', 7, [], {}, { to: 'nobody' }, { from: 'nobody', to: outsider }])
    for (const method of ['eth_sendTransaction', 'wallet_sendCalls'])
      expect(await request(method, [nonsense])).toMatchObject({ error: { code: -32602 } })
  expect(await request('wallet_sendCalls', [{ calls: [], from: safe }])).toMatchObject({ error: { code: -32602 } })
  expect(questions.get()).toEqual([])
})

test('error: a node that refuses is quoted with its reason, one that is silent is not named', async () => {
  const reverted = setup({
    answerNode: () => {
      throw Object.assign(new Error('execution reverted'), { code: 3, data: '0x08c379a0' })
    },
  })
  expect(await reverted.request('eth_call', [{ to: outsider }, 'latest'])).toMatchObject({
    error: { code: expect.any(Number) },
  })
  const silent = setup({
    answerNode: () => {
      throw new Error('fetch failed: https://key@node.example/secret')
    },
  })
  const answer = await silent.request('eth_call', [{ to: outsider }, 'latest'])
  expect(answer).toMatchObject({ error: { code: -32603 } })
  expect(JSON.stringify(answer)).not.toContain('secret')
})
