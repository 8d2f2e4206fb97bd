import type { DemoAccount } from '@countersign/devchain/accounts'
import type { Address } from 'viem'
import { z } from 'zod'
import { readStored } from './readStored.ts'

const storageKey = 'countersign.demo-wallet'

const StoredSchema = z.object({ account: z.string(), isConnected: z.boolean() })

export type Session = {
  /** The connected account; undefined without a permission. */
  connected(): DemoAccount | undefined
  connect(address: Address): void
  disconnect(): void
  /** The last connected account, preselected in the next prompt. */
  last(): DemoAccount
  onChange(listener: () => void): void
  /** Rereads storage after another tab wrote to it. */
  reload(): void
}

export type CreateSessionParameters = {
  accounts: readonly [DemoAccount, ...DemoAccount[]]
  storage: Pick<Storage, 'getItem' | 'setItem'>
}

/** The account connected to the page; persisted across reloads, as wallet permissions are. */
export function createSession({ accounts, storage }: CreateSessionParameters): Session {
  const listeners = new Set<() => void>()
  let state = read()

  function read(): { account: DemoAccount; isConnected: boolean } {
    const stored = readStored(storage, storageKey, StoredSchema)
    const account = accounts.find(({ address }) => address === stored?.account)
    return account
      ? { account, isConnected: stored?.isConnected ?? false }
      : { account: accounts[0], isConnected: false }
  }

  function change(next: { account: DemoAccount; isConnected: boolean }): void {
    if (next.account === state.account && next.isConnected === state.isConnected) return
    state = next
    for (const listener of listeners) listener()
  }

  function write(next: { account: DemoAccount; isConnected: boolean }): void {
    storage.setItem(storageKey, JSON.stringify({ account: next.account.address, isConnected: next.isConnected }))
    change(next)
  }

  return {
    connect: (address) =>
      write({ account: accounts.find((account) => account.address === address) ?? state.account, isConnected: true }),
    connected: () => (state.isConnected ? state.account : undefined),
    disconnect: () => write({ account: state.account, isConnected: false }),
    last: () => state.account,
    onChange: (listener) => {
      listeners.add(listener)
    },
    reload: () => change(read()),
  }
}
