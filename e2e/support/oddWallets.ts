/** Supports account methods only. */
export function createDumbWallet(address: string, chain: number): string {
  return `(() => {
    let accounts = []
    const provider = {
      on() {}, removeListener() {},
      async request({ method }) {
        if (method === 'eth_accounts') return accounts
        if (method === 'eth_chainId') return '0x${chain.toString(16)}'
        if (method === 'eth_requestAccounts') return (accounts = ['${address}'])
        throw { code: -32601, message: 'The method does not exist.' }
      },
    }
    const info = { icon: 'data:image/svg+xml,', name: 'Dumb wallet', rdns: 'test.dumb', uuid: '350670db-19fa-4704-a166-e52e178b59d2' }
    const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
    addEventListener('eip6963:requestProvider', announce)
    announce()
  })()`
}

/** Fails at everything but account requests. */
export function createBrokenWallet(): string {
  return createDumbWallet('', 1)
    .replaceAll('Dumb', 'Broken')
    .replace('test.dumb', 'test.broken')
    .replace("return (accounts = [''])", "throw new Error('the vault is on fire')")
}

/** Connects without accounts. */
export function createEmptyWallet(): string {
  return createDumbWallet('', 1)
    .replaceAll('Dumb', 'Empty')
    .replace('test.dumb', 'test.empty')
    .replace("return (accounts = [''])", 'return []')
}

/** Like MetaMask before EIP-6963: only on `window.ethereum`, and rejects networks whose node lacks TLS. */
export function createOldWallet(address: string, chain: number): string {
  return `(() => {
    let accounts = []
    window.ethereum = {
      isMetaMask: true,
      on() {}, removeListener() {},
      async request({ method }) {
        if (method === 'eth_accounts') return accounts
        if (method === 'eth_chainId') return '0x${chain.toString(16)}'
        if (method === 'eth_requestAccounts') return (accounts = ['${address}'])
        if (method === 'wallet_switchEthereumChain') throw { code: 4902, message: 'Unrecognized chain ID.' }
        if (method === 'wallet_addEthereumChain') throw { code: -32602, message: 'Expected an array with at least one valid string HTTPS url.' }
        throw { code: -32601, message: 'The method does not exist.' }
      },
    }
  })()`
}

/** Knows one network at first, follows `window.permissions`, and records requests in `window.requested`. */
export function createNotingWallet(address: string, chain: number): string {
  return `(() => {
    let accounts = []
    let chainId = '0x${chain.toString(16)}'
    const known = new Set([chainId])
    const listeners = {}
    const move = (id) => { known.add(id); chainId = id; for (const tell of listeners.chainChanged ?? []) tell(id); return null }
    window.requested = []
    const provider = {
      on(event, tell) { (listeners[event] ??= new Set()).add(tell) },
      removeListener(event, tell) { listeners[event]?.delete(tell) },
      async request({ method, params }) {
        window.requested.push({ method, params })
        if (method === 'eth_accounts') return accounts
        if (method === 'eth_chainId') return chainId
        if (method === 'eth_requestAccounts') return (accounts = ['${address}'])
        if (method === 'wallet_requestPermissions') {
          if (!window.permissions) throw { code: -32601, message: 'The method does not exist.' }
          if (window.permissions === 'refused') throw { code: 4001, message: 'User rejected the request.' }
          accounts = ['${address}']
          return [{ caveats: [{ type: 'restrictReturnedAccounts', value: accounts }], parentCapability: 'eth_accounts' }]
        }
        if (method === 'wallet_switchEthereumChain') {
          if (!known.has(params[0].chainId)) throw { code: 4902, message: 'Unrecognized chain ID.' }
          return move(params[0].chainId)
        }
        if (method === 'wallet_addEthereumChain') return move(params[0].chainId)
        if (method === 'wallet_watchAsset') return true
        throw { code: -32601, message: 'The method does not exist.' }
      },
    }
    const info = { icon: 'data:image/svg+xml,', name: 'Noting wallet', rdns: 'test.noting', uuid: '1c7c3e6a-0d43-4d0e-a8f5-0a1b2c3d4e5f' }
    const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
    addEventListener('eip6963:requestProvider', announce)
    announce()
  })()`
}
