import { expect, test } from 'vitest'
import type { WalletItem } from '../wallet-list/WalletItem.ts'
import { CLOSED, type DialogAction, type DialogState } from './DialogState.ts'
import { reduce } from './reduce.ts'

const item: WalletItem = { id: 'lab', name: 'Lab', reach: 'extension', wallet: { id: 'lab', name: 'Lab' } }
const other: WalletItem = { ...item, id: 'other', name: 'Other' }
const error = new Error('x')
const run = (...actions: DialogAction[]) => actions.reduce<DialogState>(reduce, CLOSED)
const shape = (...actions: DialogAction[]) =>
  run(...actions).views.map((view) => ('progress' in view ? `${view.view}:${view.progress.status}` : view.view))

const open: DialogAction = { type: 'open', view: 'list' }
const pick: DialogAction = { item, progress: { status: 'opening' }, type: 'pick' }
const rejected = (attempt: number): DialogAction => ({
  attempt,
  progress: { error, status: 'rejected' },
  type: 'progress',
})

test.each<[string, DialogAction[], string[]]>([
  ['opening', [open], ['list']],
  ['opening the networks', [{ type: 'open', view: 'networks' }], ['networks:idle']],
  ['opening the sign-in', [{ type: 'open', view: 'verify' }], ['verify:preparing']],
  ['opening the profile', [{ type: 'open', view: 'profile' }], ['profile']],
  ['closing', [open, { type: 'close' }], []],
  ['choosing', [open, pick], ['list', 'connect:opening']],
  ['the wallet of the last visit, back while the list is open', [open, { type: 'restored' }], []],
  ['the same while another is chosen', [open, pick, { type: 'restored' }], ['list', 'connect:opening']],
  ['choosing without a list', [pick], ['list', 'connect:opening']],
  ['choosing another', [open, pick, { ...pick, item: other }], ['list', 'connect:opening']],
  [
    'progress',
    [open, pick, { attempt: 1, progress: { status: 'confirm' }, type: 'progress' }],
    ['list', 'connect:confirm'],
  ],
  ['an instant rejection', [open, pick, rejected(1)], ['list', 'connect:rejected']],
  ['a late rejection of an earlier attempt', [open, pick, pick, rejected(1)], ['list', 'connect:opening']],
  ['a rejection after closing', [open, pick, { type: 'close' }, rejected(1)], []],
  ['a rejection after going back', [open, pick, { type: 'back' }, rejected(1)], ['list']],
  ['back from the first view', [open, { type: 'back' }], ['list']],
  [
    'intro and get',
    [open, { type: 'show', view: { view: 'intro' } }, { type: 'show', view: { view: 'get' } }],
    ['list', 'intro', 'get'],
  ],
  [
    'options, install, instructions and back twice',
    [
      open,
      { type: 'show', view: { item, view: 'options' } },
      { type: 'show', view: { item, view: 'install' } },
      { type: 'show', view: { item, path: 'mobile', view: 'instructions' } },
      { type: 'back' },
      { type: 'back' },
    ],
    ['list', 'options'],
  ],
  ['showing while closed', [{ type: 'show', view: { view: 'intro' } }], []],
  [
    'choosing from the instructions',
    [open, { type: 'show', view: { item, path: 'desktop', view: 'instructions' } }, pick],
    ['list', 'instructions', 'connect:opening'],
  ],
  ['connected', [open, pick, { mustSignIn: false, type: 'connected' }], []],
  ['connected with sign-in', [open, pick, { mustSignIn: true, type: 'connected' }], ['verify:preparing']],
  ['connected while closed, with sign-in', [{ mustSignIn: true, type: 'connected' }], ['verify:preparing']],
  [
    'connected while the networks are open',
    [
      { type: 'open', view: 'networks' },
      { mustSignIn: false, type: 'connected' },
    ],
    ['networks:idle'],
  ],
  ['disconnected in the profile', [{ type: 'open', view: 'profile' }, { type: 'disconnected' }], []],
  ['disconnected while choosing', [open, pick, { type: 'disconnected' }], ['list', 'connect:opening']],
  [
    'a refused switch stays',
    [
      { type: 'open', view: 'networks' },
      { progress: { chainId: 1, error, status: 'rejected' }, type: 'switch' },
    ],
    ['networks:rejected'],
  ],
  ['a switch without the view', [open, { progress: { chainId: 1, status: 'asking' }, type: 'switch' }], ['list']],
  ['switched', [{ type: 'open', view: 'networks' }, { type: 'switched' }], []],
  [
    'switched from the profile',
    [
      { type: 'open', view: 'profile' },
      { type: 'show', view: { progress: { status: 'idle' }, view: 'networks' } },
      { type: 'switched' },
    ],
    [],
  ],
  ['switched while looking at something else', [{ type: 'open', view: 'profile' }, { type: 'switched' }], ['profile']],
  [
    'connected on another chain than was asked for',
    [open, pick, { mustSignIn: false, type: 'connected' }, { type: 'connectedElsewhere' }],
    ['networks:idle'],
  ],
  [
    'the same with a sign-in, which waits until the chain is the right one',
    [open, pick, { mustSignIn: true, type: 'connected' }, { type: 'connectedElsewhere' }, { type: 'switched' }],
    ['verify:preparing'],
  ],
  [
    'sign-in progress',
    [
      { type: 'open', view: 'verify' },
      { progress: { message: 'm', status: 'signing' }, type: 'signIn' },
    ],
    ['verify:signing'],
  ],
])('default: %s', (_name, actions, views) => {
  expect(shape(...actions)).toEqual(views)
})

test('behavior: every attempt has a number of its own, also across closing', () => {
  const numbers = [
    [open, pick],
    [open, pick, pick],
    [open, pick, { type: 'close' }, open, pick],
  ] as DialogAction[][]
  expect(numbers.map((actions) => run(...actions).attempt)).toEqual([1, 2, 3])
})
