/** Knows accounts and nothing else. */
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

/** Fails at everything but being asked who it is. */
export function createBrokenWallet(): string {
  return createDumbWallet('', 1)
    .replaceAll('Dumb', 'Broken')
    .replace('test.dumb', 'test.broken')
    .replace("return (accounts = [''])", "throw new Error('the vault is on fire')")
}

/** Says yes and names nobody. */
export function createEmptyWallet(): string {
  return createDumbWallet('', 1)
    .replaceAll('Dumb', 'Empty')
    .replace('test.dumb', 'test.empty')
    .replace("return (accounts = [''])", 'return []')
}

/** As MetaMask was before EIP-6963: only on `window.ethereum`, and it takes no network whose node is not behind TLS. */
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
