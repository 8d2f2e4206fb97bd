import { WalletRpcError } from './WalletRpcError.ts'

type Open = { decide: (isApproved: boolean) => void; method: string }

export type Decisions = {
  /** Grants the oldest open request, waiting for one to come; resolves to its method. */
  approve(): Promise<string>
  /** Resolves when the request is granted; rejects with 4001 when it is not. */
  ask(method: string): Promise<void>
  isOpen(matches: (method: string) => boolean): boolean
  reject(): Promise<string>
}

/** The user of a test wallet: grants everything, or waits to be told. */
export function createDecisions({ isManual }: { isManual: boolean }): Decisions {
  const open: Open[] = []
  const waiting: ((request: Open) => void)[] = []

  async function next(): Promise<Open> {
    return open.shift() ?? new Promise((resolve) => waiting.push(resolve))
  }

  async function decide(isApproved: boolean): Promise<string> {
    const request = await next()
    request.decide(isApproved)
    return request.method
  }

  return {
    approve: () => decide(true),
    async ask(method) {
      if (!isManual) return
      const isApproved = await new Promise<boolean>((resolve) => {
        const request = { decide: resolve, method }
        const waiter = waiting.shift()
        if (waiter) waiter(request)
        else open.push(request)
      })
      if (!isApproved) throw new WalletRpcError(4001, 'User rejected the request.')
    },
    isOpen: (matches) => open.some(({ method }) => matches(method)),
    reject: () => decide(false),
  }
}
