import { WalletRpcError } from './WalletRpcError.ts'

type Open = { decide: (isApproved: boolean) => void; method: string }

export type Decisions = {
  /** Approves the oldest pending request, waiting for one; resolves to its method. */
  approve(): Promise<string>
  /** Resolves when the request is approved; rejects with 4001 otherwise. */
  request(method: string): Promise<void>
  isOpen(matches: (method: string) => boolean): boolean
  reject(): Promise<string>
}

/** The user of a test wallet: approves everything, or waits for the test's decision. */
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
    async request(method) {
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
