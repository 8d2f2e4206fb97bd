import { expect, test } from 'vitest'
import { createOffer, servedMethods } from './createOffer.ts'

const address = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const safe = { address, chainId: 31337 } as const
const own = 'eip155:31337'
const events = ['accountsChanged', 'chainChanged']

test('default: exactly what was asked for and can be served', () => {
  const offer = createOffer(
    {
      requiredNamespaces: { eip155: { chains: [own], events: ['chainChanged'], methods: ['eth_sendTransaction'] } },
      optionalNamespaces: {
        eip155: {
          chains: [own, 'eip155:1'],
          events: ['accountsChanged', 'message'],
          methods: ['personal_sign', 'eth_sign', 'eth_signTransaction', 'personal_sign'],
        },
      },
    },
    safe,
  )
  expect(offer).toEqual({
    declined: { chains: ['eip155:1'], methods: ['eth_sign', 'eth_signTransaction'] },
    lacks: [],
    namespaces: {
      eip155: {
        accounts: [`${own}:${address}`],
        chains: [own],
        events,
        methods: ['eth_sendTransaction', 'personal_sign'],
      },
    },
  })
})

test('behavior: an app that asks for nothing in particular gets all', () => {
  const { namespaces } = createOffer({ optionalNamespaces: {}, requiredNamespaces: {} }, safe)
  expect(namespaces?.eip155).toMatchObject({ chains: [own], events, methods: servedMethods })
})

test('behavior: a namespace can name its chain', () => {
  const requested = { events: [], methods: ['personal_sign'] }
  const offer = createOffer({ optionalNamespaces: {}, requiredNamespaces: { [own]: requested } }, safe)
  expect(offer.namespaces?.eip155).toMatchObject({ chains: [own], methods: ['personal_sign'] })
})

test('error: what the app cannot do without and a Safe does not have', () => {
  const request = (
    requiredNamespaces: Parameters<typeof createOffer>[0]['requiredNamespaces'],
    optionalNamespaces = {},
  ) => createOffer({ optionalNamespaces, requiredNamespaces }, safe)
  const base = { chains: [own], events: [], methods: [] }
  expect(request({ eip155: { ...base, chains: [own, 'eip155:1'] } })).toMatchObject({
    lacks: [{ code: 5100, items: ['eip155:1'], kind: 'chains' }],
    namespaces: undefined,
  })
  expect(request({ eip155: { ...base, methods: ['eth_sign'] } }).lacks).toEqual([
    { code: 5101, items: ['eth_sign'], kind: 'methods' },
  ])
  expect(request({ eip155: { ...base, events: ['made_up'] } }).lacks).toMatchObject([{ code: 5102, kind: 'events' }])
  expect(request({ solana: { ...base, chains: ['solana:5'] } }).lacks).toMatchObject([
    { code: 5104, items: ['solana'] },
  ])
})

test('error: an app that never heard of this chain, though it insists on none', () => {
  const requested = { chains: ['eip155:1', 'eip155:10'], events: [], methods: ['personal_sign'] }
  expect(createOffer({ optionalNamespaces: { eip155: requested }, requiredNamespaces: {} }, safe).lacks).toEqual([
    { code: 5100, items: ['eip155:1', 'eip155:10'], kind: 'chains' },
  ])
  const elsewhere = { chains: ['solana:5'], events: [], methods: [] }
  expect(createOffer({ optionalNamespaces: { solana: elsewhere }, requiredNamespaces: {} }, safe).lacks).toEqual([
    { code: 5100, items: ['solana'], kind: 'chains' },
  ])
})

test('error: keys of an object’s own kind are no namespaces', () => {
  const requested = { chains: [own], events: [], methods: ['personal_sign'] }
  const requiredNamespaces = JSON.parse(JSON.stringify({ constructor: requested }))
  expect(createOffer({ optionalNamespaces: {}, requiredNamespaces }, safe).lacks).toMatchObject([{ code: 5104 }])
})
