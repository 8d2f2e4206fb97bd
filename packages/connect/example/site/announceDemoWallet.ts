import { type Hex, hexToString, numberToHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { z } from 'zod'

/** As long as somebody takes who only presses a button. */
const pause = 900

const icon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Crect width="32" height="32" fill="%230b4fb3"/%3E%3Cpath d="M9 16l5 5 9-10" fill="none" stroke="%23fff" stroke-width="3"/%3E%3C/svg%3E'

const HexSchema = z.templateLiteral(['0x', z.string()])

/**
 * A wallet of this page alone (EIP-6963): whoever has none sees what follows a connection. It approves everything, and
 * its key is gone when the page is left.
 */
export function announceDemoWallet(): void {
  const account = privateKeyToAccount(generatePrivateKey())
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  let chainId: Hex = '0x1'
  let isConnected = false

  const answers: Record<string, (parameters: unknown) => unknown> = {
    eth_accounts: () => (isConnected ? [account.address] : []),
    eth_chainId: () => chainId,
    eth_requestAccounts: async () => {
      await new Promise((resolve) => setTimeout(resolve, pause))
      isConnected = true
      return [account.address]
    },
    personal_sign: async (parameters) => {
      const [message] = z.tuple([HexSchema], z.unknown()).parse(parameters)
      await new Promise((resolve) => setTimeout(resolve, pause))
      return account.signMessage({ message: hexToString(message) })
    },
    wallet_revokePermissions: () => {
      isConnected = false
      return null
    },
    wallet_switchEthereumChain: async (parameters) => {
      const [next] = z.tuple([z.object({ chainId: HexSchema })]).parse(parameters)
      await new Promise((resolve) => setTimeout(resolve, pause))
      chainId = numberToHex(Number(next.chainId))
      for (const listener of listeners.get('chainChanged') ?? []) listener(chainId)
      return null
    },
  }
  const provider = {
    on: (event: string, listener: (value: unknown) => void) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener: (event: string, listener: (value: unknown) => void) => listeners.get(event)?.delete(listener),
    request: async ({ method, params }: { method: string; params?: unknown }) => {
      const answer = answers[method]
      if (!answer) throw Object.assign(new Error(`The demo wallet has no ${method}.`), { code: 4200 })
      return answer(params)
    },
  }
  const detail = Object.freeze({
    info: Object.freeze({ icon, name: 'Demo wallet', rdns: 'demo.countersign', uuid: crypto.randomUUID() }),
    provider,
  })
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
