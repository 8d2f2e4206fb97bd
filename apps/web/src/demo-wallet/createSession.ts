import type { DemoAccount } from '@countersign/devchain/accounts'
import type { Address } from 'viem'
import { z } from 'zod'
import { sessionKey } from './DemoChain.ts'

const StoredSchema = z.object({ account: z.string(), isConnected: z.boolean() })

export type Session = ReturnType<typeof createSession>

type CreateSessionParameters = {
  accounts: readonly [DemoAccount, ...DemoAccount[]]
  storage: Pick<Storage, 'getItem' | 'setItem'>
}

/** The account connected to the page; persisted across reloads, as wallet permissions are. */
export function createSession({ accounts, storage }: CreateSessionParameters) {
  const listeners = new Set<() => void>()
  let state = read()

  function read(): { account: DemoAccount; isConnected: boolean } {
    const stored = readStored(storage, sessionKey, StoredSchema)
    const account = accounts.find(({ address }) => address === stored?.account)
    return account
      ? { account, isConnected: stored?.isConnected ?? false }
      : { account: accounts[0], isConnected: false }
  }

  function change(next: typeof state): void {
    if (next.account === state.account && next.isConnected === state.isConnected) return
    state = next
    for (const listener of listeners) listener()
  }

  function write(next: typeof state): void {
    storage.setItem(sessionKey, JSON.stringify({ account: next.account.address, isConnected: next.isConnected }))
    change(next)
  }

  return {
    connect: (address: Address) =>
      write({ account: accounts.find((account) => account.address === address) ?? state.account, isConnected: true }),
    connected: () => (state.isConnected ? state.account : undefined),
    disconnect: () => write({ account: state.account, isConnected: false }),
    /** The last connected account, preselected in the next prompt. */
    last: () => state.account,
    onChange: (listener: () => void) => void listeners.add(listener),
    reload: () => change(read()),
  }
}

/** Reads a stored value; undefined if it is missing or invalid. */
export function readStored<value>(
  storage: Pick<Storage, 'getItem'>,
  key: string,
  schema: z.ZodType<value>,
): value | undefined {
  try {
    return schema.safeParse(JSON.parse(storage.getItem(key) ?? 'null')).data
  } catch {
    // Not JSON: written by something else.
    return undefined
  }
}
