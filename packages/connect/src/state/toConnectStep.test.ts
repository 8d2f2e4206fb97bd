import { expect, test } from 'vitest'
import type { WalletItem } from '../wallet-list/WalletItem.ts'
import { CLOSED, type View } from './DialogState.ts'
import { reduce } from './reduce.ts'
import { type ConnectStep, toConnectStep } from './toConnectStep.ts'

const item: WalletItem = { id: 'acme', name: 'Acme', reach: 'extension', wallet: { id: 'acme', name: 'Acme' } }
const error = new Error('no')

test.each<[View, ConnectStep]>([
  [{ view: 'list' }, { step: 'idle' }],
  [{ view: 'profile' }, { step: 'idle' }],
  [
    { attempt: 1, item, progress: { error, status: 'rejected' }, view: 'connect' },
    { item, progress: { error, status: 'rejected' }, step: 'connect' },
  ],
  [
    { progress: { message: 'm', status: 'ready' }, view: 'verify' },
    { progress: { message: 'm', status: 'ready' }, step: 'signIn' },
  ],
  [
    { progress: { chainId: 5, status: 'asking' }, view: 'networks' },
    { progress: { chainId: 5, status: 'asking' }, step: 'switch' },
  ],
])('default: %o', (view, step) => {
  expect(toConnectStep({ attempt: 1, views: [{ view: 'list' }, view] })).toEqual(step)
})

test('behavior: from the choice to the connection, and nothing before or after', () => {
  expect(toConnectStep(CLOSED)).toEqual({ step: 'idle' })
  const picked = reduce(CLOSED, { item, progress: { status: 'opening' }, type: 'pick' })
  expect(toConnectStep(picked)).toEqual({ item, progress: { status: 'opening' }, step: 'connect' })
  expect(toConnectStep(reduce(picked, { mustSignIn: false, type: 'connected' }))).toEqual({ step: 'idle' })
})
