export type WalletPageScriptParameters = { binding: string; name: string; rdns: string; uuid: string }

/** The in-page half of the test wallet, as source text because it runs in the page's realm; inputs are JSON. */
export function createWalletPageScript(parameters: WalletPageScriptParameters): string {
  return `(${pageScript})(${JSON.stringify(parameters)})`
}

const pageScript = `({ binding, name, rdns, uuid }) => {
  const listeners = new Map()
  const provider = {
    async request({ method, params }) {
      const answer = await globalThis[binding]({ method, params })
      // A plain object, like the rejections of real wallets.
      if (answer.error) throw answer.error
      return answer.result
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      return provider
    },
    removeListener(event, listener) {
      listeners.get(event)?.delete(listener)
      return provider
    },
  }
  globalThis[binding + '_emit'] = (event, data) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(data)
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4"/></svg>'
  const info = Object.freeze({ icon: 'data:image/svg+xml,' + encodeURIComponent(svg), name, rdns, uuid })
  const detail = Object.freeze({ info, provider })
  const announce = () => globalThis.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  globalThis.addEventListener('eip6963:requestProvider', announce)
  announce()
}`
